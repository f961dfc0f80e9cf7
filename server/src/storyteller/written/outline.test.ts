import { describe, expect, it } from "vitest";
import type { TopicId } from "#language/subjects.ts";
import type { Told } from "../story.ts";
import { isTooLong, isTooShort, wordsForNext } from "./budget.ts";
import { outlineOf } from "./outline.ts";

const topics: TopicId[] = ["childhood_home", "school_outline", "working_life", "love_story", "later_life"];

const answer = (at: number, words: number, interviewId = "a"): Told => ({
  interviewId,
  number: 1,
  messageId: `m${at}`,
  text: Array.from(
    { length: Math.ceil(words / 12) },
    (_, line) => `In ${1930 + at} my brother Jan carried ${line + 2} baskets past mill ${at}.`,
  ).join(" "),
  topic: topics[at % topics.length] ?? null,
  position: at,
  isPrivate: false,
});

const life = (answers: number, words: number, interviewId = "a"): Told[] =>
  Array.from({ length: answers }, (_, at) => answer(at, words, interviewId));

const outline = (told: Told[], length: number) =>
  outlineOf({
    tellers: [{ name: "Anna", sex: null, told }],
    length,
    language: "en",
    tellerLanguage: "en",
  });

describe("the outline of a story", () => {
  it("has as many sections as the length needs, about equally long, with every answer in one of them", () => {
    const told = life(60, 120);
    const { parts, words, isShort } = outline(told, 3000);
    expect([parts.length, words, isShort]).toEqual([7, 3000, false]);
    const answers = parts.flatMap((part) => part.answers.map(({ message_id }) => message_id));
    expect(answers.sort()).toEqual(told.map(({ messageId }) => messageId).sort());
    const sizes = parts.map((part) => part.told);
    expect(Math.max(...sizes)).toBeLessThan(2 * Math.min(...sizes));
  });

  it("ends its sections with a chapter where it can", () => {
    const told = life(60, 120).map((one, at) => ({ ...one, topic: topics[Math.floor(at / 12)] ?? null }));
    const { parts } = outline(told, 2250);
    expect(parts.map(({ heading }) => heading)).toHaveLength(5);
    expect(new Set(parts.map(({ heading }) => heading)).size).toBe(5);
  });

  it("is the same for the same answers, whatever their order", () => {
    const told = life(20, 100);
    expect(outline(told.toReversed(), 1000)).toEqual(outline(told, 1000));
  });

  it("aims at less than was asked for when too little was told", () => {
    const { words, isShort } = outline(life(4, 120), 1000);
    expect(isShort).toBe(true);
    expect(words).toBeGreaterThan(200);
    expect(words).toBeLessThan(400);
  });

  it("leaves a few words to the teller's own sentences", () => {
    expect(outline(life(1, 12), 500).parts).toEqual([]);
  });

  it("leaves a life told in few words to the teller's own, for prose would lose them", () => {
    const few = Array.from({ length: 7 }, (_, at) => ({
      ...answer(at, 12),
      topic: "working_life" as const,
      messageId: `few${at}`,
      text: `Mill number ${at}.`,
    }));
    const told = life(6, 48);
    expect(outline([...told, ...few.slice(0, 6)], 500).parts).not.toEqual([]);
    expect(outline([...told, ...few], 500).parts).toEqual([]);
  });

  it("tells one life after the other and says whose it is", () => {
    const { parts } = outlineOf({
      tellers: [
        { name: "Anna", sex: null, told: life(20, 100) },
        { name: "Bo", sex: null, told: life(10, 100, "b") },
      ],
      length: 1500,
      language: "en",
      tellerLanguage: "en",
    });
    expect(parts.map(({ teller }) => teller).join("")).toMatch(/^0+1+$/);
    expect(parts[0]?.heading).toMatch(/^Anna: /);
    expect(parts.at(-1)?.heading).toMatch(/^Bo: /);
    expect(parts.at(-1)?.answers.every(({ interview_id }) => interview_id === "b")).toBe(true);
  });

  it("holds no private answer", () => {
    const told = life(10, 100).map((one, at) => ({ ...one, isPrivate: at === 3 }));
    const answers = outline(told, 500).parts.flatMap((part) => part.answers);
    expect(answers.map(({ message_id }) => message_id)).not.toContain("m3");
  });
});

describe("the running budget of words", () => {
  const share = { told: 100 };

  it("divides the length by what is left to tell", () => {
    const parts = [share, share, { told: 300 }];
    expect(wordsForNext({ whole: 1000, written: 0, parts, at: 0 })).toBe(200);
  });

  it("makes up in later sections what earlier ones fell short of, and takes nothing from them for what went over", () => {
    const parts = [share, share, share, share];
    const after = (written: number) => wordsForNext({ whole: 1000, written, parts, at: 2 });
    expect([after(400), after(500), after(600)]).toEqual([300, 250, 250]);
  });

  it("holds a story to a tenth of its length", () => {
    expect([899, 901, 1099, 1101].map((words) => isTooShort(words, 1000))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([899, 901, 1099, 1101].map((words) => isTooLong(words, 1000))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
