import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

it("serves owners in turn: many orders of one hold another's up by one", async () => {
  const inTurn = createFairQueue();
  const done: string[] = [];
  const order = (owner: string, name: string) => inTurn(owner, async () => void done.push(name));
  const many = Array.from({ length: 5 }, (_, at) => order("anna", `anna ${at}`));
  await Promise.all([...many, order("bo", "bo 0"), order("bo", "bo 1")]);
  expect(done).toEqual(["anna 0", "anna 1", "bo 0", "anna 2", "bo 1", "anna 3", "anna 4"]);
});

it("goes on after work that failed, and does so much at once and no more", async () => {
  const inTurn = createFairQueue(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    throw new Error("failed");
  };
  const all = await Promise.allSettled(["a", "a", "b", "b", "c"].map((owner) => inTurn(owner, work)));
  expect([most, all.every(({ status }) => status === "rejected")]).toEqual([2, true]);
});
