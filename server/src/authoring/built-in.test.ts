import { describe, expect, it } from "vitest";
import { noLocks } from "#storyteller/growth/locked.ts";
import type { Told } from "#storyteller/storyteller.ts";
import { writeBuiltIn } from "./built-in.ts";
import type { StoryMaterial } from "./story-work.ts";

const answers = (interviewId: string, texts: readonly string[]): Told[] =>
  texts.map((text, at) => ({
    interviewId,
    number: 1,
    messageId: `${interviewId}${at}`,
    text,
    topic: "childhood_home",
    position: at * 2 + 1,
    isPrivate: false,
  }));

const write = (lives: readonly { name: string; told: Told[] }[]) => {
  const told = lives.flatMap((life) => life.told);
  const material: StoryMaterial = {
    told,
    tellers: lives.map(({ name, told: own }) => ({ name, sex: null, told: own })),
    tellerName: [...new Set(lives.map(({ name }) => name))].join(" & "),
    tellerLanguage: "en",
    language: "en",
    style: "first-person",
    length: 500,
    base: null,
    settled: [],
    closed: [],
  };
  return writeBuiltIn(material, noLocks);
};

const inHull = [
  "I was born in 1944 in Hull, and my father sang on his way to the dock.",
  "We had red lino in the kitchen, and I danced on it.",
];
const inNewlyn = [
  "I was born in 1941 in Newlyn, and my mother packed pilchards.",
  "She scrubbed the step every day, and we wore a hanky each.",
];

describe("the built-in story of several tellers", () => {
  it("tells one life after the other, though both are of one name", () => {
    const { sections } = write([
      { name: "Mary Penrose", told: answers("a", inHull) },
      { name: "Mary Penrose", told: answers("b", inNewlyn) },
    ]);
    const owners = sections.map(({ sentences }) => [
      ...new Set(sentences.flatMap(({ sources }) => sources.map(({ interview_id }) => interview_id))),
    ]);
    expect(owners.every((own) => own.length === 1)).toBe(true);
    expect(owners.flat().join("")).toMatch(/^a+b+$/u);
    const heads = sections.map(({ heading }) => heading.split(":")[0]);
    expect([...new Set(heads)]).toEqual(["Mary Penrose (1)", "Mary Penrose (2)"]);
  });

  it("prints what two interviews of one teller say against each other, each with its source", () => {
    const told = [
      ...answers("a", ["We moved to Hull in 1951, in a coal cart."]),
      ...answers("b", ["We moved to Hull in 1953, in a bus."]),
    ];
    const sentences = write([{ name: "Mary", told }]).sections.flatMap((section) => section.sentences);
    expect(sentences.map(({ text, sources }) => [text, sources.length])).toEqual([
      ["We moved to Hull in 1951, in a coal cart.", 1],
      ["We moved to Hull in 1953, in a bus.", 1],
    ]);
  });

  it("tells nothing of a teller who took everything back", () => {
    const gone = answers("a", inHull).map((answer) => ({ ...answer, isPrivate: true }));
    expect(write([{ name: "Mary", told: gone }]).sections).toEqual([]);
    const { sections } = write([
      { name: "Mary", told: gone },
      { name: "Peggy", told: answers("b", inNewlyn) },
    ]);
    expect(JSON.stringify(sections)).not.toContain("Mary");
  });
});
