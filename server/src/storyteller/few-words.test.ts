import { describe, expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import { checkGrounding, type Told, writeStory } from "./storyteller.ts";
import { outlineOf } from "./written/outline.ts";

type Answer = readonly [TopicId, string];

const toldOf = (answers: readonly Answer[]): Told[] =>
  answers.map(([topic, text], position) => ({
    interviewId: "one",
    number: 1,
    messageId: `m${position}`,
    text,
    topic,
    position,
    isPrivate: false,
  }));

const sectionsOf = (answers: readonly Answer[], language: Language = "en"): [string, string][] =>
  writeStory({
    told: toldOf(answers),
    length: 500,
    style: "first-person",
    language,
    tellerLanguage: language,
    tellerName: "Margaret Holloway",
  }).sections.map(({ heading, sentences }) => [heading, sentences.map(({ text }) => text).join(" ")]);

const short: Record<Language, readonly Answer[]> = {
  en: [
    ["childhood_home", "A paraffin lamp."],
    ["first_job", "In the mill."],
    ["working_life", "Twelve looms."],
    ["turning_point", "1951."],
  ],
  sv: [
    ["childhood_home", "En fotogenlampa."],
    ["first_job", "På bruket."],
    ["working_life", "Tolv vävstolar."],
    ["turning_point", "1951."],
  ],
  it: [
    ["childhood_home", "Un lume a petrolio."],
    ["first_job", "In filanda."],
    ["working_life", "Dodici telai."],
    ["turning_point", "1951."],
  ],
  pl: [
    ["childhood_home", "Lampa naftowa."],
    ["first_job", "W tkalni."],
    ["working_life", "Dwanaście krosien."],
    ["turning_point", "1951."],
  ],
};

const languages = Object.keys(short) as Language[];

describe("a story of a teller of few words", () => {
  it.each(languages)(
    "carries each of the few words under the heading of what was asked, in %s",
    (language) => {
      const answers = short[language];
      expect(sectionsOf(answers, language)).toEqual(
        answers.map(([topic, text]) => [packs[language].topics[topic].name, text]),
      );
    },
  );

  it("sets what was told of one subject one after another", () => {
    expect(
      sectionsOf([
        ["childhood_home", "A farm near Whitby."],
        ["first_job", "In the mill."],
        ["childhood_home", "Porridge."],
      ]),
    ).toEqual([
      [packs.en.topics.childhood_home.name, "A farm near Whitby. Porridge."],
      [packs.en.topics.first_job.name, "In the mill."],
    ]);
  });

  it("parts a subject told in few words from the rest of its chapter, longer answers to it included", () => {
    expect(
      sectionsOf([
        ["leaving_home", "At fifteen, alone, on the bus."],
        ["study_or_training", "I learned to mend looms in a cold shed behind the station."],
        ["first_job", "In the mill."],
        ["first_job", "I carried the bobbins up four flights of stairs all day."],
        ["working_life", "I worked forty years at the same twelve looms."],
      ]),
    ).toEqual([
      [packs.en.topics.leaving_home.name, "At fifteen, alone, on the bus."],
      [
        packs.en.topics.study_or_training.name,
        "I learned to mend looms in a cold shed behind the station. I worked forty years at the same twelve looms.",
      ],
      [
        packs.en.topics.first_job.name,
        "In the mill. I carried the bobbins up four flights of stairs all day.",
      ],
    ]);
  });

  it.each([
    ["en", ["Yes.", "Not my father.", "Good question.", "As I said.", "Ask my daughter.", "Let me think."]],
    ["sv", ["Ja.", "Inte min far.", "Bra fråga.", "Som sagt.", "Fråga min dotter.", "Får jag tänka."]],
    ["it", ["Sì.", "Non mio padre.", "Bella domanda.", "Come ho detto.", "Chieda a mia figlia."]],
    [
      "pl",
      ["Tak.", "Nie ojciec.", "Dobre pytanie.", "Jak mówiłam.", "Proszę zapytać córkę.", "Niech pomyślę."],
    ],
  ] as const)("makes no list of yes and no and of talk to the interviewer, in %s", (language, answers) => {
    for (const text of answers) expect(sectionsOf([["people_who_mattered", text]], language)).toEqual([]);
  });

  it.each([
    ["en", "Very strict.", "His brother."],
    ["sv", "Väldigt sträng.", "Hans bror."],
    ["it", "Molto severa.", "Loro padre."],
    ["pl", "Bardzo surowa.", "Jej brat."],
  ] as const)("does not say of one person what was said of another, in %s", (language, quality, kin) => {
    expect(sectionsOf([["school_friend_teacher", quality]], language)).toEqual([]);
    expect(sectionsOf([["people_who_mattered", kin]], language)).toEqual([]);
  });

  it.each([
    ["en", "My sister.", "Only Rosa.", "Rose, always."],
    ["sv", "Min syster.", "Bara Rosa.", "Rosa, alltid."],
    ["it", "Mia sorella.", "Solo Rosa.", "Rosa, sempre."],
    ["pl", "Moja siostra.", "Tylko Róża.", "Róża, zawsze."],
  ] as const)(
    "makes nobody the one who was lost, or loved, who may have been asked for beside, in %s",
    (language, ...answers) => {
      for (const text of answers) {
        expect(sectionsOf([["loss_and_recovery", text]], language)).toEqual([]);
        expect(sectionsOf([["love_story", text]], language)).toEqual([]);
      }
    },
  );

  it("prints the same few words under each heading they answered, and once under one", () => {
    expect(
      sectionsOf([
        ["people_who_mattered", "My brother."],
        ["family_of_origin", "My brother."],
        ["family_of_origin", "My brother."],
      ]),
    ).toEqual([
      [packs.en.topics.family_of_origin.name, "My brother."],
      [packs.en.topics.people_who_mattered.name, "My brother."],
    ]);
  });

  it.each(languages)("holds nothing the gate would not let a model say, in %s", (language) => {
    const told = toldOf(short[language]);
    const { sections } = writeStory({
      told,
      length: 500,
      style: "first-person",
      language,
      tellerLanguage: language,
      tellerName: "Margaret Holloway",
    });
    const sentences = sections.flatMap((section) => section.sentences);
    const verdicts = checkGrounding({ sentences, told, language, profileNames: [] });
    expect(verdicts.map(({ supported }) => supported)).toEqual([true, true, true, true]);
  });

  it("keeps the few words from a model, whose sections hold several subjects under one heading", () => {
    const told = toldOf([
      ["first_job", "In the mill."],
      ...Array.from(
        { length: 6 },
        (_, at): Answer => [
          "working_life",
          `In winter number ${at} I carried the bobbins up four flights of stairs and mended loom ${at} by lamplight.`,
        ],
      ),
    ]);
    const teller = { name: "Margaret Holloway", sex: null, told };
    const { parts } = outlineOf({ tellers: [teller], length: 500, language: "en", tellerLanguage: "en" });
    expect(parts.flatMap(({ answers }) => answers.map(({ message_id }) => message_id))).toEqual([
      "m1",
      "m2",
      "m3",
      "m4",
      "m5",
      "m6",
    ]);
  });

  it.each([
    ["en", "We walked along the shore until dark, and the", "We walked along the shore until dark…"],
    ["sv", "Vi gick längs stranden till det blev mörkt, och", "Vi gick längs stranden till det blev mörkt…"],
    ["it", "Camminavamo sulla riva fino a sera, e con il", "Camminavamo sulla riva fino a sera…"],
    ["pl", "Szliśmy brzegiem aż do zmroku, a w", "Szliśmy brzegiem aż do zmroku…"],
  ] as const)(
    "marks words that were broken off, and ends them where they made sense, in %s",
    (language, text, printed) => {
      expect(sectionsOf([["childhood_scene", text]], language).map(([, paragraph]) => paragraph)).toEqual([
        printed,
      ]);
    },
  );

  it("lets words end that nobody broke off", () => {
    const text = "That was the house we came from";
    expect(sectionsOf([["childhood_home", text]])).toEqual([
      [packs.en.topics.childhood_home.name, `${text}.`],
    ]);
  });
});
