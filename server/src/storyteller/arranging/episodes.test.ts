import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { storyText, type Told, writeStory } from "../storyteller.ts";

type Answer = Partial<Told> & { text: string };

const toldOf = (answers: readonly Answer[]): Told[] =>
  answers.map((answer, position) => ({
    interviewId: "one",
    number: 1,
    messageId: `m${position}`,
    topic: "name_origin",
    position,
    isPrivate: false,
    ...answer,
  }));

const write = (answers: readonly Answer[], { language = "en" as Language, length = 1500 } = {}) =>
  writeStory({
    told: toldOf(answers),
    length,
    style: "first-person",
    language,
    tellerLanguage: language,
    tellerName: "Assunta Marchesan",
  });

const idsIn = (answers: readonly Answer[], wish?: { language?: Language; length?: number }): string[] => [
  ...new Set(
    write(answers, wish).sections.flatMap(({ sentences }) =>
      sentences.flatMap(({ sources }) => sources.map(({ message_id }) => message_id)),
    ),
  ),
];

const on = { staysOn: true };
const dino =
  "A diciassette anni andavo dietro a Dino Boscolo, e lui nel sessantadue è andato a Torino, alla Fiat, e non mi ha scritto.";
const armando =
  "Armando Tiozzo era il più buono di Ciosa, ci siamo sposati nel sessantacinque e aveva il banco in Pescaria.";
const died = "È morto nel duemilaundici, di novembre, in cucina, e gli ho lavato le mani.";

