import { expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import { plan } from "../ledger/plan.ts";
import { brief, tell } from "../tellers.test-suite.ts";

const delicate = new Set<TopicId | null>(plan.filter(({ sensitive }) => sensitive).map(({ id }) => id));

test("a subject that may hurt is opened with what it is about and leave to pass", () => {
  const openings = tell({ language: "en", habit: brief }).asked.flatMap(({ turn }) =>
    turn.move === "open" && delicate.has(turn.topic) ? [turn] : [],
  );
  expect(openings).not.toEqual([]);
  for (const { text, topic } of openings) expect(text).toContain(packs.en.topics[topic as TopicId].framing);
});
