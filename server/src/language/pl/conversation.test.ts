import { describe, expect, test } from "vitest";
import { emptyLedger, openInterview, takeTurn } from "../../interviewer/interviewer.ts";
import { addressIn, packFor } from "../address.ts";
import { pl } from "./pack.ts";

const wordingsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(wordingsIn);
};

const { conversation } = pl;
const { turnedKin, commonCapitals, followUps, ...said } = conversation;
const { scenes, matters, aboutMatter, aboutLost } = followUps;
const wordings = [
  ...wordingsIn([said, scenes.map(({ asks }) => asks), aboutMatter, aboutLost]),
  ...[...turnedKin, ...matters].map((one) => one.said),
];

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

  test.each([
    ["Pani.", "woman"],
    ["Proszę mówić Pani. Na imię mi Zofia, po babci.", "woman"],
    ["Może być Pan, jak w urzędzie.", "man"],
    ["Proszę mówić Pani.", "woman"],
    ["Mam na imię Stanisław, po dziadku. Pan, proszę.", "man"],
    ["Mam na imię Jerzy.", "man"],
    ["Na imię mi Ruth, tak chciała mama.", "woman"],
    ["Mam na imię Kuba, to od Jakuba.", "man"],
    ["Nazywam się Nowak.", null],
    ["Imię wybrał pan dziedzic.", null],
  ] as const)("hears how to speak to somebody who was asked: %s", (text, expected) => {
    expect(addressIn(text, pl, { isAsked: true })).toBe(expected);
  });

  test("asks once how to speak to somebody, in the first greeting, where it is not known", () => {
    const setting = { number: 1, language: "pl", seed: 3 } as const;
    const first = openInterview({ ...setting, ledger: emptyLedger() });
    expect(first.text).toContain("jak mam się zwracać: Pan czy Pani");
    const known = openInterview({ ...setting, ledger: { ...emptyLedger(), address: "man" } });
    expect(known.text).not.toContain("jak mam się zwracać");
    const answer = { id: "m0", text: "Mam na imię Zofia, po babci, a Pani wystarczy." };
    expect(takeTurn({ ...setting, ledger: first.ledger, answer }).ledger.address).toBe("woman");
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
