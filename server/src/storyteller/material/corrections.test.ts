import { expect, it } from "vitest";
import { putRight } from "./corrections.ts";

const told = (...texts: string[]) => texts.map((text, at) => ({ messageId: `m${at}`, text }));

it("tells the year that was put right later, and not that it was", () => {
  const answers = told(
    "We took the shop in 1954, with the bell still on the door.",
    "I said 1954 for the shop. It was '56. Mother would scold me.",
  );
  expect(putRight(answers, "en").map(({ text }) => text)).toEqual([
    "We took the shop in 1956, with the bell still on the door.",
    "",
  ]);
});

it("leaves a year that nobody takes back", () => {
  const answers = told("We took the shop in 1954.", "I said in 1954 that I would leave. I left in 1956.");
  expect(putRight(answers.slice(1), "en")).toEqual(answers.slice(1));
  expect(putRight(told("Vi flyttade 1951."), "sv")).toEqual(told("Vi flyttade 1951."));
});
