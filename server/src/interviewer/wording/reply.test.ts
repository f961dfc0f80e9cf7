import { expect, test } from "vitest";
import { readReply } from "./reply.ts";
import { actsOf } from "./wished-acts.ts";

test("acts name messages of any interview, the tenth too, and a mark of none is no words", () => {
  const acts = [
    { do: "keep_out", what: "12.3" },
    { do: "keep_out", what: "[12.5] The land was never hers" },
    { do: "keep_out", what: "12.9" },
  ];
  const reply = readReply({ intent: "delete", move: "delete", acts, question: "It is out." });
  const ids = new Map([
    ["12.3", "m3"],
    ["12.5", "m5"],
  ]);
  expect(reply && actsOf(reply, { ids, keptOut: [] })).toEqual([
    { do: "keep_out", message: "m3" },
    { do: "keep_out", words: "The land was never hers", in: "m5" },
  ]);
});
