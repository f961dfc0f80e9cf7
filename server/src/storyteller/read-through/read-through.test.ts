import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Settled, Story, Told } from "../story.ts";
import { storyText } from "../story-text.ts";
import { decided } from "./deciding.ts";
import { mayPrint, readThrough } from "./read-through.ts";

const source = (id: string) => [{ interview_id: "i", message_id: id }];

const storyOf = (...texts: string[]): Story => ({
  title: "",
  sections: [{ heading: "Home", sentences: texts.map((text, at) => ({ text, sources: source(`m${at}`) })) }],
  words: 0,
  note: null,
});

type Rest = { told?: Told[]; settled?: Settled[]; language?: Language };

const read = (story: Story, { told = [], settled = [], language = "en" }: Rest = {}) =>
  readThrough(story, { told, settled, language, tellerName: "Dorothy Hale" });

const reasonsOf = (text: string, language: Language = "en") =>
  (read(storyOf(text), { language }).passages ?? []).flatMap(({ reasons }) => reasons);

describe("what is read through before a story is printed", () => {
  it.each([
    ["en", "My cousin Inga Berg had a little boy, and nobody knew.", "secret"],
    ["en", "Then Ray left me for Carol.", "affair"],
    ["en", "My brother Tom went to prison for it.", "crime"],
    ["en", "Our Paul has not spoken to me since.", "quarrel"],
    ["en", "Margaret Lunn had a nervous breakdown that winter.", "illness"],
    ["en", "Her husband hanged himself in the barn.", "loss"],
    ["sv", "Min kusin Inga Berg fick en pojke, och ingen visste det.", "secret"],
    ["it", "Mio fratello Carlo finì in prigione.", "crime"],
    ["pl", "Nikomu tego nie mówiłem, że Rysiek Malec stracił rękę.", "secret"],
  ] as const)("holds what could hurt or expose somebody, in %s: %s", (language, text, reason) => {
    expect(reasonsOf(text, language)).toContain(reason);
  });

  it.each([
    "My father drank his tea from the saucer.",
    "We had no money and plenty of herring.",
    "Uncle Clarry came with the ferret in his coat.",
    "We sat there, the lad and I, and nobody knew where one turned it off.",
    "My mother died in 1961, and we buried her on the hill.",
  ])("lets the rest be: %s", (text) => {
    expect(reasonsOf(text)).toEqual([]);
  });

  it("holds lines that tell something only together", () => {
    const [passage] =
      read(
        storyOf(
          "I married Jack in June 1961.",
          "We had a lino floor.",
          "My daughter Susan was born in 1961.",
        ),
      ).passages ?? [];
    expect(passage?.reasons).toEqual(["together"]);
    expect(passage?.lines.map(({ text }) => text)).toEqual([
      "I married Jack in June 1961.",
      "My daughter Susan was born in 1961.",
    ]);
  });

  it("asks nothing about the children of a first marriage where a second is told", () => {
    const told = storyOf(
      "I married Jack in June 1961.",
      "My daughter Susan was born in 1965.",
      "In 1973 I married Edmund.",
    );
    expect(read(told).passages ?? []).toEqual([]);
  });

  it("knows a first wedding by whatever word tells it", () => {
    const told = storyOf(
      "Il ventisette aprile del 1963 sposai l'Alvaro.",
      "La Graziella, la figlia, è nata nel 1964.",
      "L'ho sposato il sei d'ottobre del 1984.",
    );
    expect(read(told, { language: "it" }).passages ?? []).toEqual([]);
  });

  it("holds what was told as a secret, and of what was told before it was asked who reads it what is sore or names somebody in full", () => {
    const one: Told = {
      interviewId: "i",
      number: 1,
      messageId: "m0",
      text: "",
      topic: null,
      position: 1,
      isPrivate: false,
    };
    const reasonsOf = (text: string, told: Told) =>
      read(storyOf(text), { told: [told] }).passages?.map(({ reasons }) => reasons);
    const hand = "I let him hold my hand behind the store.";
    expect(reasonsOf(hand, { ...one, isSecret: true })).toEqual([["first_told"]]);
    const unasked = { ...one, isUnasked: true };
    expect(reasonsOf(hand, unasked)).toEqual([]);
    expect(reasonsOf("My father mended clocks for Rose Tindall next door.", unasked)).toEqual([
      ["first_told"],
    ]);
    expect(reasonsOf("My father drank.", unasked)).toEqual([["first_told", "blame"]]);
  });
});

const answer = (at: number, text: string, rest: Partial<Told> = {}): Told => ({
  interviewId: "i",
  number: 1,
  messageId: `m${at}`,
  text,
  topic: null,
  position: 2 * at + 1,
  isPrivate: false,
  ...rest,
});

const askedIn = (story: Story, rest: Rest = {}) =>
  (read(story, rest).passages ?? []).map(({ lines }) => lines.map(({ text }) => text));

