import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { isNamed, numbersBeside, numbersIn } from "./numbers.ts";

const values = (text: string, language: Language): number[] =>
  numbersIn(text, language).map(({ value }) => value);

describe("numbers in what was told", () => {
  it("reads a year however it is said", () => {
    expect(values("in 1953, nineteen fifty-three", "en")).toEqual([1953, 1953]);
    expect(values("nittonhundrafemtiotre", "sv")).toEqual([1953]);
    expect(values("nel millenovecentocinquantatré", "it")).toEqual([1953]);
    expect(values("w tysiąc dziewięćset pięćdziesiątym trzecim roku", "pl")).toEqual([1953]);
  });

  it("reads ages and amounts in words with their inflections", () => {
    expect(values("twenty-two cows, three hundred men, 12,500 trees", "en")).toEqual([22, 300, 12500]);
    expect(values("tjugofem kor och en tjur", "sv")).toEqual([25]);
    expect(values("trentuno capre e una mucca, non di più", "it")).toEqual([31]);
    expect(values("dwunastu ludzi i siedmioro dzieci przy piecu", "pl")).toEqual([12, 7]);
  });

  it("takes a year told exactly for a decade, and no year for a decade told", () => {
    const [fifties] = numbersIn("the fifties", "en");
    const [year] = numbersIn("1953", "en");
    expect(isNamed(fifties!, [year!])).toBe(true);
    expect(isNamed(year!, [fifties!])).toBe(false);
    expect(isNamed(numbersIn("50-talet", "sv")[0]!, numbersIn("femtiotalet", "sv"))).toBe(true);
  });

  it.each<[Language, string, number[]]>([
    ["pl", "Czółenka, trzydzieści siódemka, trójka dzieci, po sześćdziesiątce.", [37, 3, 60]],
    ["pl", "W piątki i w piątek stuka, dziesiątki razy.", []],
    ["sv", "En trettiosjua, en trea med kök, en femma och tian.", [37, 3, 5, 10]],
    ["sv", "Ena skon var en etta, den andra för sexig.", []],
    ["en", "A size thirty-seven, and hers a seven.", [37, 7]],
    ["it", "Portava il trentasette.", [37]],
  ])("reads a size, a grade or a tram by its number (%s): %s", (language, text, told) => {
    expect(values(text, language)).toEqual(told);
  });

  it.each<[Language, string, number[]]>([
    ["pl", "Matka trzyma słuchawkę i stoi.", []],
    ["pl", "Trzech stało, trzema wozami, a stu widziało dwie z czterema.", [3, 3, 100, 2, 4]],
    ["it", "Da Trento veniva il vento.", []],
    ["it", "In terza, al quarto piano, aveva vent’anni, poi ventuno.", [3, 4, 20, 21]],
  ])("takes no word for a number that only begins like one (%s): %s", (language, text, told) => {
    expect(values(text, language)).toEqual(told);
  });

  it.each<[Language, string, number[]]>([
    ["en", "The ten-year-old and her six-year-old sister.", [10, 6]],
    ["sv", "Sexåringen bar treåriga Lena, en tjugofyraåring såg på.", [6, 3, 24]],
    ["pl", "Trzyletnia Jola, czteroletnim bratem, dwudziestoczterolatkowi, osiemnastolatka.", [3, 4, 24, 18]],
    ["it", "Una quindicenne, un ventiquattrenne; ottenne un posto.", [15, 24]],
  ])("reads an age in one word (%s): %s", (language, text, told) => {
    expect(values(text, language)).toEqual(told);
  });

  it.each<[Language, string, number[]]>([
    ["pl", "Trzecia klasa. Dziewięćdziesiąty trzeci, czwarty. Lekcje się kończyły.", [94]],
    ["pl", "W sześćdziesiątym drugim albo trzecim, nie wiem.", [63]],
    ["pl", "W sześćdziesiątym drugim, trzeciego lutego.", []],
    ["en", "In ninety-three, four. Or sixty-two or three.", [94, 63]],
    ["en", "He had ninety-three, six died. In sixty-two, three men came.", []],
    ["sv", "Det var nittiotre, fyra. Sextiotvå eller tre.", [94, 63]],
    ["it", "Nel novantatré, quattro. Nel sessantadue o tre.", [94, 63]],
  ])("hears of a year and the one beside it, said in short (%s): %s", (language, text, told) => {
    expect(numbersBeside(text, language).map(({ value }) => value)).toEqual(told);
  });

  it("takes fifty cows for no year", () => {
    expect(isNamed(numbersIn("fifty cows", "en")[0]!, numbersIn("in 1953", "en"))).toBe(false);
  });
});
