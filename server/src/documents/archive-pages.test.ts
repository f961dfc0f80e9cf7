import { expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import { interviewPage } from "./archive-pages.ts";

const pageOf = (speaker: string) =>
  interviewPage(
    {
      name: "01-overview",
      title: "Overview",
      person: speaker,
      date: "",
      language: "en",
      lines: [{ kind: "answer", speaker, text: "In the house by the kiln.", sound: ["01-1.mp3"] }],
    },
    { words: packs.en.archive, language: "en" },
  );

it("an answer of somebody who gave no name stands without an empty line, and its sound is called after the interview", () => {
  const unnamed = pageOf("").slice(pageOf("").indexOf('<div class="answer">'));
  expect(unnamed).not.toMatch(/<p class="facts"><\/p>|aria-label=""/);
  expect(unnamed).toContain('aria-label="Overview"');
  const named = pageOf("Edith");
  expect(named).toContain('<div class="answer"><p class="facts">Edith</p>');
  expect(named).toContain('aria-label="Edith"');
});
