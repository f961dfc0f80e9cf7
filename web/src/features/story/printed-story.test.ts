import type { Story } from "@saga/contract/stories";
import { expect, it } from "vitest";
import { printsOtherText } from "./printed-story.ts";

const sentence = (text: string, held = false) => ({ text, sources: [], ...(held ? { held } : {}) });

const story = (changes: Partial<Story> = {}): Story => {
  const sections = [
    { heading: "The farm", sentences: [sentence("We had hens."), sentence("Greta kept them.")] },
    { heading: "The quarrel", sentences: [sentence("We never spoke again.", true)] },
  ];
  return {
    id: "s",
    title: "Anna",
    words: 10,
    language: "en",
    style: "biography",
    period: null,
    interview_ids: [],
    preview: "",
    created_at: "",
    updated_at: "",
    story: "The farm\n\nWe had hens. Greta kept them.",
    sections,
    sentences: sections.flatMap(({ sentences }) => sentences),
    note: null,
    is_edited: false,
    writer: "built_in",
    to_read: 1,
    model: null,
    ...changes,
  };
};
const printed = (kept_out: number, heading = "The farm") => ({
  kept_out,
  title: "Anna",
  chapters: [{ heading, paragraphs: ["We had hens."] }],
});

it("a story of which only undecided passages stay behind is printed as it stands on the page", () => {
  expect(printsOtherText(story(), printed(1))).toBe(false);
});

it("what was kept out after writing is not printed", () => {
  expect(printsOtherText(story(), printed(2))).toBe(true);
});

it("nor is what was kept out of a text that was changed by hand", () => {
  expect(printsOtherText(story({ is_edited: true }), printed(1))).toBe(true);
  expect(printsOtherText(story({ is_edited: true }), printed(0))).toBe(false);
});

it("nor a heading or a title that is kept out", () => {
  expect(printsOtherText(story(), printed(1, ""))).toBe(true);
  expect(printsOtherText(story({ title: "Greta and I" }), printed(1))).toBe(true);
});
