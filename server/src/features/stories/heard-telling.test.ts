import { expect, it } from "vitest";
import type { StoredMessage } from "../interviews/interview.ts";
import { answerBeside, onlyComesBack } from "./heard-telling.ts";

const back = (content: string, intent = "resumes"): boolean =>
  onlyComesBack({ content, heard: JSON.stringify({ intent, tells: true }) } as StoredMessage, "en");

it("is no telling where somebody says that they are back, with a word beside it", () => {
  expect(
    back("There, I've let the cat in and had my coffee. My Ted never said sorry in his life. Where were we?"),
  ).toBe(true);
});

it("is a telling where somebody comes back with a death, or goes on at length", () => {
  expect(back("I'm back. My mother died in the May.")).toBe(false);
  expect(back(`I'm back. ${"We carried the hens upstairs one by one. ".repeat(8)}`)).toBe(false);
  expect(back("I'm back where I was born.", "told")).toBe(false);
});

it("finds the paragraph that answers what was asked of somebody, after talk of who reads it", () => {
  const message = {
    content: "So Jill can read that?\n\nAnd Walter, he framed the letter.",
    heard: null,
  } as StoredMessage;
  const of = (question: string) => answerBeside(message, { question, language: "en" })?.content;
  expect(of("It is in no story. And what did Walter do with it?")).toBe("And Walter, he framed the letter.");
  expect(of("It is in no story. What came then?")).toBeUndefined();
});
