import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { type Known, sourceOf } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import { withPeopleTold } from "../written/people-told.ts";
import { checkGrounding } from "./grounding.ts";

type Case = { language?: Language; answer: string; question?: string; people?: readonly Known[] };

const reasonsFor = (sentence: string, { language = "en", answer, question, people = [] }: Case): string[] =>
  checkGrounding({
    sentences: [{ text: sentence, sources: [{ interview_id: "one", message_id: "m0" }] }],
    told: toldOf([answer], () => (question ? { question } : {})),
    language,
    profileNames: [],
    people,
  }).flatMap(({ reasons }) => reasons);

it.each<[Language, string, Known, string, string]>([
  [
    "en",
    "Doris bring the washing in before the rain.",
    { name: "Doris", who: "wife, seamstress" },
    "My wife Doris bring the washing in before the rain.",
    "My sister Doris bring the washing in before the rain.",
  ],
  [
    "sv",
    "Rune körde mjölkbilen i alla väder.",
    { name: "Rune", who: "make" },
    "Maken Rune körde mjölkbilen i alla väder.",
    "Brodern Rune körde mjölkbilen i alla väder.",
  ],
  [
    "it",
    "Ernesto guidava la corriera di Schio.",
    { name: "Ernesto", who: "marito" },
    "Il marito Ernesto guidava la corriera di Schio.",
    "Il fratello Ernesto guidava la corriera di Schio.",
  ],
  [
    "pl",
    "Czesiek całe życie naprawiał zegary.",
    { name: "Czesiek", who: "mąż" },
    "Mąż Czesiek całe życie naprawiał zegary.",
    "Brat Czesiek całe życie naprawiał zegary.",
  ],
])(
  "lets somebody be called who they are known to be, and nothing else (%s)",
  (language, answer, known, so, not) => {
    expect(reasonsFor(so, { language, answer, people: [known] })).toEqual([]);
    expect(reasonsFor(not, { language, answer, people: [known] })).toContain("changed_kinship");
    // Where nothing is told of them, it is for who reads the answers to say.
    expect(reasonsFor(so, { language, answer })).toEqual([]);
  },
);

it("knows her again whom the answer named many clauses before, and nobody else", () => {
  const answer =
    "Father heard it on the wireless. My grandmother was blackleading the grate. The clock struck. The milk boiled over. The dog barked at the gate. She blackleaded the whole grate again.";
  expect(reasonsFor("Grandmother blackleaded the whole grate again.", { answer })).toEqual([]);
  expect(reasonsFor("Father blackleaded the whole grate again.", { answer })).toContain("changed_kinship");
});

it("lets whom the question names do what it asks of them", () => {
  const answer = "That it was bad luck. I said to her, Nora, the bells never hurt anybody.";
  const question = "What did Nora say when the bells rang?";
  expect(reasonsFor("Nora said that it was bad luck.", { answer, question })).toEqual([]);
});

it("takes nobody to act to whom something is given", () => {
  const answer = "Ja dałam mu klucz od strychu i powiedziałam, wracaj przed nocą.";
  const question = "Co dostał Bolek?";
  const reasons = reasonsFor("Dała Bolkowi klucz od strychu i powiedziała, żeby wracał przed nocą.", {
    language: "pl",
    answer,
    question,
  });
  expect(reasons).not.toContain("changed_kinship");
});

it("lets a verb without its subject go on with whoever the answer named, where verbs stand alone", () => {
  const answer =
    "Babcia wyszła kopać kartofle, dziadek był w kuźni, Zosi nie było. I mówi: pilnuj kozy. A ja jej powiedziałam, że dobrze.";
  expect(reasonsFor("Babcia powiedziała: „Pilnuj kozy.”", { language: "pl", answer })).toEqual([]);
  expect(reasonsFor("Babcia była w kuźni.", { language: "pl", answer })).toContain("changed_kinship");
});

it("takes no relative to act to whom something is given", () => {
  const answer = "Bolek umiał ojcu odpowiedzieć i za to dostawał.";
  expect(reasonsFor("Bolek umiał ojcu odpowiedzieć.", { language: "pl", answer })).toEqual([]);
});

it("lets a relative stand for the him to whom a thing was done, and nobody change places with him", () => {
  const answer = "Ojciec wrócił zły i zaklął, a Bolek mu tę siekierę zabrał z ręki i schował do komory.";
  const reasons = (sentence: string): string[] => reasonsFor(sentence, { language: "pl", answer });
  expect(reasons("Bolek zabrał ojcu tę siekierę z ręki i schował do komory.")).toEqual([]);
  expect(reasons("Bolek zabrał matce tę siekierę z ręki i schował do komory.")).toContain("changed_kinship");
  expect(reasons("Ojciec zabrał Bolkowi tę siekierę z ręki i schował do komory.")).toContain(
    "changed_kinship",
  );
});