describe("answers told in a row about one matter", () => {
  it("tells a death after whoever died, and never after somebody else", () => {
    const answers: Answer[] = [
      { text: armando, topic: "partners_children" },
      { text: died, topic: "partners_children", ...on },
      { text: dino, topic: "youth_15_25" },
    ];
    expect(idsIn(answers, { language: "it" })).toEqual(["m2", "m0", "m1"]);
  });

  it("puts nothing in the time of a subject that was asked before the talk went on to other years", () => {
    const answers: Answer[] = [
      { text: "I was born in 1941 above the baker's shop in Every Street." },
      { text: "Mother wove on six looms and could not hear the kettle boil.", topic: "family_of_origin" },
      { text: "We were married in September 1961, and it rained.", topic: "family_of_origin", ...on },
      { text: "In 1963 the bus stood in the drift all night with a goose on board.", topic: "work_outline" },
      {
        text: "The leek was the best that he had, and he wrapped it in the paper.",
        topic: "family_of_origin",
      },
    ];
    expect(idsIn(answers)).toEqual(["m0", "m1", "m2", "m3", "m4"]);
  });

  it("keeps a few words behind the answer that they go on from, also where that follows something left alone", () => {
    const born = { text: "I was born in 1941 above the baker's shop in Every Street." };
    const talk = { text: "In 1970 he came with the car and loaded the swing on it." };
    const few = { text: "The curtain moved a little in the kitchen window.", ...on };
    expect(idsIn([born, talk, few])).toEqual(["m0", "m1", "m2"]);
    expect(idsIn([born, talk, { ...few, text: "", isPrivate: true }, few])).toContain("m3");
  });

  it("tells of the years of an age what names the teller's age beside the year of their birth", () => {
    const answers: Answer[] = [
      { text: "I was born in 1943 above the baker's shop in Every Street.", topic: "name_origin" },
      { text: "I was sixty-eight when I climbed the ladder, reckon it up, 1943.", topic: "today" },
      { text: "In 1965 I went to the weighing house and weighed the beet.", topic: "first_job" },
    ];
    expect(idsIn(answers)).toEqual(["m0", "m2", "m1"]);
  });

  it("leaves whoever was only named in the question under what was asked", () => {
    const answers: Answer[] = [
      {
        text: "Dad walked to the dock at two in the morning and sang the whole way.",
        topic: "childhood_home",
      },
      {
        text: "She packed pilchards all day, up to her elbows in brine, and put a white cloth on the table.",
        topic: "people_who_mattered",
      },
    ];
    const { sections } = write(answers);
    expect(sections.map(({ sentences }) => sentences.length)).toEqual([1, 1]);
  });

  it("tells nothing that speaks on of somebody who is left alone", () => {
    const answers: Answer[] = [
      { text: "Kenny went in the dock after a float, and I was minding him.", isPrivate: true },
      { text: "He kept a dead crab in the bed for luck and would not own to it.", ...on },
      { text: "Norman drove the number one bus and asked me four times to marry him.", ...on },
    ];
    expect(idsIn(answers)).toEqual(["m2"]);
  });

  it("keeps the few words that are the point of what was told in its paragraph", () => {
    const answers: Answer[] = [
      {
        text: `La mamma mi ha dato il latte, che lo davano solo ai maschi, e quella sera me l'ha dato anche a me.`,
      },
      { text: "Saveva da sardela.", ...on },
      {
        text: "La Nives era la più piccola e la mattina cantava in cuna, e la sera non mi conosceva più.",
        ...on,
      },
    ];
    const [, first] = storyText(write(answers, { language: "it" })).split("\n\n");
    expect(first).toMatch(/anche a me\. Saveva da sardela\.$/u);
  });

  it("never tells the end of a thing without its beginning when the story is short", () => {
    const filler = (at: number): Answer => ({
      text: `In ${1950 + at} my uncle Robert brought barrel ${at} down to the harbour, and every child of the street ran behind it and shouted for an apple from the top of the hill to the chapel door.`,
      topic: "childhood_scene",
    });
    const knife = Array.from(
      { length: 12 },
      (_, at) =>
        `Violet came round the bench with knife number ${at} and Ida picked up hers and shouted "Come on then, number ${at}!"`,
    ).join(" ");
    const answers = [
      ...Array.from({ length: 20 }, (_, at) => filler(at)),
      { text: knife, topic: "working_life" as const },
      { text: "She fainted and took the knife with her, and I was back at the bench on the Monday.", ...on },
    ];
    const ids = idsIn(answers, { length: 500 });
    expect(ids).toContain("m20");
    expect(ids.indexOf("m21")).toBe(ids.indexOf("m20") + 1);
  });

  it("tells first what its teller asked to be told", () => {
    const plain = Array.from(
      { length: 30 },
      (_, at): Answer => ({
        text: `In ${1950 + at} my uncle Robert brought barrel ${at} down to the harbour, and my grandmother said "That is apple number ${at}" and counted them into her apron for the women at the pump.`,
        topic: "childhood_scene",
      }),
    );
    const wished: Answer = {
      text: "There were four of us on that bench in the works, and we laid the fish in rings.",
      topic: "working_life",
      isWished: true,
    };
    expect(idsIn([...plain, wished], { length: 500 })).toContain("m30");
  });

  it("goes on where somebody explains how it began, though that was long before", () => {
    const answers = [
      { text: "I was born in Pila in 1944, and my grandmother gave me my name." },
      { text: "My sister Jean and I have not spoken since 1989, because of a clock.", ...on },
      {
        text: "Father brought the clock home in 1945, and when Mother died in 1988 I took it off the wall.",
        ...on,
      },
      { text: "We married in 1964, and the whole yard danced.", ...on },
    ];
    expect(idsIn(answers)).toEqual(["m0", "m3", "m1", "m2"]);
  });

  it("tells the earlier year first, and keeps with it what names no time", () => {
    const answers = [
      { text: "I was born in Hull in 1940, and my grandmother gave me my name." },
      { text: "In 1964 we moved to Leeds, into two rooms over a shop." },
      { text: "In 1962 I was a clerk in Whitby, with a desk of my own.", ...on },
      { text: "The desk stood at the window, and the harbour lay below it.", ...on },
    ];
    expect(idsIn(answers)).toEqual(["m0", "m2", "m3", "m1"]);
  });

  it("takes the age of somebody else for no age of the teller", () => {
    const answers = [
      { text: "Mi chiamo Rino e sono nato a Comacchio nel 1939, il terzo di cinque." },
      { text: "Nel 1963 ho sposato la Velia, che cuciva i vestiti di mezzo paese." },
      { text: "Mauro aveva quattro anni e teneva le catene come fosse il volante della corriera.", ...on },
    ];
    expect(idsIn(answers, { language: "it" })).toEqual(["m0", "m1", "m2"]);
  });

  it("after something closed goes on where the question names somebody else", () => {
    const secret = { text: "I went to his funeral, I had a pew at the back.", isPrivate: true, ...on };
    const beth =
      "She's at college in Leeds, doing graphics, and she came at Whitsun and found the box on the wardrobe.";
    const first = { text: "My father dyed wool at Pogson's, and Beth put me up to this at Whitsun." };
    const named = { text: beth, question: "How did Beth come to put you up to this?", ...on };
    expect(idsIn([first, secret, named])).toContain("m2");
    const unnamed = { text: beth, question: "What happened then?", ...on };
    expect(idsIn([first, secret, unnamed])).not.toContain("m2");
  });
});

it("tells on of whom an answer told, though its end was left alone", () => {
  const answers: Answer[] = [
    {
      text: "Mrs Tate came over the wall and stopped the clock, and I set it going again.",
      topic: "later_life",
      isCut: true,
    },
    {
      text: "That it was a sin. And we both laughed, with the kettle on.",
      topic: "later_life",
      ...on,
      question: "What did Mrs Tate say?",
    },
  ];
  expect(idsIn(answers)).toEqual(["m0", "m1"]);
});
