import { expect, it } from "vitest";
import { passagesWithCodes } from "./passages.ts";

const own = (seconds: number) => ({ interviewId: "i", recordingId: "r", startMs: 0, endMs: seconds * 1000 });
const spoken = (text: string, passage: string, seconds: number) => ({ text, passage, own: own(seconds) });
const written = (text: string) => ({ text, passage: null, own: null });

it("a passage that the teller is heard with for some time gets a code, known by how it begins", () => {
  const sentences = [
    written("We were poor."),
    spoken("My uncle Nils mended nets on the quay all day.", "p1", 4),
    spoken("He sang to the gulls.", "p1", 3),
  ];
  expect(passagesWithCodes([sentences.map(({ text }) => text).join(" ")], sentences)).toEqual([
    { paragraph: 0, passage: "p1", begins: "My uncle Nils mended nets on the …", ms: 7_000 },
  ]);
});

it("a few seconds get none, and of passages on one page the longest has it", () => {
  const far = "word ".repeat(400).trim();
  const paragraphs = ["Short one.", "Long one.", far, "Another page."];
  const sentences = [
    spoken("Short one.", "p1", 6),
    spoken("Long one.", "p2", 20),
    written(far),
    spoken("Another page.", "p3", 5),
    spoken("Hm.", "p4", 2),
  ];
  const chosen = passagesWithCodes(paragraphs, sentences);
  expect(chosen.map(({ paragraph, passage }) => [paragraph, passage])).toEqual([
    [1, "p2"],
    [3, "p3"],
  ]);
});

it("the same words twice stand where they are told each time", () => {
  const sentences = [
    spoken("So it was.", "p1", 6),
    written("Then spring came."),
    spoken("So it was.", "p1", 6),
  ];
  const far = "word ".repeat(400).trim();
  const chosen = passagesWithCodes([`So it was. ${far}`, "Then spring came. So it was."], sentences);
  expect(chosen.map(({ paragraph }) => paragraph)).toEqual([0, 1]);
});
