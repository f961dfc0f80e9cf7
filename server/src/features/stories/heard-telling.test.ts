import { expect, it } from "vitest";
import type { StoredMessage } from "../interviews/interview.ts";
import { onlyComesBack } from "./heard-telling.ts";

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
