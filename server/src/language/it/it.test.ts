import { describe, expect, it } from "vitest";
import { holds } from "#language/match.ts";
import { kinships } from "#language/subjects.ts";
import { questionsOf, speaksOfDanger } from "../packs.test-suite.ts";
import { it as italian } from "./pack.ts";

const { lexicon } = italian;

const isCrisis = (text: string): boolean => speaksOfDanger(italian, text);
const questions = questionsOf(italian);

describe("acute danger in Italian", () => {
  it.each([
    "C'era da morire dal ridere.",
    "Mi ammazzavo di fatica nei campi.",
    "Avevo una fame da morire.",
    "Nel quarantaquattro per poco non ci ammazzarono tutti.",
    "Il vicino si tolse la vita dopo il fallimento.",
    "Non voglio morire prima di vedere i pronipoti.",
    "Vorrei morire nel mio letto.",
    "Decisi di farla finita con le sigarette.",
  ])("is not read into: %s", (text) => expect(isCrisis(text)).toBe(false));

  it.each([
    "Voglio morire.",
    "Sono stanca, vorrei morire.",
    "Non voglio più vivere, se ne sono andati tutti.",
    "Voglio farla finita.",
    "Penso spesso al suicidio.",
  ])("is heard in: %s", (text) => expect(isCrisis(text)).toBe(true));
});

describe("kin words", () => {
  it.each([
    ["mother", "La mammina cuciva vicino alla finestra."],
    ["father", "Il babbo tornava a notte."],
    ["sister", "Dormivo con le sorelline."],
    ["brother", "I fratelli partirono soldati."],
    ["grandmother", "Dall'ava imparai il cucito."],
    ["grandfather", "I nonni avevano le vigne."],
    ["aunt", "Andai a stare dalle zie."],
    ["uncle", "Gli zii facevano i carrettieri."],
    ["wife", "La mia sposa veniva dal mare."],
    ["husband", "A mio marito scrissi ogni giorno."],
    ["daughter", "Ebbi tre figliuole."],
    ["son", "I figlioli sono lontani."],
  ] as const)("%s is found in any form: %s", (kin, text) => {
    expect(kinships.filter((one) => holds(text, lexicon.kin[one]))).toEqual([kin]);
  });

  it("an elided article does not hide a word", () => {
    expect(holds("Quell'inverno ci scaldava l'asino.", lexicon.times)).toBe(true);
    expect(holds("Quell'inverno ci scaldava l'asino.", lexicon.things)).toBe(true);
  });
});

describe("what does not apply to the teller", () => {
  it("is not taken from a sentence about somebody else", () => {
    expect(holds("Mio fratello non si è mai sposato.", lexicon.none.partners_children ?? [])).toBe(false);
  });

  it("is heard when the teller says so", () => {
    expect(holds("Io non mi sono mai sposata.", lexicon.none.partners_children ?? [])).toBe(true);
    expect(holds("Non sono mai andato a scuola.", lexicon.none.school_outline ?? [])).toBe(true);
  });
});

describe("Italian questions", () => {
  it("differ from one another", () => expect(new Set(questions).size).toBe(questions.length));

  it("offer no alternatives to choose from", () => {
    expect(questions.filter((question) => /\b(?:o|oppure)\b/u.test(question))).toEqual([]);
  });

  it("never address the teller as tu", () => {
    expect(questions.filter((question) => /\b(?:tu|ti|tuo|tua|tuoi|tue)\b/iu.test(question))).toEqual([]);
  });
});
