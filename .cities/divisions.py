"""The countries and regions: their names, and what people write after a comma to name them."""

import collections

# What no source has: traditional abbreviations that are not the beginning of the name.
REGION_ABBREVIATIONS = {
    "US.FL": ["Fla."], "US.PA": ["Penna."], "US.DC": ["Washington"], "CA.01": ["Alta."],
    "MX.09": ["D.F.", "CDMX"], "AR.07": ["CABA"], "GB.ENG": ["Eng."],
}
COUNTRY_NAMES = {
    "US": ["USA", "U S A", "America"], "GB": ["UK", "U K"], "AE": ["UAE"], "NL": ["Holland"],
    "RU": ["Russia"], "KR": ["Korea", "South Korea"], "KP": ["Korea", "North Korea"],
    "CI": ["Ivory Coast"], "CV": ["Cape Verde"], "MM": ["Burma"], "CD": ["DRC", "Congo"],
    "CG": ["Congo"], "PS": ["Palestine"], "TL": ["East Timor"], "SY": ["Syria"],
}

# Marks in the index: what only a code stands for, and a territory by the name of its state.
REGION, TERRITORY, CODE = 1 << 16, 1 << 17, 1 << 18

# Territories, and the state that people name for them; it counts where nothing of its own does.
STATES = {
    "US": "PR GU VI AS MP UM", "FR": "RE GP MQ GF YT NC PF PM BL MF WF", "DK": "GL FO",
    "GB": "GI BM KY FK JE GG IM TC VG AI MS SH PN", "NL": "AW CW SX BQ", "CN": "HK MO",
    "FI": "AX", "NO": "SJ", "AU": "CX CC NF", "NZ": "CK NU TK", "RS": "XK",
}


class Divisions:
    """Numbers for countries and regions, and the index of their names."""

    def __init__(self, sources, cities, fold):
        self.fold = fold
        self.codes = sorted({city["countrycode"] for city in cities})
        known = sources.countries()
        self.countries = [(code, known[code]["name"].strip()) for code in self.codes]
        self.index = collections.defaultdict(set)
        self._index_countries(sources, known)
        self._number_regions(sources, cities)

    def region_of(self, city):
        """The number of the region of a city."""
        return self.numbers[city["countrycode"], city["admin1code"]]

    def _add(self, name, target):
        key = self.fold(name)
        if key and target & ~CODE not in self.index[key]:
            self.index[key].add(target)

    def _index_countries(self, sources, known):
        numbers = {code: number for number, code in enumerate(self.codes)}
        names = [*self.countries, *sources.country_aliases()]
        names += [(code, name) for code, more in COUNTRY_NAMES.items() for name in more]
        names = [(code, name, 0) for code, name in names]
        names += [(code, code, CODE) for code in self.codes]
        names += [(code, known[code]["iso3"], CODE) for code in self.codes]
        for code, name, mark in names:
            if code in numbers:
                self._add(name, numbers[code] | mark)
            for territory in STATES.get(code, "").split():
                if territory in numbers:
                    self._add(name, numbers[territory] | TERRITORY | mark)

    def _number_regions(self, sources, cities):
        known = sources.regions()
        names = self._names_by_vote(sources.region_names(), cities, known)
        self.numbers, self.regions = {}, []
        for country, code in sorted({(city["countrycode"], city["admin1code"]) for city in cities}):
            number = len(self.regions)
            name, iso, aliases = known.get(f"{country}.{code}", ("", "", []))
            self.numbers[country, code] = number
            self.regions.append((self.codes.index(country), names.get((country, code), name)))
            abbreviations = REGION_ABBREVIATIONS.get(f"{country}.{code}", [])
            for alias in [self.regions[-1][1], name, *aliases, *abbreviations]:
                self._add(alias, number | REGION)
            for short in {iso.partition("-")[2], code}:
                if short.isalpha():
                    self._add(short, number | REGION | CODE)

    def _names_by_vote(self, places, cities, known):
        """The name that most places of a region give for it, where they agree.

        Where provinces were merged, places still name the old ones: a name of the new one goes first.
        """
        votes = collections.defaultdict(collections.Counter)
        for city in cities:
            place = city["countrycode"], round(city["latitude"], 4), round(city["longitude"], 4)
            if place in places:
                votes[city["countrycode"], city["admin1code"]][places[place]] += 1
        names = {}
        for region, counter in votes.items():
            name, _, aliases = known.get(".".join(region), ("", "", []))
            own = {self.fold(alias) for alias in [name, *aliases] if alias}
            own |= {f"{alias} province" for alias in own}
            best = min(counter, key=lambda name: (self.fold(name) not in own, -counter[name], name))
            if self.fold(best) in own or counter[best] >= 0.7 * sum(counter.values()):
                names[region] = best
        return names
