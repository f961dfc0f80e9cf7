import { describe, expect, test } from "vitest";
import { addressIn, packFor } from "../address.ts";
import { pl } from "./pack.ts";

const wordingsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(wordingsIn);
};

const { conversation } = pl;
const { turnedKin, commonCapitals, ...said } = conversation;
const wordings = [...wordingsIn(said), ...turnedKin.map((kin) => kin.said)];

describe("what Saga says in Polish besides its questions", () => {
  test("never guesses whether a man or a woman is spoken to, nor who 'we' are", () => {
    const guesses =
      /\p{L}(?:łaś|łeś|łabyś|łbyś|łam|łem|liśmy|łyśmy)(?!\p{L})|(?<!\p{L})(?:pana?|panu|pani|panią|państwo)(?!\p{L})/iu;
    expect(wordings.filter((text) => guesses.test(text))).toEqual([]);
  });

  test("says Pan or Pani to whoever has shown which, and leaves no bracket", () => {
    const all = (["man", "woman"] as const).map((address) => wordingsIn(packFor(pl, address).conversation));
    expect(all.flat().filter((text) => /[[\]|]/u.test(text))).toEqual([]);
    const [toMan = [], toWoman = []] = all;
    expect(toMan.filter((text) => /(?<!\p{L})Pani(?!\p{L})/u.test(text))).toEqual([]);
    expect(toWoman.filter((text) => /(?<!\p{L})Pan(?:u|a)?(?!\p{L})/u.test(text))).toEqual([]);
    expect(toMan.filter((text) => text.includes("Pan")).length).toBeGreaterThan(40);
  });

  test.each([
    ["Mieszkałam wtedy w Przemyślu i chodziłam do szkoły.", "woman"],
    ["Urodziłem się pod stołem, tak mówili.", "man"],
    ["Mama mówiła: „byłam głodna”.", null],
    ["Stał za stołem i machał kołem.", null],
  ] as const)("hears who speaks in: %s", (text, expected) => {
    expect(addressIn(text, pl)).toBe(expected);
  });

  test("begins no question with 'czy'", () => {
    expect(wordings.filter((text) => /(?:^|[.:”]\s)czy(?!\p{L})/iu.test(text))).toEqual([]);
  });

  test("asks one thing at most", () => {
    expect(wordings.filter((text) => (text.match(/\?/gu) ?? []).length > 1)).toEqual([]);
  });

  test("names relatives and subjects in the form its sentences need", () => {
    const named = [...turnedKin.map((kin) => kin.said), ...Object.values(conversation.subjects)];
    expect(named.filter((words) => !/^o \p{L}[^,]*$/u.test(words))).toEqual([]);
  });

  test("does not take 'wyszłam za mąż' for a husband, nor a feast for a mother", () => {
    const heard = turnedKin.flatMap((kin) => kin.heard);
    expect(heard.filter((form) => ["mąż", "maz", "matki", "siostry", "córki"].includes(form))).toEqual([]);
  });

  test("hears relatives without diacritics", () => {
    const of = (form: string) => turnedKin.find(({ heard }) => heard.includes(form))?.said;
    expect(["zona", "siostre", "mezem", "babcie"].map(of)).toEqual([
      "o żonie",
      "o siostrze",
      "o mężu",
      "o babci",
    ]);
  });
});
