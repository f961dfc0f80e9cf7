import { expect, it } from "vitest";
import { stillness } from "./press.ts";

const page = () => {
  const timers: (() => void)[] = [];
  const seen: string[] = [];
  const still = stillness((run) => timers.push(run));
  const pass = () => {
    for (const run of timers.splice(0)) run();
  };
  return { still, seen, pass, move: (name: string) => still.afterPress(() => seen.push(name)) };
};

it("what moves the page waits until a press has been taken, and comes in its order", () => {
  const { still, seen, pass, move } = page();
  move("before");
  still.down();
  move("first");
  move("second");
  still.up();
  expect(seen).toEqual(["before"]);
  pass();
  expect(seen).toEqual(["before", "first", "second"]);
  move("after");
  expect(seen).toHaveLength(4);
});

it("a second press right after the first is waited for, too", () => {
  const { still, seen, pass, move } = page();
  still.down();
  move("toast");
  still.up();
  still.down();
  pass();
  expect(seen).toEqual([]);
  still.up();
  pass();
  expect(seen).toEqual(["toast"]);
});
