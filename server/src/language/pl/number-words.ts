import { set } from "../grammar.ts";
import { type NumberWords, rootsOf } from "../number-words.ts";

/** A seven of shoes, of years or of children: "siódemka", in the cases of the singular. */
const nouns = (pairs: string): string =>
  pairs.replace(/(\p{L}+)(:\d+)/gu, (_, stem: string, value: string) =>
    ["ka", "ki", "ce", "kę", "ką"].map((ending) => `${stem}${ending}${value}`).join(" "),
  );

/** An age in one word, "czteroletni", "dwudziestoczterolatek", in its cases: each root of a number with these words for years behind it. */
const ages = (units: string, tens: string): string => {
  const endings =
    "letni letnia letnie letnią letniego letniej letniemu letnim letnich letnimi latek latka latki latkę latką latce latkowi latkiem latku latkom latkami latkach latków";
  const read = (pairs: string): [string, number][] =>
    [...rootsOf(pairs)].map(([root, value]) => [root, value]);
  const [ones, decades] = [read(units), read(tens)];
  const all = [
    ...ones,
    ...decades.flatMap(([ten, value]): [string, number][] => [
      [ten, value],
      ...ones
        .filter(([, one]) => one < 10)
        .map(([one, more]): [string, number] => [`${ten}${one}`, value + more]),
    ]),
  ];
  return all
    .flatMap(([root, value]) => endings.split(" ").map((ending) => `${root}${ending}:${value}`))
    .join(" ");
};

export const numberWords: NumberWords = {
  // "Piątki" are Fridays as well, and "dziesiątki" any crowd.
  roots: rootsOf(
    `dwa:2 dwie:2 dwóch:2 dwoje:2 dwaj:2 dwom:2 dwoma:2 dwiema:2 trzy:3 trze:3 troje:3 trzec:3 cztere:4 cztery:4 czworo:4
    czwart:4 pięć:5 pięc:5 piąt:5 sześć:6 sześc:6 szóst:6 siedem:7 siedm:7 siódm:7 osiem:8 ośm:8 ósm:8 dziewięć:9
    dziewięc:9 dziewiąt:9 dziesięć:10 dziesięc:10 dziesiąt:10 jedenaśc:11 jedenast:11 dwanaśc:12 dwunast:12
    trzynaśc:13 trzynast:13 czternaśc:14 czternast:14 piętnaśc:15 piętnast:15 szesnaśc:16 szesnast:16 siedemnaśc:17
    siedemnast:17 osiemnaśc:18 osiemnast:18 dziewiętnaśc:19 dziewiętnast:19 dwadzieśc:20 dwudziest:20 trzydzieśc:30
    trzydziest:30 czterdzieśc:40 czterdziest:40 pięćdziesiąt:50 pięćdziesięc:50 sześćdziesiąt:60 sześćdziesięc:60
    siedemdziesiąt:70 siedemdziesięc:70 osiemdziesiąt:80 osiemdziesięc:80 dziewięćdziesiąt:90 dziewięćdziesięc:90
    sto:100 stu:100 dwieśc:200 dwust:200 trzyst:300 czteryst:400 pięćset:500 sześćset:600 siedemset:700 osiemset:800
    dziewięćset:900 dziewięciuset:900 tysiąc:1000 tysięc:1000 dwutysięczn:2000
    piątka:5 piątkę:5 piątką:5 piątce:5 dziesiątka:10 dziesiątkę:10 dziesiątką:10 dziesiątce:10
    ${nouns(
      `dwój:2 trój:3 czwór:4 szóst:6 siódem:7 ósem:8 dziewiąt:9 jedenast:11 dwunast:12 trzynast:13 czternast:14 piętnast:15
      szesnast:16 siedemnast:17 osiemnast:18 dziewiętnast:19 dwudziest:20 trzydziest:30 czterdziest:40 pięćdziesiąt:50
      sześćdziesiąt:60 siedemdziesiąt:70 osiemdziesiąt:80 dziewięćdziesiąt:90`,
    )}
    ${ages(
      `dwu:2 trzy:3 cztero:4 pięcio:5 sześcio:6 siedmio:7 ośmio:8 dziewięcio:9 dziesięcio:10 jedenasto:11 dwunasto:12 trzynasto:13
      czternasto:14 piętnasto:15 szesnasto:16 siedemnasto:17 osiemnasto:18 dziewiętnasto:19`,
      "dwudziesto:20 trzydziesto:30 czterdziesto:40 pięćdziesięcio:50 sześćdziesięcio:60 siedemdziesięcio:70 osiemdziesięcio:80 dziewięćdziesięcio:90",
    )}`,
  ),
  units: {
    roots: rootsOf(
      "jeden:1 pierwszy:1 pierwsza:1 pierwsze:1 pierwszego:1 pierwszej:1 pierwszym:1 drugi:2 druga:2 drugie:2 drugiego:2 drugiej:2 drugim:2",
    ),
    joint: " ",
  },
  endings:
    /^(?:[yieau]|ie|ia|iu|i?oro|i?orgi?e?[amu]?m?|ch|m|ma|j|i?ego|i?emu|im|ich|imi|i?ej|ym|ych|ymi|om|ami|ach|y|ny|nego)$/u,
  whole: set("dwa dwie dwóch dwoje dwaj dwom dwoma dwiema trzy troje cztery czworo sto stu"),
  lookalikes: new Set(),
  isCompounding: false,
  ordinal: null,
  decade: /(?:dziesiąt|dwudziest|trzydziest|czterdziest)(?:e|ych)$/u,
  decadeBefore: null,
  yearsAfter:
    /(\p{L}+|\d+) (?:lata?|roku|latach) (?:później|potem)(?!\p{L})|(?<!\p{L})po (\p{L}+|\d+) latach(?!\p{L})/giu,
  // "W sześćdziesiątym drugim, trzeciego" is a day: both stand in one case.
  beside:
    /^\p{L}+(?:o(?:,|,? (?:czy|albo|lub|może)(?: w)?) \p{L}+o|m(?:,|,? (?:czy|albo|lub|może)(?: w)?) \p{L}+m|[iy](?:,|,? (?:czy|albo|lub|może)(?: w)?) \p{L}+[iy]|[ćea](?:,|,? (?:czy|albo|lub|może)(?: w)?) \p{L}+[ćea])(?=\s*(?:[.,;:!?…)]|$))/iu,
  mended:
    /^\p{L}+[.,…]*\s*(?:[–—-]\s*)?(?:nie|przepraszam|zaraz|czekaj|czekej|znaczy)(?:[.,…]*\s+(?:nie|czekaj|czekej|zaraz|przepraszam|znaczy|raczej|kłamię|to|do|w|od|było))*[.,…]*\s+\p{L}+(?=\s*(?:[.,;:!?…–—)]|$))/iu,
  pair: /(?<!\p{L})(?:we dw(?:oje|ie|óch)|(?:ich|nas|was) dwoje|oni dwoje)(?!\p{L})/giu,
};
