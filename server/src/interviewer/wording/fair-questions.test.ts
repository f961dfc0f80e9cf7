import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Move } from "../moves.ts";
import { brokenBy, leavesUnanswered, shownOf } from "./check.ts";
import { rulesOf } from "./rules.ts";

const told: Record<Language, string> = {
  en: "Wilf dropped the eye in a pint on a Friday. Then Ronnie Bell turned his back, in that shed with the gulls. Karen just looked at us.",
  it: "La Ines lavorava coi dodici camini. Don Alieto pregava in curva. L'altalena l'ho fatta nell'officina della SITA, col Bergamini.",
  pl: "Marek sprzedał gołębia. Do babki Nowickiej przyszedł proboszcz. Inspektor Pluta szukał pod ladą u Maćka. Ola, wnuczka, i Gienia z walizką.",
  sv: "Jag satte mig på hans hatt, Hägglunds. Rune lärde mig knopar, och hans mössa låg kvar på stocken vid Höga kusten.",
};

const contextOf = (language: Language, before: readonly string[] = []) => ({
  language,
  told: [told[language]],
  lastAnswer: told[language],
  asked: before,
  leftAlone: [],
  rules: rulesOf(language, null),
});

const asked = (
  language: Language,
  text: string,
  { move = "open", before = [] }: { move?: Move; before?: readonly string[] } = {},
) => brokenBy(text, { move, context: contextOf(language, before) });

describe("a fair question is let through", () => {
  test.each<[Language, string]>([
    ["en", "Wilf dropped the eye in a pint on a Friday, and what did the lads do?"],
    ["en", "Let's stay in that shed with the gulls."],
    ["en", "Bring me to the moment when Ronnie Bell turned his back."],
    ["en", "What would Karen say to Wilf's eye?"],
    ["it", "Don Alieto pregava in curva, e chi rideva?"],
    ["it", "Com'era l'officina della SITA di notte?"],
    ["it", "Vorrei sentire ancora dell'Ines."],
    ["pl", "Jak to było z Markiem i z tymi gołębiami?"],
    ["pl", "A jak babka Nowicka otwierała te orzechy?"],
    ["pl", "Jak Maciek wpuścił Plutę za ladę?"],
    ["pl", "Niech Pani opowie o tej walizce."],
    ["pl", "Proszę mi jeszcze powiedzieć o Gieni."],
    ["pl", "Może Pani o Oli jeszcze coś dopowie?"],
    ["sv", "Du satte dig på hans hatt, och vad gjorde han sen?"],
    ["sv", "Jag vill gärna höra mer om Höga kusten."],
    ["sv", "Vill du säga något mer om Runes mössa?"],
  ])("%s: %s", (language, text) => {
    expect(asked(language, text)).toEqual([]);
  });
});

describe("two questions in one, or a name that nobody told, are not", () => {
  test.each<[Language, string]>([
    ["en", "What did Wilf say, and what did you do then?"],
    ["en", "Tell me about Karen, and how did she look?"],
    ["en", "How was it when the gulls came, and when did you leave?"],
    ["it", "Che cosa diceva la Ines e come rispondeva il Bergamini?"],
    ["pl", "Co powiedział Marek i kto to słyszał?"],
    ["pl", "Niech Pani opowie o Plucie i co było dalej."],
    ["sv", "Vad sa Rune och vad gjorde du då?"],
    ["en", "What did Gertrude say?"],
    ["pl", "Niech Pani opowie o Barbarze."],
    ["pl", "Co mówiła Ala?"],
  ])("%s: %s", (language, text) => {
    expect(asked(language, text)).not.toEqual([]);
  });
});

describe("a statement that begins as a question with yes or no does is none", () => {
  test.each<[Language, string]>([
    ["en", "Was it the red one, that I cannot see from here. Stop whenever you want to."],
    ["sv", "Är det den röda, det ser jag inte härifrån. Det går att sluta när som helst."],
    ["it", "Era d'inverno, mi ha detto. Può fermarsi quando vuole."],
    ["pl", "Czy to ten czerwony, tego stąd nie widzę, ale przerwać wolno w każdej chwili."],
    ["pl", "Rozumiem, że to Panią gryzie. Na dziś niech starczy."],
  ])("%s: %s", (language, text) => {
    expect(asked(language, text, { move: "offer_break" })).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "That must have been hard. Tell me more of Karen."],
    ["sv", "Det måste ha varit svårt. Berätta mer om Rune."],
    ["it", "Dev'essere stato difficile. Mi racconti della Ines."],
    ["pl", "Musiało być ciężko. Proszę opowiedzieć o Marku."],
  ])("but one that says how it must have been leads, in %s", (language, text) => {
    expect(asked(language, text)).toContain("leads");
  });

  test.each<[Language, string, string]>([
    ["en", "Karen it is. Did you like", "Karen it is."],
    ["sv", "Rune, alltså. Är det", "Rune, alltså."],
    ["it", "La Ines, allora. Era", "La Ines, allora."],
    ["pl", "To Marek. Czy to", "To Marek."],
  ])(
    "what may become a question with yes or no is not shown before its end, in %s",
    (language, growing, shown) => {
      expect(shownOf(`${growing} x`, { move: "open", context: contextOf(language) })).toBe(shown);
    },
  );
});

test.each<[Language, string, string]>([
  ["en", "What was Wilf like at home, on any day?", "How was it at home then, without Wilf?"],
  ["sv", "Hur var Rune hemma, till vardags?", "Hur var det hemma sedan, utan Rune?"],
  ["it", "Com'era poi il Bergamini in casa, di solito?", "Com'era poi in casa, senza il Bergamini?"],
  ["pl", "A jaki Marek był potem w domu, na co dzień?", "Jak było potem w domu, bez Marka?"],
])("life without somebody is not what was asked of life with them, in %s", (language, before, text) => {
  expect(asked(language, text, { before: [before] })).not.toContain("asked_before");
  expect(asked(language, before, { before: [before] })).toContain("asked_before");
});

test("a plain yes answers who can read it as well as whole sentences do", () => {
  const of = {
    facts: ["Whoever set this up for you can read and hear what you tell."],
    language: "en",
  } as const;
  expect(leavesUnanswered("Yes, Karen does. What did Wilf say?", of)).toBe(false);
  expect(leavesUnanswered("Karen set this up. What did Wilf say?", of)).toBe(false);
  expect(leavesUnanswered("What did Wilf say?", of)).toBe(true);
});
