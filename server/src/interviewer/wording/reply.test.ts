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

test("the mark of what is kept out, wanted gone, names just that", () => {
  const acts = [
    { do: "erase", what: "k1.5" },
    { do: "erase", what: "k1.7" },
    { do: "erase", what: "k1.5 the tin" },
    { do: "erase", what: "k9.9" },
  ];
  const reply = readReply({ intent: "delete", move: "delete", acts, question: "I can see why." });
  const kept = { kind: "erased", stems: [], label: "" } as const;
  const keptOut = [
    { ...kept, mark: "k1.5", message: "m5", words: "She had the tin." },
    { ...kept, mark: "k1.7", message: "m7", words: "" },
  ];
  expect(reply && actsOf(reply, { ids: new Map(), keptOut })).toEqual([
    { do: "keep_out", words: "She had the tin.", in: "m5", erases: true },
    { do: "erase", message: "m7" },
    { do: "keep_out", words: "the tin", in: "m5", erases: true },
  ]);
});

test("sentences that are named in one act, each behind its own mark, are named one by one", () => {
  const acts = [
    {
      do: "keep_out",
      what: "1.25 He wrote in the autumn. 1.25 Unopened. 1.27 It was in the tin at 4.30, under the stamps.",
    },
    { do: "keep_out", what: "the tin of 4.30" },
  ];
  const reply = readReply({ intent: "secret", move: "stay_gently", acts, question: "It stays out." });
  const ids = new Map([
    ["1.25", "m25"],
    ["1.27", "m27"],
  ]);
  expect(reply && actsOf(reply, { ids, keptOut: [] })).toEqual([
    { do: "keep_out", words: "He wrote in the autumn.", in: "m25" },
    { do: "keep_out", words: "Unopened.", in: "m25" },
    { do: "keep_out", words: "It was in the tin at 4.30, under the stamps.", in: "m27" },
    { do: "keep_out", words: "the tin of 4.30" },
  ]);
});