it("says who stands in the place of whom", () => {
  const [verdict] = checkGrounding({
    sentences: [
      {
        text: "My father chopped the kindling.",
        sources: [{ interview_id: "one", message_id: "m0" }],
      },
    ],
    told: toldOf(["My brother chopped the kindling, and father slept by the stove."]),
    language: "en",
    profileNames: [],
  });
  expect(verdict?.mistaken).toContainEqual({ who: "father", forWhom: "brother", isNear: false });
});

it("takes no mother for him, and nobody's words for a denial of who spoke them", () => {
  const answer =
    "Mother died in the frost, and he said the loft is mine, I paid for it. But he didn't say it nicely. Was he greedy? No. He was a man who counted nails.";
  const question = "What did Arnold say of the loft?";
  const reasons = (sentence: string): string[] => reasonsFor(sentence, { answer, question });
  expect(reasons("Mother died in the frost, and Arnold said: “The loft is mine, I paid for it.”")).toEqual(
    [],
  );
  expect(reasons("He was not greedy.")).toEqual([]);
  expect(reasons("He was greedy.")).toContain("changed_negation");
});

/** What code finds wrong with a sentence on the last of these answers, knowing whom they name as a relative. */
const reasonsAcross = (language: Language, texts: readonly string[], sentence: string): string[] => {
  const told = toldOf(texts);
  return checkGrounding({
    sentences: [{ text: sentence, sources: told.slice(-1).map(sourceOf) }],
    told,
    language,
    profileNames: ["Nora Hale"],
    people: withPeopleTold({ told }, language),
    isFirstPerson: true,
  }).flatMap(({ reasons }) => reasons);
};

const between = ["We had a stove.", "A goat too."];

it.each<[Language, string[], string, string]>([
  [
    "en",
    [
      "Ivor and I were wed at Bethel in the sleet.",
      "My husband never ate fish.",
      ...between,
      "Ivor came in with the herring at four, and the cat knew it.",
    ],
    "My husband came in with the herring at four, and the cat knew it.",
    "My brother Ivor came in with the herring at four, and the cat knew it.",
  ],
  [
    "en",
    [
      "My brother Perce had the ferrets.",
      ...between,
      "Perce let them out in chapel, and the organist stood on the stool.",
    ],
    "My brother let them out in chapel, and the organist stood on the stool.",
    "My uncle Perce let them out in chapel, and the organist stood on the stool.",
  ],
  [
    "sv",
    [
      "Jag gifte mig med Rune i Åmål.",
      "Vi hade en get.",
      "Och en spis.",
      "Rune kom med kälken klockan fyra, full av ved.",
    ],
    "Min man Rune kom med kälken klockan fyra, full av ved.",
    "Min bror Rune kom med kälken klockan fyra, full av ved.",
  ],
  [
    "it",
    [
      "Ho sposato Piero nel cinquantuno.",
      "Avevamo una capra.",
      "E una stufa.",
      "Piero arrivò alle quattro con la slitta, piena di legna.",
    ],
    "Mio marito Piero arrivò alle quattro con la slitta, piena di legna.",
    "Mio fratello Piero arrivò alle quattro con la slitta, piena di legna.",
  ],
  [
    "pl",
    [
      "Mój mąż, Henryk, był hutnikiem.",
      "Mieliśmy kozę.",
      "I piec.",
      "Henryk ciągnął sanki przez pole i oglądał się, czy idę.",
    ],
    "Mąż ciągnął sanki przez pole i oglądał się, czy idę.",
    "Mój brat Henryk ciągnął sanki przez pole i oglądał się, czy idę.",
  ],
])("calls somebody what another answer says they are, and nothing else (%s)", (language, texts, so, not) => {
  expect(reasonsAcross(language, texts, so)).toEqual([]);
  expect(reasonsAcross(language, texts, not)).toContain("changed_kinship");
});

it.each<[Language, string, string]>([
  [
    "en",
    "My sister's husband kept bees. Cedric, from Ely. He'd walked out with Lorna since the war, in a bowler hat.",
    "Cedric, from Ely, had walked out with my sister Lorna since the war, in a bowler hat.",
  ],
  [
    "sv",
    "Min systers man sålde cyklar. Torsten, från Arvika. Han friade till Gun i fyra år, med en ros i rocken.",
    "Torsten, från Arvika, friade till min syster Gun i fyra år, med en ros i rocken.",
  ],
  [
    "it",
    "Il marito di mia sorella vendeva biciclette. Nando, di Lugo. Veniva a trovare la Pina con la moto, la domenica.",
    "Nando, di Lugo, veniva a trovare mia sorella Pina con la moto, la domenica.",
  ],
  [
    "pl",
    "Mąż mojej siostry sprzedawał rowery. Bolek, z Piły. Przyjeżdżał do Jadzi motorem, w niedziele.",
    "Bolek, z Piły, przyjeżdżał do mojej siostry Jadzi motorem, w niedziele.",
  ],
])("calls her the sister whose husband the same answer tells of (%s)", (language, answer, sentence) => {
  expect(reasonsAcross(language, [answer], sentence)).toEqual([]);
});
