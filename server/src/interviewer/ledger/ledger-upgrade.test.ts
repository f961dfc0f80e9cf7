import { expect, test } from "vitest";
import { openInterview, takeTurn } from "../interviewer.ts";
import { upgraded } from "./ledger-upgrade.ts";

const first = {
  version: 1,
  topics: { name_origin: { evidence: 3, mention: 0, asked: 1, thin: 0, status: "open", quote: null } },
  interviews: {
    1: {
      turns: 4,
      words: 120,
      progress: 24,
      complete: false,
      thread: 0,
      followUps: 0,
      pending: { kind: "open", slot: "x", topic: "places_lived", wording: "Walk me through the places." },
      last: null,
    },
  },
  keys: {},
  avoided: ["malaya"],
  wordings: ["abc"],
};

test("an interview that was begun before goes on where it stood, and leaves alone what was to be left alone", () => {
  const ledger = upgraded(first);
  const setting = { number: 1, language: "en", seed: 5 } as const;
  expect(openInterview({ ...setting, ledger }).text).toBe("Walk me through the places.");
  const answer = { id: "m1", text: "We came to Malaya in 1955 and lived behind the barracks for a year." };
  const turn = takeTurn({ ...setting, ledger, answer });
  expect(turn.progress).toBeGreaterThan(24);
  expect(turn.text).not.toMatch(/malaya/iu);
});
