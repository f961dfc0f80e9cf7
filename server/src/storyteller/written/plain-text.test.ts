import { expect, it } from "vitest";
import { toldOf } from "../told.test-suite.ts";
import { judged } from "./judge.ts";
import { readSentences } from "./reply.ts";

const judgedFaults = (answer: string, text: string): string[] => {
  const [told] = toldOf([answer]);
  if (!told) throw new Error("no answer");
  const material = [{ mark: "1.1", asked: "", text: answer, told }];
  const drafts = readSentences({ sentences: [{ text, src: ["1.1"] }] }, "en") ?? [];
  const context = {
    language: "en",
    style: "biography",
    tellerName: "Ada Moro",
    told: [told],
    material,
    printed: [],
    matters: [],
  } as const;
  return judged(drafts, context).flatMap(({ faults }) => faults);
};

it("reads emphasis as the words it stands around, and refuses other marks", () => {
  const answer = "I know the whole of the Messiah alto line.";
  expect(judgedFaults(answer, "She knew the whole *Messiah* alto line.")).toEqual([]);
  expect(judgedFaults(answer, "She knew the __whole__ of the _Messiah_ alto line.")).toEqual([]);
  expect(judgedFaults(answer, "She knew the {whole} of the Messiah alto line.")).toContain("not_plain");
});

it("leaves a sentence of few plain words to the second opinion, and no long one", () => {
  const answer = "And out it gets. It goes up and down that Sunday school all night, hissing.";
  expect(judgedFaults(answer, "It got out.")).toEqual([]);
  expect(judgedFaults(answer, "So it was and so it would be with them, and there it was.")).toContain(
    "not_plain",
  );
});

it("refuses a quotation that is cut in the middle of what was said, and none that is cut at a mark", () => {
  const answer =
    "I were never happy at the mill with them looms, but the singing I loved. He said you sing flat love.";
  expect(judgedFaults(answer, "“The singing I loved.”")).toEqual([]);
  expect(judgedFaults(answer, "“I were never happy at the mill with them looms.”")).toEqual([]);
  expect(judgedFaults(answer, "He said, “You sing flat love.”")).toEqual([]);
  expect(judgedFaults(answer, "“Happy at the mill with them looms.”")).toContain("cut_quote");
  expect(judgedFaults(answer, "“I were never happy at the mill.”")).toContain("cut_quote");
});

it("ends a sentence that it is given without a mark, and none that leads up to a quotation", () => {
  const [told] = toldOf(["I want to say one thing: the key lies there."]);
  const context = {
    language: "en",
    style: "biography",
    tellerName: "Ada Moro",
    told: told ? [told] : [],
    material: told ? [{ mark: "1.1", asked: "", text: told.text, told }] : [],
    printed: [],
    matters: [],
  } as const;
  const texts = ["The key lies there", "She wants to say one thing:", "She wants to say one more thing:."];
  const ended = judged(
    texts.map((text) => ({ text, marks: ["1.1"] })),
    context,
  ).map(({ sentence }) => sentence.text);
  expect(ended).toEqual([
    "The key lies there.",
    "She wants to say one thing:",
    "She wants to say one more thing:",
  ]);
});
