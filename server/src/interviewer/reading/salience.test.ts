import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { emptyLedger, openInterview, takeTurn } from "../interviewer.ts";

const first = {
  en: "I was called after nobody at all. It was just a name that was about.",
  sv: "Jag är inte uppkallad efter någon. Det var bara ett vanligt namn.",
  it: "Non porto il nome di nessuno. Era solo un nome che si usava.",
  pl: "Nie mam imienia po nikim. To było po prostu takie imię.",
} satisfies Record<Language, string>;

/** What is said after an answer, in an interview without a model, by several seeds. */
const after = (language: Language, text: string): string[] =>
  [1, 2, 3].map((seed) => {
    const setting = { number: 1, language, seed } as const;
    const start = openInterview({ ...setting, ledger: emptyLedger() });
    const before = { id: "m0", text: first[language] };
    const { ledger } = takeTurn({ ...setting, ledger: start.ledger, answer: before });
    return takeTurn({ ...setting, ledger, answer: { id: "m1", text }, before }).text;
  });

describe("what weighs most in an answer is asked about, and nothing that was named in passing:", () => {
  test.each([
    [
      "en",
      "somebody told of in several sentences, before the thing in the last",
      "Grandad had a man for the pigs, Mr Bebb. Mr Bebb took his cap off to the pig first. He never spoke. He came every morning for a month and chopped our sticks and would not have the cake.",
      /Mr Bebb/,
    ],
    [
      "sv",
      "ett dubbelnamn helt",
      "Maj-Lis var min syster. Maj-Lis sa aldrig emot någon. Hon sjöng jämt i höet, och jag tyckte så mycket om henne.",
      /Maj-Lis|”Hon sjöng jämt/u,
    ],
    [
      "it",
      "una persona con l'articolo, com'è detta",
      "La Velia cuciva per mezzo paese. La Velia rideva sempre. Quando glielo raccontai rise fino alle due.",
      /Velia/,
    ],
    [
      "pl",
      "imię w mianowniku, bez odmiany",
      "Na nastawni siedział Leon. Leon wołał do mnie przez tubę. Wolny był, zanim co powiedział, to zupa wystygła.",
      /Leon(?!\p{L})|„Wolny był/u,
    ],
  ] as const)("%s, %s", (language, _what, answer, asked) => {
    for (const text of after(language, answer)) expect(text).toMatch(asked);
  });

  test("a capital inside quotation marks names nobody", () => {
    const told =
      "We were out three weeks. Maureen had a placard, “We Are Not Stretched For Nothing”, and she stood there.";
    for (const text of after("en", told))
      expect(text.replaceAll(/“[^”]*”/gu, "")).not.toMatch(/Stretched|Nothing/u);
  });

  test("a name refused in another case is not asked about in its plain form", () => {
    const told = "A jest jeszcze syn, Marek, Marek mieszka daleko. O Marku nie chcę mówić.";
    for (const text of after("pl", told))
      expect(text.replaceAll(/„[^”]*”/gu, "")).not.toMatch(/Marek|o synu/u);
  });

  test("a death that is a manner of speaking is no loss", () => {
    const told =
      "It was lovely, the wedding, I could have died of shame, and he put his thumb over the ring and kept it there.";
    for (const text of after("en", told)) expect(text).not.toMatch(/sorry|if you like\.$/u);
  });

  test("whose ears somebody had did not die", () => {
    const told =
      "Raymond was never clean. He had our dad's ears, and a feather for writing to the King with, and then the King died.";
    for (const text of after("en", told)) expect(text).not.toMatch(/your father/u);
  });
});
