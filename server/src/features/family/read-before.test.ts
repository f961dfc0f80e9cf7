import { expect, it, vi } from "vitest";
import type { Actor } from "#http/actor.ts";
import { createProposalsService, type ProposalsServiceDependencies } from "./proposals.service.ts";
import { toldAnswer } from "./told-answer.test-suite.ts";
import type { ToldAnswer } from "./told-answer.ts";

/** Lives of which each told the same; `tell` gives one of them other words. */
function lives() {
  const told = new Map<string, string>();
  const answerOf = (life: string): ToldAnswer =>
    toldAnswer({
      messageId: `answer-${life}`,
      text: told.get(life) ?? "My brother Basil was the fairest baby on Sandy Bay.",
    });
  const service = createProposalsService({
    family: { tree: async () => ({ head: null, people: [], unions: [] }) },
    access: { person: async (_: Actor, id: string) => ({ id, name: id }) },
    people: {},
    claims: { whenLooked: async () => {} },
    toldBy: async (_: Actor, life: string) => [answerOf(life)],
  } as unknown as ProposalsServiceDependencies);
  const saidBy = async (life: string) => (await service.list({ id: "karen" } as Actor, life)).data[0]?.said;
  return { saidBy, tell: (life: string, text: string) => told.set(life, text) };
}

it("what was read of a life is not read again, and after some minutes no longer in memory", async ({
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { saidBy } = lives();
  const first = await saidBy("anna");
  expect(first).toHaveLength(1);
  expect(await saidBy("anna")).toBe(first);
  vi.advanceTimersByTime(15 * 60 * 1000);
  expect(await saidBy("anna")).not.toBe(first);
});

it("what one of many lives tells anew leaves what was read of the others", async () => {
  const { saidBy, tell } = lives();
  const all = await Promise.all(Array.from({ length: 200 }, (_, at) => saidBy(`life-${at}`)));
  tell("life-0", "My brother Stan drove the milk cart.");
  await saidBy("life-0");
  expect(await saidBy("life-7")).toBe(all[7]);
});

it("one life more than are remembered costs the one that was read longest ago, and no other", async () => {
  const { saidBy } = lives();
  const all = await Promise.all(Array.from({ length: 201 }, (_, at) => saidBy(`life-${at}`)));
  expect(await saidBy("life-1")).toBe(all[1]);
  expect(await saidBy("life-200")).toBe(all[200]);
  expect(await saidBy("life-0")).not.toBe(all[0]);
});
