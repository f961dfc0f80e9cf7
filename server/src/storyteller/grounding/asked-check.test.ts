import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { checkGrounding } from "./grounding.ts";

/** What plain code finds wrong with a sentence about one answer to a question. */
const faults = (language: Language, [question, answer, text]: readonly [string, string, string]): string[] =>
  checkGrounding({
    sentences: [{ text, sources: [{ interview_id: "one", message_id: "m0" }] }],
    told: toldOf([answer], () => ({ question, staysOn: true })),
    language,
    profileNames: ["Nora"],
    isFirstPerson: true,
  }).flatMap(({ reasons }) => reasons);

describe("what only the interviewer said", () => {
  it.each<[Language, string, string, string]>([
    ["en", "Whose recipe was the bara brith?", "Mam's.", "The bara brith was Mam's recipe."],
    ["en", "Was it your aunt who taught you to knit?", "Yes.", "My aunt taught me to knit."],
    ["en", "Did you keep the pigeons in the flat?", "I did.", "I kept the pigeons in the flat."],
    [
      "en",
      "Where did you hide the goose from the bailiff?",
      "Under the stairs, with a blanket over her.",
      "We hid the goose from the bailiff under the stairs, with a blanket over her.",
    ],
    [
      "en",
      "What did you eat in the boarding house?",
      "We had kippers for breakfast every day.",
      "In the boarding house we had kippers for breakfast every day.",
    ],
    [
      "en",
      "Did the lodger steal the clock?",
      "No, he wound it every Sunday.",
      "The lodger wound the clock every Sunday.",
    ],
    ["sv", "Vem lärde dig att baka tunnbröd?", "Farmor.", "Farmor lärde mig att baka tunnbröd."],
    ["sv", "Gifte du dig med båtsmannen?", "Det gjorde jag.", "Jag gifte mig med båtsmannen."],
    [
      "it",
      "Di chi era la bicicletta nella stalla?",
      "Dello zio.",
      "La bicicletta nella stalla era dello zio.",
    ],
    [
      "it",
      "È stato suo fratello a rompere la finestra?",
      "Sì, con una fionda.",
      "Mio fratello ha rotto la finestra con una fionda.",
    ],
    ["pl", "Czyj był rower w stodole?", "Dziadka.", "Rower w stodole był dziadka."],
    [
      "pl",
      "Czy ojciec zabrał zegarek do fabryki?",
      "Tak, w kieszeni.",
      "Ojciec zabrał zegarek do fabryki, w kieszeni.",
    ],
  ])("is told where the answer says yes to it or completes it (%s): %s %s", (language, ...said) => {
    expect(faults(language, said)).toEqual([]);
  });

  it.each<[Language, string, string, string]>([
    [
      "en",
      "Did your father beat you with his belt?",
      "No, he never laid a hand on us.",
      "My father beat me with his belt.",
    ],
    ["en", "What frightened you about the mill?", "Nothing did.", "The mill frightened me."],
    [
      "en",
      "Were you lonely in the boarding house?",
      "We had kippers for breakfast every day.",
      "I was lonely in the boarding house.",
    ],
    [
      "en",
      "What did the vicar say about the fire?",
      "I've no idea. I was peeling onions the whole time.",
      "The vicar said something about the fire.",
    ],
    ["en", "Was it your aunt who taught you to knit?", "Yes.", "My aunt did not teach me to knit."],
    ["sv", "Slog magistern dig med linjalen?", "Nej, aldrig.", "Magistern slog mig med linjalen."],
    ["sv", "Var din far rädd för prästen?", "Vi åt sill på lördagarna.", "Min far var rädd för prästen."],
    [
      "it",
      "Ha avuto paura durante il bombardamento?",
      "Avevamo le patate sotto la cenere.",
      "Ho avuto paura durante il bombardamento.",
    ],
    [
      "it",
      "Suo padre era in casa quando arrivarono i soldati?",
      "No.",
      "Mio padre era in casa quando arrivarono i soldati.",
    ],
    ["pl", "Bała się Pani nalotu?", "Nie, wcale.", "Bałam się nalotu."],
    [
      "pl",
      "Czy ojciec zabrał zegarek do fabryki?",
      "Mama gotowała barszcz w niedziele.",
      "Ojciec zabrał zegarek do fabryki.",
    ],
  ])("is not told where the answer denies it or passes it over (%s): %s %s", (language, ...said) => {
    expect(faults(language, said)).toContain("unsupported_content");
  });
});