describe("what a family is asked about a story", () => {
  const fight = "Our Paul has not spoken to me since.";
  const again = "I never forgave Paul, and Paul never rings.";
  const prison = "My brother Tom went to prison for it.";

  it("is one question for each matter and person, with all of its lines", () => {
    expect(askedIn(storyOf(fight, "We lived in Hull.", prison, "It was cold.", again))).toEqual([
      [prison],
      [fight, again],
    ]);
  });

  it("is no more than a family answers, and no line is lost", () => {
    const names = ["Adam", "Betty", "Cecil", "Doris", "Edwin", "Fanny", "Gordon", "Hilda", "Ian", "Joan"];
    const lines = names.map((name) => `Our ${name} has not spoken to me since.`);
    const asked = askedIn(storyOf(...lines.flatMap((line, at) => [line, `It rained ${at + 2} days.`])));
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(asked.flat().toSorted()).toEqual(lines.toSorted());
  });

  it.each([
    ["a country", "en", "And we are in Nelson, which folk think is New Zealand."],
    ["an office", "en", "Donald saw a poster in the Labour Exchange."],
    ["a chapel", "en", "We were wed at last, Carr Road Methodist, and it rained."],
    ["the teller", "en", "Dorothy. Dorothy Pugh, and nothing else."],
    ["half of a name", "sv", "Det var efter Maj-Britt."],
  ] as const)("is not the name of %s, whoever reads it", (_, language, text) => {
    expect(
      askedIn(storyOf(text), {
        told: [answer(0, text, { isUnasked: true, topic: "name_origin" })],
        language,
      }),
    ).toEqual([]);
  });

  it("offers to drop a family name, and never to shorten a given name or the teller's own", () => {
    const told = [answer(0, "I'm Dorothy, but nobody's called me that. Dot.", { topic: "name_origin" })];
    const line = "Dorothy Hale said, and Dot said it twice, that Auntie Nellie and Tom Barker stole.";
    const { passages = [] } = read(storyOf(line), { told });
    expect(passages.flatMap(({ names }) => names)).toEqual([{ full: "Tom Barker", short: "Tom" }]);
  });

  it.each([
    [
      "en",
      "Mother had ideas. I was Chirgwin before I married.",
      "You could shout Peggy Chirgwin off the quay and four of us would turn.",
      "Peggy Hale",
    ],
    [
      "sv",
      "Mor ville ha Dorotea. Svea Lindqvist heter jag, född Norén.",
      "I klassboken stod det Svea Norén.",
      "Svea Lindqvist",
    ],
    [
      "it",
      "Mio padre aveva visto un teatro. Allora don Giulio mi ha battezzata Maria Armida.",
      "Maria Armida era sul registro.",
      "Armida Mantovan",
    ],
    [
      "pl",
      "Mama chciała Genowefę. Wanda Kosiorek, a z domu Pająk.",
      "Na krzyżyku przeczytałam: Wanda Pająk.",
      "Wanda Kosiorek",
    ],
  ] as const)(
    "knows the teller by the name they were born or christened with, too (%s): %s",
    (language, introduction, line, tellerName) => {
      const told = [answer(0, `${introduction} ${line}`, { isUnasked: true, topic: "name_origin" })];
      const { passages = [] } = readThrough(storyOf(line), { told, settled: [], language, tellerName });
      expect(passages).toEqual([]);
    },
  );

  it.each([
    ["en", "So I was Dorothy Isabella Purves, and our street called me Bella."],
    ["en", "Annie Dinsdale from Carlton."],
    ["en", "Doreen Pickles wove back to back with me."],
    ["sv", "Gun-Britt Ask började samma vecka som jag."],
    ["it", "Armando Tiozzo era il caporeparto."],
    ["pl", "Marysia Wójcik pracowała obok mnie."],
  ] as const)(
    "asks nothing where a line only says who somebody is, or worked beside (%s): %s",
    (language, text) => {
      const told = [answer(0, text, { isUnasked: true, topic: "name_origin" })];
      expect(askedIn(storyOf(text), { told, language })).toEqual([]);
    },
  );

  it.each([
    "Doreen Pickles wove back to back with me, and she met a man in the drying room and said nothing.",
    "Doreen Pickles took it home.",
  ])("asks where more is told of who worked there: %s", (text) => {
    const told = [answer(0, text, { isUnasked: true, topic: "name_origin" })];
    expect(askedIn(storyOf(text), { told })).toEqual([[text]]);
  });

  it("leaves alone what the teller wants in the book, unless it exposes somebody else", () => {
    const drowned = "Our Kenny hanged himself in the barn.";
    const other = "Our Kenny hanged himself, and my sister Maud lied to the police.";
    const wish = { isUnasked: true, bookWishes: [{ text: "But our Kenny stays in.", before: "" }] };
    expect(askedIn(storyOf(drowned), { told: [answer(0, drowned)] })).toEqual([[drowned]]);
    expect(askedIn(storyOf(drowned), { told: [answer(0, drowned, wish)] })).toEqual([]);
    expect(askedIn(storyOf(other), { told: [answer(0, other, wish)] })).toEqual([[other]]);
  });

  it("can be answered for each line by itself, and only a new line is asked about again", () => {
    const { sections, passages = [] } = read(storyOf(fight, "We lived in Hull.", again));
    const standing = { sections, passages, story: storyText({ sections }), isEdited: false };
    const after = decided(
      standing,
      { passage: "p1", decision: "keep", lines: ["keep", "leave_out"] },
      { title: "", language: "en" },
    );
    expect(after?.story).toBe(`Home\n\n${fight} We lived in Hull.`);
    expect(after?.passages[0]?.lines.map(({ decision }) => decision)).toEqual(["keep", "leave_out"]);
    const settled: Settled[] = [
      { message_id: "m0", text: fight, decision: "keep", wording: fight },
      { message_id: "m2", text: again, decision: "leave_out", wording: null },
    ];
    const anew = "Our Paul slammed the door in 1980.";
    const next = read(storyOf(fight, "We lived in Hull.", again, anew), { settled });
    expect(next.passages?.map(({ decision, lines }) => [decision, lines.map(({ now }) => now)])).toEqual([
      [null, [anew]],
      ["keep", [fight, null]],
    ]);
    expect(next.sections[0]?.sentences.map(mayPrint)).toEqual([true, true, false]);
  });
});
