import { expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import { emptyLedger, type Thread } from "./ledger.ts";
import { setLimit, stemsNaming } from "./limits.ts";
import { writableInterview } from "./state.ts";

const pack = packs.en;

const thread = (id: string, text: string): Thread => ({
  id,
  message: "m1",
  interview: 1,
  topic: null,
  text,
  kind: "loss",
  weight: 3,
  state: "waiting",
});

test("what is to be left alone is given up as a thread, and as the line an interview is resumed with", () => {
  const draft = emptyLedger();
  const text = "Peter never came back from the mill.";
  draft.threads.push(thread("t1", text), thread("t2", "The oven was as blue as the sea."));
  const state = writableInterview(draft, 1);
  state.last = { id: "m1", text, interview: 1 };
  const limit = { kind: "not_asked" as const, message: "m2", stems: stemsNaming(["Peter"], pack) };
  setLimit(draft, { limit, pack });
  expect(draft.threads.map(({ id }) => id)).toEqual(["t2"]);
  expect(state.last).toBeNull();
});
