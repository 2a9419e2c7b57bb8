"""Which names of a city people type, and how much each counts."""

import re
import unicodedata

# How a city bears a name; Sources/RainCore/Places/Cities/CityNameKind.swift has the same numbers.
CALLED, ALSO, CODE = 0, 1, 2

# Nobody types longer names.
LONGEST = 48

# Names under which a city is at home or known in English, where a smaller town is called so.
USUAL = {
    2886242: ["Cologne"], 3169070: ["Roma"], 1275004: ["Calcutta"], 1264527: ["Madras"],
    104515: ["Mecca"], 109223: ["Medina"], 698740: ["Odessa"], 2910831: ["Hanover"],
    3176219: ["Genova"], 964420: ["Port Elizabeth"], 1880252: ["Singapur"], 3081368: ["Breslau"],
    1253573: ["Baroda"], 1816670: ["Pekin"], 498817: ["St Petersburg"], 2645425: ["Hull"],
    5045360: ["St Paul"], 3703443: ["Panama City"],
    2800931: ["Bruges"],
}

# Names in daily use that GeoNames does not have, or misspells.
MISSING = {
    379252: ["الخرطوم"], 1269843: ["హైదరాబాద్"], 1850147: ["とうきょう"],
}

# Names of other places that GeoNames gives to a city by mistake.
MISTAKEN = {
    1819980: ["Port Stanley"],
}

# Scripts in daily use; the others are for scholars.
SCRIPTS = set("""ARABIC ARMENIAN BENGALI CJK CYRILLIC DEVANAGARI ETHIOPIC GEORGIAN GREEK GUJARATI
GURMUKHI HANGUL HEBREW HIRAGANA KANNADA KATAKANA KATAKANA-HIRAGANA KHMER LAO LATIN MALAYALAM MYANMAR
ORIYA SINHALA TAMIL TELUGU THAANA THAI TIBETAN MODIFIER""".split())

# Where languages that are not written in Latin letters are at home. Names in the scripts of other
# countries are kept for places that are known there, from this number of inhabitants on.
KNOWN_ABROAD = 20_000
LANGUAGES = {
    "ARABIC": "ar fa ur ps ug ckb sd ks ku", "ARMENIAN": "hy", "BENGALI": "bn as",
    "CJK": "zh ja yue nan wuu ko", "HIRAGANA": "ja", "KATAKANA": "ja", "HANGUL": "ko",
    "CYRILLIC": "ru uk be bg sr mk kk ky tg mn uz tt ab os", "DEVANAGARI": "hi mr ne sa kok mai bho",
    "ETHIOPIC": "am ti", "GEORGIAN": "ka", "GREEK": "el", "GUJARATI": "gu", "GURMUKHI": "pa",
    "HEBREW": "he yi", "KANNADA": "kn", "KHMER": "km", "LAO": "lo", "MALAYALAM": "ml",
    "MYANMAR": "my shn", "ORIYA": "or", "SINHALA": "si", "TAMIL": "ta", "TELUGU": "te",
    "THAANA": "dv", "THAI": "th", "TIBETAN": "dz bo",
}

# "City of" in other languages: nobody types it.
CITY_OF = re.compile(
    r"(Lungsod ng|Lungsod han|Siudad ti|Siyudad|Dakbayan|Kota|Bandar Raya|Bandaraya|Ciutat d|"
    r"Cathair|City of|Ville d|Vila d|Estat d|Gorod|Gorad|Horad|Jiji la) ", re.I)

# What only the transliteration of Cyrillic letters brings about.
TRANSLITERATED = re.compile("['’]|zh|kh|shch|eh[a-z]|j[aeou]")
CYRILLIC = "RU UA BY BG RS MK ME BA KZ KG TJ UZ MN XK".split()
LETTERS = dict(zip(
    "абвгдезийклмнопрстуфхыэіјў",
    "a b v g d e z i j k l m n o p r s t u f h y e i j u".split(),
)) | {"ж": "zh", "ц": "c", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": "", "ю": "ju",
      "я": "ja", "ґ": "g", "є": "je", "ђ": "dj", "љ": "lj", "њ": "nj", "ћ": "c", "џ": "dz"}

SAINT_AS_ST = "US CA GB IE AU NZ ZA FR BE CH RE GP MQ MF BL PM LC VC KN AG BB JM TT GG JE".split()
GERMAN = "DE AT CH LI LU".split()
NORDIC = "DK NO SE FO".split()


