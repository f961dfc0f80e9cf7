import type { Import } from "@saga/contract/takeout";
import { expect, it } from "vitest";
import { contentsWords, isNews, outcomeWords } from "./contents-words.ts";

const nothing = { people: 0, interviews: 0, stories: 0, files: 0 };
const outcome = { added: nothing, already_here: nothing, left_out: [] as string[] } as unknown as Import;

it("what is in an archive is said in one line, one of a kind as one", () => {
  expect(contentsWords({ people: 1, interviews: 2, stories: 1, files: 0 })).toBe(
    "1 person, 2 interviews and 1 story",
  );
  expect(contentsWords({ ...nothing, files: 1 })).toBe("1 recording or file");
  expect(contentsWords(nothing)).toBe("");
});

it("it is said when nothing was added, what was here, and when the tree was left out", () => {
  expect(outcomeWords(outcome)).toEqual(["Nothing was added."]);
  expect(
    outcomeWords({ ...outcome, already_here: { ...nothing, people: 2 }, left_out: ["family_tree"] }),
  ).toEqual([
    "Nothing was added.",
    "Here already, and left as it is: 2 people.",
    "The family tree in the file was left out, because you have one of your own here.",
  ]);
});

it("what became of an import is told for a day, also to whoever was away when it ended", () => {
  const ended = { ...outcome, state: "failed", created_at: "2026-11-22T10:00:00.000Z" } as Import;
  expect(isNews(ended, new Date("2026-11-23T09:59:00.000Z"))).toBe(true);
  expect(isNews(ended, new Date("2026-11-23T10:01:00.000Z"))).toBe(false);
  expect(isNews({ ...ended, state: "running" }, new Date(ended.created_at))).toBe(false);
  expect(isNews(null, new Date())).toBe(false);
});
