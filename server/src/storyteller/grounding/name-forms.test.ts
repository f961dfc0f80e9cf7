import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { checkGrounding } from "./grounding.ts";

type Case = { language?: Language; answers: readonly string[] };

const reasonsFor = (sentence: string, { language = "en", answers }: Case): string[] =>
  checkGrounding({
    sentences: [{ text: sentence, sources: [{ interview_id: "one", message_id: "m0" }] }],
    told: toldOf(answers),
    language,
    profileNames: [],
  }).flatMap(({ reasons }) => reasons);

it.each<[Language, string, string]>([
  ["pl", "To bym chciała, żeby kto krzyknął.", "Chciałaby, żeby ktoś krzyknął."],
  ["pl", "Wtedy to bym poszedł nad jezioro.", "Poszedłby wtedy nad jezioro."],
  ["it", "Volevo tornare al paese, e non tornai.", "Vorrebbe tornare al paese."],
])("takes no verb that opens a sentence for a name (%s: %s)", (language, answer, sentence) => {
  expect(reasonsFor(sentence, { language, answers: [answer] })).not.toContain("unknown_name");
});

it.each<[Language, string, string, string]>([
  [
    "pl",
    "Nożyczki mam do dziś, tępe już.",
    "Tamte nożyczki, już tępe, ma do dziś.",
    "Tamara ma nożyczki do dziś.",
  ],
  [
    "pl",
    "I już wsiada, odwraca się na schodku i mówi: idź.",
    "Wsiadając, odwróciła się na schodku.",
    "Knyszyn odwrócił się na schodku.",
  ],
  [
    "en",
    "She got in, and turned round on the step.",
    "Getting in, she turned round on the step.",
    "Parkin turned round on the step.",
  ],
  [
    "en",
    "The sink was there, and I stood at it.",
    "Opposite the sink she stood.",
    "Oswald stood at the sink.",
  ],
  [
    "it",
    "È salita e si è voltata sul gradino.",
    "Voltandosi sul gradino, è salita.",
    "Amandola si è voltata sul gradino.",
  ],
  [
    "sv",
    "Hon steg på och vände sig om på trappan.",
    "Stigande på vände hon sig om på trappan.",
    "Sivert vände sig om på trappan.",
  ],
])("takes no word that only opens a sentence for a name (%s): %s", (language, answer, fair, untrue) => {
  const answers = [answer];
  expect(reasonsFor(fair, { language, answers })).not.toContain("unknown_name");
  expect(reasonsFor(untrue, { language, answers })).toContain("unknown_name");
});

it("takes a relative who opens a sentence for no name, though Our Lady is called so", () => {
  const answers = ["Powiedziałam mu: idź już.", "Mąż mówił.", "Ksiądz mówił, że Matka Boska nie patrzy."];
  const so = "Matka powiedziała mu: „Idź już.”";
  expect(reasonsFor(so, { language: "pl", answers })).not.toContain("unknown_name");
  const untold = "Matka Boska powiedziała mu: „Idź już.”";
  expect(reasonsFor(untold, { language: "pl", answers })).toContain("unknown_name");
});

it("turns no name round that a comma divides in the answer", () => {
  const answers = ["Poszłam do Kartuz do mistrza Labudy, Brunona. Trzy lata."];
  expect(reasonsFor("Poszła do mistrza Brunona Labudy.", { language: "pl", answers })).toEqual([]);
  expect(reasonsFor("She rode to Oak Broad.", { answers: ["I rode to Broad Oak."] })).toContain(
    "unknown_name",
  );
});

it.each<[Language, string, string, string]>([
  [
    "pl",
    "My z nią w hotelu mieszkali, ona z Knyszyna, Popławska Irka, łóżko pod oknem.",
    "Mieszkała w hotelu z Irką Popławską z Knyszyna.",
    "Mieszkała w hotelu z Irką Zaniewską z Knyszyna.",
  ],
  [
    "it",
    "Il maestro era Rossi Mario, di Lecco.",
    "Il maestro era Mario Rossi, di Lecco.",
    "Il maestro era Mario Bianchi, di Lecco.",
  ],
  [
    "sv",
    "Förmannen hette Svensson Karl, från Lund.",
    "Karl Svensson från Lund var förmannen.",
    "Karl Nilsson från Lund var förmannen.",
  ],
  [
    "en",
    "The foreman was down as Parkin Albert, from Leeds.",
    "The foreman was Albert Parkin, from Leeds.",
    "The foreman was Albert Perkins, from Leeds.",
  ],
])(
  "has somebody called by the given name before the family name (%s): %s",
  (language, answer, fair, untrue) => {
    const answers = [answer];
    expect(reasonsFor(fair, { language, answers })).toEqual([]);
    expect(reasonsFor(untrue, { language, answers })).toContain("unknown_name");
  },
);

it("takes two given names the other way round for somebody else", () => {
  const answers = ["Förmannen var Johan Karl, från Lund."];
  expect(reasonsFor("Karl Johan från Lund var förmannen.", { language: "sv", answers })).toContain(
    "unknown_name",
  );
});

it("knows a month or a feast again that the teller spells otherwise", () => {
  const answers = ["Janu'ry '54 I went to him. I been at it since two Christmasses."];
  expect(reasonsFor("She went to him in January 1954.", { answers })).not.toContain("unknown_name");
  expect(reasonsFor("She has been at it for two Christmases.", { answers })).toEqual([]);
  expect(reasonsFor("She went to him in July 1954.", { answers })).toContain("unknown_name");
});