class Names:
    """Finds the names of a city in its folded forms."""

    def __init__(self, fold, countries, cities):
        self.fold = fold
        self.largest = {fold(city["name"]): city["geonameid"] for city in reversed(cities)}
        self.scripts = {code: self._at_home(country) for code, country in countries.items()}

    def of(self, city):
        """The folded names of a city → how it bears them."""
        names = {}
        for kind, name in self._raw(city):
            for variant_kind, variant in self._variants(name, kind, city["countrycode"]):
                key = self.fold(variant)
                if key and (len(key) <= LONGEST or name == city["name"]):
                    names[key] = min(names.get(key, CODE), variant_kind)
        return names

    def _raw(self, city):
        main = city["name"]
        country = city["countrycode"]
        yield CALLED, main
        for name in USUAL.get(city["geonameid"], []):
            yield CALLED, name
        for name in MISSING.get(city["geonameid"], []):
            yield ALSO, name
        for part in re.split(r"\s*/\s*|\s*\(.*\)", main):
            yield CALLED, part
        folded = self.fold(main)
        scripts = SCRIPTS if city["population"] >= KNOWN_ABROAD else self.scripts[country]
        others = [name for name in city["alternatenames"] if self._is_typed(name, scripts)]
        transliterated = {self._latin(name) for name in others if self._script(name) == "CYRILLIC"}
        for name in others:
            if re.fullmatch("[A-Z]{3}", name):
                if city["population"] >= 300_000:
                    yield CODE, name
                continue
            name = re.split("[,،(]", name)[0].strip() or name
            key = self.fold(name)
            if self._is_misleading(name, key, city):
                continue
            is_foreign = country not in CYRILLIC and TRANSLITERATED.search(name.lower())
            if is_foreign and key in transliterated and key != folded:
                continue
            is_short = city["population"] >= 100_000 and self._is_short_for(key, folded)
            yield CALLED if is_short else ALSO, name

    def _is_misleading(self, name, key, city):
        """Whether who types the name means another place: a single letter, a mistake, or a smaller
        namesake of a city with its name spelled apart (`Ber Lin`, Maryland)."""
        if name in MISTAKEN.get(city["geonameid"], []) or len(key) == 1 and key != key.upper():
            return True
        folded = self.fold(city["name"])
        is_spelled_apart = key != folded and key.replace(" ", "") == folded
        return is_spelled_apart and self.largest[folded] != city["geonameid"]

    @staticmethod
    def _at_home(country):
        """The scripts in which the languages of a country are written, Latin always."""
        spoken = {language.partition("-")[0] for language in country["languages"].split(",")}
        written = {s for s, languages in LANGUAGES.items() if spoken & set(languages.split())}
        return written | {"LATIN", "MODIFIER", "KATAKANA-HIRAGANA"}

    def _is_typed(self, name, wanted):
        """Whether a person would type the name: no transliteration, no script unknown there."""
        plain = unicodedata.normalize("NFD", name)
        if re.search("[a-z]", plain) and not re.search("[A-Z]", plain):
            return False
        if CITY_OF.match(name) or not name:
            return False
        scripts = {self._script(letter) for letter in name if letter.isalpha()}
        return scripts <= wanted and not {"LATIN", "ARABIC"} <= scripts

    @staticmethod
    def _script(text):
        letter = next((letter for letter in text if letter.isalpha()), "?")
        return unicodedata.name(letter, "NONE").split()[0]

    def _latin(self, name):
        return "".join(LETTERS.get(letter, letter) for letter in self.fold(name))

    @staticmethod
    def _is_short_for(key, folded):
        """Whether the name is the beginning of the full one, or that one without `City`."""
        if len(key) >= 3 and folded.startswith(key + " "):
            return True
        without = re.sub(r"^(city of|ciudad|greater|heroica|the) | (city|shi)$", "", folded)
        return key == without

    def _variants(self, name, kind, country):
        """The name and the ways in which people write it instead."""
        yield kind, name
        if kind == CODE:
            return
        yield from self._saints(name, kind, country)
        if country in GERMAN + NORDIC and re.search("[äöüÄÖÜåøÅØ]", name):
            aa = name.replace("å", "aa").replace("Å", "Aa").replace("ø", "oe").replace("Ø", "Oe")
            yield kind, re.sub("[äöü]", r"\g<0>e", re.sub("[ÄÖÜ]", r"\g<0>e", aa))
        if re.search("['’]", name):
            yield max(kind, ALSO), re.sub("['’]", " ", name)
        if len(name) > 2 and name[-1] in "市시" and country in ("JP", "CN", "TW", "KR", "KP"):
            yield kind, re.sub("(特別|특별|광역| )?[市시]$", "", name)

    @staticmethod
    def _saints(name, kind, country):
        short = kind if country in SAINT_AS_ST else max(kind, ALSO)
        yield short, re.sub(r"\b(Saint|Sankt|Sint)\b", "St", name)
        yield short, re.sub(r"\bSainte\b", "Ste", name)
        full = "Sankt" if country in GERMAN else "Saint"
        yield kind, re.sub(r"\bSt\b\.?", full, name)
        yield kind, re.sub(r"\bSte\b\.?", "Sainte", name)
        if country in ("US", "CA", "AU", "NZ"):
            yield kind, re.sub(r"\bFort\b", "Ft", re.sub(r"\bMount\b", "Mt", name))
