import type { CDPSession, Locator } from "@playwright/test";
import { enterAs, startInterview, tell } from "./steps/calls.ts";
import { expect, test } from "./steps/saga.ts";

const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** One finger on the glass; none lifts it. */
const touch = (
  finger: CDPSession,
  { type, at }: { type: "touchStart" | "touchMove" | "touchEnd"; at?: { x: number; y: number } },
): Promise<unknown> => finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });

/** Carries something by its handle, and lets go of it over another place. */
async function carry(finger: CDPSession, { what, to }: { what: Locator; to: Locator }): Promise<void> {
  const from = await middleOf(what);
  const end = await middleOf(to);
  await touch(finger, { type: "touchStart", at: from });
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch(finger, {
      type: "touchMove",
      at: { x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part },
    });
  await touch(finger, { type: "touchEnd" });
}

test.use({ hasTouch: true });

test("a finger carries an interview into a story and out of it @phone", async ({ page, saga, context }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await tell(page, { id, tongue: "en", count: 3 });
  await page.goto("/story/new");
  const available = page.getByRole("region", { name: "Available Interviews" });
  const selected = page.getByRole("region", { name: "Selected for Story" });
  const handle = page.getByRole("button", { name: "Carry Interview 1: Overview" });
  const finger = await context.newCDPSession(page);
  await carry(finger, { what: handle, to: available });
  await expect(selected.locator("[data-source]"), "let go where it was").toHaveCount(0);
  await carry(finger, { what: handle, to: selected });
  await expect(selected.locator("[data-source]")).toBeVisible();
  await expect(available.locator("[data-source]")).toHaveCount(0);
  await carry(finger, { what: handle, to: available });
  await expect(available.locator("[data-source]")).toBeVisible();
  await expect(selected.locator("[data-source]")).toHaveCount(0);
});
