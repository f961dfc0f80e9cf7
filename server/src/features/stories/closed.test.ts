import { expect, it } from "vitest";
import { saidBy, toldBy } from "../../../test/told-by.ts";
import { closedOf } from "./closed.ts";

type Answers = Parameters<typeof toldBy>;

/** The texts of what somebody keeps out of stories. */
const closedBy = async (...given: Answers): Promise<string[]> => {
  const told = await toldBy(...given);
  return closedOf("ines", saidBy(...given), told).map(({ text }) => text);
};

it("is the whole of an answer that a model took out, though the words that confide stand at its end", async () => {
  const secret =
    "It was the spring of 1973, and I carried eight yards of lawn out of the gate round my waist. They found the rest in Ruth's locker. That stays between us.";
  const heard = { intent: "told", tells: true, by_model: "kept" };
  const keptOut = [{ message_id: "m0", kind: "not_printed", words: "" }];
  expect(await closedBy([{ content: secret, heard, isPrivate: true }], { keptOut })).toEqual([secret]);
});

it.each([
  [
    "pl",
    "I przyszedł sekretarz, gruby, w krawacie w prążki, i nachylił się popatrzeć, jak leci nitka. Krosno stanęło.",
  ],
  [
    "it",
    "E venne il segretario, grasso, con la cravatta a righe, e si chinò a guardare il filo. Il telaio si fermò.",
  ],
])("is no answer that a secretary comes into, in %s", async (language, content) => {
  const heard = { intent: "told", tells: true };
  expect(await closedBy([{ content, heard }], { language })).toEqual([]);
});
