import { describe, expect, it } from "vitest";
import type { Settled, Story } from "../story.ts";
import { storyText } from "../story-text.ts";
import { decided } from "./deciding.ts";
import { mayPrint, readThrough } from "./read-through.ts";
import { withoutLines } from "./settling.ts";

const storyOf = (...texts: string[]): Story => ({
  title: "",
  sections: [
    {
      heading: "Home",
      sentences: texts.map((text, at) => ({ text, sources: [{ interview_id: "i", message_id: `m${at}` }] })),
    },
  ],
  words: 0,
  note: null,
});

const read = (story: Story, settled: Settled[] = []) =>
  readThrough(story, { told: [], settled, language: "en", tellerName: "Dorothy Hale" });

describe("a passage that is decided about", () => {
  const secret = "My cousin Inga Berg had a little boy, and nobody knew.";
  const held = () => {
    const { sections, passages = [] } = read(storyOf("We lived in Hull.", secret, "It was cold."));
    return { sections, passages, story: storyText({ sections }), isEdited: false };
  };
  const decide = (...choices: Parameters<typeof decided>[1][]) =>
    choices.reduce(
      (standing, choice) => decided(standing, choice, { title: "", language: "en" }) ?? standing,
      held(),
    );

  it("may not be printed before, and may after", () => {
    const flags = (standing: ReturnType<typeof held>) => standing.sections[0]?.sentences.map(mayPrint);
    expect(flags(held())).toEqual([true, false, true]);
    expect(flags(decide({ passage: "p1", decision: "keep" }))).toEqual([true, true, true]);
  });

  it.each([
    [{ decision: "keep" }, secret],
    [{ decision: "shorten" }, "My cousin Inga had a little boy, and nobody knew."],
    [{ decision: "reword", wording: ["A cousin had a boy."] }, "A cousin had a boy."],
    [{ decision: "leave_out" }, ""],
  ] as const)("stands as it was decided: %s", (choice, line) => {
    const { story } = decide({ passage: "p1", ...choice });
    expect(story).toBe(
      ["Home", ["We lived in Hull.", line, "It was cold."].filter(Boolean).join(" ")].join("\n\n"),
    );
  });

  it("stands in the paragraph that it stood in", () => {
    const long =
      "We lived in Hull, in a house by the railway, for all of the years that I went to school, and for some after it, with a lodger in the attic who played the flute on Sundays.";
    const story = storyOf(long, secret, "It was cold.");
    for (const sentence of story.sections[0]?.sentences.slice(1) ?? []) sentence.joins = true;
    const { sections, passages = [] } = read(story);
    const standing = { sections, passages, story: storyText({ sections }), isEdited: false };
    for (const choice of [
      { decision: "keep" },
      { decision: "reword", wording: ["A cousin had a boy."] },
    ] as const) {
      const after = decided(standing, { passage: "p1", ...choice }, { title: "", language: "en" });
      expect(after?.story.split("\n\n")).toHaveLength(standing.story.split("\n\n").length);
    }
    expect(standing.story.split("\n\n")).toHaveLength(2);
  });

  it.each([
    ["biography", "A boy he was, and I knew.", "“A boy he was, and I knew.”"],
    ["biography", "She knew of the boy.", "She knew of the boy."],
    ["first-person", "He said a boy, and I knew.", "He said a boy, and I knew."],
  ] as const)("is quoted as it was, in other words of the teller (%s: %s)", (style, wording, line) => {
    const { sections, passages = [] } = read(storyOf("We lived in Hull.", `“${secret}”`));
    const standing = { sections, passages, story: storyText({ sections }), isEdited: false };
    const choice = { passage: "p1", decision: "reword", wording: [wording] } as const;
    const after = decided(standing, choice, { title: "", language: "en", style });
    expect(after?.sections[0]?.sentences.at(-1)?.text).toBe(line);
  });

  it("stands without marks where the line was the narrator's, with what others said in it", () => {
    const line = "“Nobody knew”, said my cousin Inga Berg, “of the boy.”";
    const { sections, passages = [] } = read(storyOf("We lived in Hull.", line));
    const standing = { sections, passages, story: storyText({ sections }), isEdited: false };
    const choice = { passage: "p1", decision: "reword", wording: ["A boy he was, and I knew."] } as const;
    const after = decided(standing, choice, { title: "", language: "en", style: "biography" });
    expect(after?.sections[0]?.sentences.at(-1)?.text).toBe("A boy he was, and I knew.");
  });

  it("can be decided about otherwise, and comes back to its place", () => {
    const { story } = decide(
      { passage: "p1", decision: "leave_out" },
      { passage: "p1", decision: "reword", wording: ["A cousin had a boy."] },
      { passage: "p1", decision: "keep" },
    );
    expect(story).toBe(held().story);
  });

  it("is remembered for the next story, in whose words it is left out, kept or shortened", () => {
    const settled = (decision: Settled["decision"], wording: string | null): Settled[] => [
      { message_id: "m0", text: secret, decision, wording },
    ];
    const next = (one: Settled[]) => read(storyOf(secret), one);
    expect(next(settled("keep", secret)).sections[0]?.sentences.map(mayPrint)).toEqual([true]);
    expect(next(settled("shorten", "My cousin Inga had a boy.")).sections[0]?.sentences[0]?.text).toBe(
      "My cousin Inga had a boy.",
    );
    expect(next(settled("leave_out", null)).sections).toEqual([]);
    expect(withoutLines(`We lived in Hull. ${secret}`, { lines: [secret], language: "en" })).toBe(
      "We lived in Hull.",
    );
  });
});
