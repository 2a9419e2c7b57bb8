"""Lays the data out for searching in place; README.md describes the format."""

import collections
import struct

BLOCK = 16
DEGREE = 100_000


class Text:
    """A pool of texts, each with its length in one byte before it."""

    def __init__(self):
        self.bytes = bytearray()
        self.offsets = {}

    def offset(self, text):
        if text not in self.offsets:
            encoded = text.encode()
            self.offsets[text] = len(self.bytes)
            self.bytes += bytes([len(encoded)]) + encoded
        return self.offsets[text]


class Layout:
    """Collects the parts, then gives the bytes."""

    def __init__(self):
        self.text = Text()
        self.zones = {}
        self.cities = []
        self.names = collections.defaultdict(list)

    def add_divisions(self, divisions):
        self.countries = b"".join(
            struct.pack("<2sHI", code.encode(), 0, self.text.offset(name))
            for code, name in divisions.countries)
        self.regions = b"".join(
            struct.pack("<HHI", country, 0, self.text.offset(name))
            for country, name in divisions.regions)
        self.divisions = {key: sorted(targets) for key, targets in divisions.index.items()}

    def add_city(self, city, region, names):
        number = len(self.cities)
        zone = self.zones.setdefault(city["timezone"], len(self.zones))
        self.cities.append((
            self.text.offset(city["name"]), city["geonameid"], round(city["latitude"] * DEGREE),
            round(city["longitude"] * DEGREE), city["population"], region, zone))
        for name, kind in names.items():
            self.names[name].append(number | kind << 17)

    def add_folding(self, table):
        self.folding = b""
        for character, replacement in sorted(table.items()):
            encoded = replacement.encode()
            self.folding += struct.pack("<IB7s", ord(character), len(encoded), encoded)

    def summary(self):
        return f"{len(self.names)} names, {len(self.divisions)} names of countries and regions"

    def bytes(self):
        bands, banded = self._bands()
        sections = [
            b"".join(struct.pack("<I", self.text.offset(zone)) for zone in self.zones),
            self.countries, self.regions,
            b"".join(struct.pack("<IIiiIHH", *city) for city in self.cities),
            bands, banded, _index(self.names), _index(self.divisions), self.folding,
        ]
        sections.insert(0, bytes(self.text.bytes))
        offset = 8 + 4 * (len(sections) + 1)
        header = b"RAINCTY\x02"
        body = b""
        for section in sections:
            header += struct.pack("<I", offset + len(body))
            body += section + bytes(-len(section) % 4)
        return header + struct.pack("<I", offset + len(body)) + body

    def _bands(self):
        """The cities by degree of latitude from south to north, in each from west to east."""
        bands = [[] for _ in range(180)]
        for number, (_, _, latitude, longitude, population, *_) in enumerate(self.cities):
            north, east = latitude + 90 * DEGREE, longitude + 180 * DEGREE
            band = min(179, north // DEGREE)
            size = max(0, (population.bit_length() - 11) // 2)
            bands[band].append(
                (east, size << 60 | east << 34 | north - band * DEGREE << 17 | number))
        starts, banded = b"", b""
        for band in bands:
            starts += struct.pack("<I", len(banded) // 8)
            banded += b"".join(struct.pack("<Q", city) for _, city in sorted(band))
        return starts + struct.pack("<I", len(banded) // 8), banded


def _index(names):
    """Sorted names with their values; each name without what it shares with the one before it."""
    offsets, blocks, before = [], b"", b""
    pieces, length = [], 0
    for position, (name, values) in enumerate(sorted((n.encode(), v) for n, v in names.items())):
        if position % BLOCK == 0:
            offsets.append(length)
            before = b""
        shared = _shared(before, name)
        rest = name[shared:]
        entry = bytes([shared, len(rest)]) + rest + _number(len(values))
        entry += b"".join(value.to_bytes(3, "little") for value in values)
        pieces.append(entry)
        length += len(entry)
        before = name
    blocks = b"".join(pieces)
    return struct.pack(f"<I{len(offsets)}I", len(offsets), *offsets) + blocks


def _shared(before, name):
    """How many bytes two names share, whole characters only."""
    shared = 0
    while shared < min(len(before), len(name)) and before[shared] == name[shared]:
        shared += 1
    while shared < len(name) and shared and name[shared] & 0xC0 == 0x80:
        shared -= 1
    return shared


def _number(number):
    """A number in groups of seven bits, the lowest first."""
    result = b""
    while number >= 0x80:
        result += bytes([number & 0x7F | 0x80])
        number >>= 7
    return result + bytes([number])
