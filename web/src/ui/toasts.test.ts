import { beforeEach, expect, it } from "vitest";
import { arrive, closeToast, leaveStep, raise, toastsNow } from "./toasts.ts";

const titles = () => toastsNow().map(({ title }) => title);
const removed = { tone: "success", title: "Zofia has been removed", goesAlong: true } as const;

beforeEach(() => {
  for (const { id } of toastsNow()) closeToast(id);
});

it("what was said on the way to a page goes when that page is left", () => {
  raise(removed);
  leaveStep();
  const isThere = arrive();
  expect(titles()).toEqual([removed.title]);
  isThere();
  leaveStep();
  expect(titles()).toEqual([]);
});

it("what is said on the way out of a page that was hardly reached is there on the next one", () => {
  const isThere = arrive();
  raise(removed);
  isThere();
  leaveStep();
  expect(titles()).toEqual([removed.title]);
});
