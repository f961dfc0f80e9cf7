import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { brokenBy, leavesUnanswered } from "./check.ts";
import { rulesOf } from "./rules.ts";

const told: Record<Language, string> = {
  en: "Wilf dropped the eye in a pint on a Friday. Then Ronnie Bell turned his back, in that shed with the gulls. Karen just looked at us.",
  it: "La Ines lavorava coi dodici camini. Don Alieto pregava in curva. L'altalena l'ho fatta nell'officina della SITA, col Bergamini.",
  pl: "Marek sprzedał gołębia. Do babki Nowickiej przyszedł proboszcz. Inspektor Pluta szukał pod ladą u Maćka. Ola, wnuczka, i Gienia z walizką.",
  sv: "Jag satte mig på hans hatt, Hägglunds. Rune lärde mig knopar, och hans mössa låg kvar på stocken vid Höga kusten.",
};

const asked = (language: Language, text: string) =>
  brokenBy(text, {
    move: "open",
    context: {
      language,
      told: [told[language]],
      lastAnswer: told[language],
      asked: [],
      leftAlone: [],
      rules: rulesOf(language, null),
    },
  });

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

test("a plain yes answers who can read it as well as whole sentences do", () => {
  const of = {
    facts: ["Whoever set this up for you can read and hear what you tell."],
    language: "en",
  } as const;
  expect(leavesUnanswered("Yes, Karen does. What did Wilf say?", of)).toBe(false);
  expect(leavesUnanswered("Karen set this up. What did Wilf say?", of)).toBe(false);
  expect(leavesUnanswered("What did Wilf say?", of)).toBe(true);
});
