import type { Language } from "#language/packs.ts";

type Table = { roots: ReadonlyMap<string, number>; endings: RegExp; isCompounding: boolean; decade: RegExp };

const table = (pairs: string): ReadonlyMap<string, number> =>
  new Map(
    pairs.split(/\s+/u).map((pair) => {
      const [root = "", value = "0"] = pair.split(":");
      return [root, Number(value)];
    }),
  );

/** Roots as "root:value". One counts only inside a compound: alone it is an article or a pronoun as well. */
const tables: Record<Language, Table> = {
  en: {
    roots: table(
      `two:2 three:3 third:3 four:4 five:5 fif:5 six:6 seven:7 eight:8 eigh:8 nine:9 nin:9 ten:10 eleven:11 twelve:12
      twelf:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 twentie:20
      thirty:30 thirtie:30 forty:40 fortie:40 fifty:50 fiftie:50 sixty:60 sixtie:60 seventy:70 seventie:70 eighty:80
      eightie:80 ninety:90 ninetie:90 hundred:100 thousand:1000`,
    ),
    endings: /^(?:th|s)$/u,
    isCompounding: false,
    decade: /ties$/u,
  },
  sv: {
    roots: table(
      `en:1 ett:1 två:2 tre:3 tredje:3 fyra:4 fjärde:4 fem:5 femte:5 sex:6 sjätte:6 sju:7 sjunde:7 åtta:8 åttonde:8
      nio:9 tio:10 elva:11 elfte:11 tolv:12 tolfte:12 tretton:13 fjorton:14 femton:15 sexton:16 sjutton:17 arton:18
      aderton:18 nitton:19 tjugo:20 trettio:30 fyrtio:40 femtio:50 sextio:60 sjuttio:70 åttio:80 nittio:90 tretti:30
      fyrti:40 femti:50 sexti:60 sjutti:70 åtti:80 nitti:90 hundra:100 tusen:1000`,
    ),
    endings: /^(?:tal|talet|talets|tals|de|nde)$/u,
    isCompounding: true,
    decade: /tal(?:et|ets|s)?$/u,
  },
  it: {
    roots: table(
      `uno:1 due:2 tre:3 tré:3 terz:3 quattro:4 quart:4 cinque:5 quint:5 sei:6 sest:6 sette:7 settim:7 otto:8 ottav:8
      nove:9 nono:9 nona:9 dieci:10 decim:10 undici:11 dodici:12 tredici:13 quattordici:14 quindici:15 sedici:16
      diciassette:17 diciotto:18 diciannove:19 venti:20 vent:20 trenta:30 trent:30 quaranta:40 quarant:40 cinquanta:50
      cinquant:50 sessanta:60 sessant:60 settanta:70 settant:70 ottanta:80 ottant:80 novanta:90 novant:90 cento:100
      mille:1000 mila:1000`,
    ),
    endings: /^(?:a|o|esim[oaie])$/u,
    isCompounding: true,
    decade: /^$/u,
  },
  pl: {
    roots: table(
      `dwa:2 dwie:2 dwóch:2 dwoje:2 dwaj:2 dwom:2 dwoma:2 trzy:3 trze:3 troje:3 trzec:3 cztere:4 cztery:4 czworo:4
      czwart:4 pięć:5 pięc:5 piąt:5 sześć:6 sześc:6 szóst:6 siedem:7 siedm:7 siódm:7 osiem:8 ośm:8 ósm:8 dziewięć:9
      dziewięc:9 dziewiąt:9 dziesięć:10 dziesięc:10 dziesiąt:10 jedenaśc:11 jedenast:11 dwanaśc:12 dwunast:12
      trzynaśc:13 trzynast:13 czternaśc:14 czternast:14 piętnaśc:15 piętnast:15 szesnaśc:16 szesnast:16 siedemnaśc:17
      siedemnast:17 osiemnaśc:18 osiemnast:18 dziewiętnaśc:19 dziewiętnast:19 dwadzieśc:20 dwudziest:20 trzydzieśc:30
      trzydziest:30 czterdzieśc:40 czterdziest:40 pięćdziesiąt:50 pięćdziesięc:50 sześćdziesiąt:60 sześćdziesięc:60
      siedemdziesiąt:70 siedemdziesięc:70 osiemdziesiąt:80 osiemdziesięc:80 dziewięćdziesiąt:90 dziewięćdziesięc:90
      sto:100 stu:100 dwieśc:200 dwust:200 trzyst:300 czteryst:400 pięćset:500 sześćset:600 siedemset:700 osiemset:800
      dziewięćset:900 dziewięciuset:900 tysiąc:1000 tysięc:1000`,
    ),
    endings:
      /^(?:[yieau]|ie|ia|iu|i?oro|i?orgi?e?[amu]?m?|ch|m|ma|j|i?ego|i?emu|im|ich|imi|i?ej|ym|ych|ymi|om|ami|ach|y|ny|nego)$/u,
    isCompounding: false,
    decade: /(?:dziesiąt|dwudziest|trzydziest|czterdziest)(?:e|ych)$/u,
  },
};

const shortestRoot = 2;
const beginnings = new Map(
  Object.entries(tables).map(([language, { roots }]) => [
    language,
    new Set([...roots.keys()].map((root) => root.slice(0, shortestRoot))),
  ]),
);

/** Values of the parts of a word that is made of number words throughout, or null. */
const partsOf = (word: string, language: Language): number[] | null => {
  const { roots, endings, isCompounding } = tables[language];
  const whole = roots.get(word);
  if (whole !== undefined) return [whole];
  for (let length = Math.min(word.length - 1, 18); length > 1; length -= 1) {
    const value = roots.get(word.slice(0, length));
    if (value === undefined) continue;
    const rest = word.slice(length);
    if (endings.test(rest)) return [value];
    const after = isCompounding ? partsOf(rest, language) : null;
    if (after) return [value, ...after];
  }
  return null;
};

const longestNumberWord = 45;

/** What a lower-case word says as a number word: the values of its parts, and whether it names a decade; or null. */
export const numberWord = (
  word: string,
  language: Language,
): { values: number[]; isDecade: boolean } | null => {
  if (!beginnings.get(language)?.has(word.slice(0, shortestRoot))) return null;
  const values = word.length > longestNumberWord ? null : partsOf(word, language);
  if (!values || values.join() === "1") return null;
  return { values, isDecade: tables[language].decade.test(word) };
};
