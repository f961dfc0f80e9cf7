import type { Page } from "@playwright/test";
import { enterAs, startInterview } from "./steps/calls.ts";
import { bubbles } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { hearQuestion, pause, recordings, sendAnswer, speak } from "./steps/voice.ts";

test.use({ answers: "spoken" });

/** So many seconds, or more: a machine with other work may skip one. */
const speakingFor = (page: Page, seconds: number) =>
  expect
    .poll(async () =>
      Number((await page.locator('[role="status"] time').first().textContent())?.split(":")[1]),
    )
    .toBeGreaterThanOrEqual(seconds);

async function begin(page: Page, saga: Parameters<typeof enterAs>[0]["saga"]): Promise<string> {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await speak(page).click();
  return id;
}

/** Sends what is being said, and gives the seconds that the server has of it. */
async function sendAndMeasure(page: Page, id: string): Promise<number> {
  await sendAnswer(page).click();
  await expect(bubbles(page)).toHaveCount(2, { timeout: 40_000 });
  const kept = await recordings(page, id);
  expect(kept.every(({ message_id }) => message_id !== null)).toBe(true);
  return kept.reduce((sum, { duration_ms }) => sum + duration_ms, 0) / 1000;
}

test("nothing is lost when the connection is gone while somebody speaks", async ({ page, saga, context }) => {
  const id = await begin(page, saga);
  await speakingFor(page, 2);
  await context.setOffline(true);
  await speakingFor(page, 5);
  await context.setOffline(false);
  await speakingFor(page, 6);
  expect(await sendAndMeasure(page, id)).toBeGreaterThanOrEqual(6);
});

test("nothing is lost when the server is killed while somebody speaks", async ({ page, saga }) => {
  const id = await begin(page, saga);
  await speakingFor(page, 2);
  await saga.kill();
  await speakingFor(page, 4);
  await saga.restart();
  await speakingFor(page, 6);
  expect(await sendAndMeasure(page, id)).toBeGreaterThanOrEqual(6);
});

test("an answer that is sent without a connection arrives when it is back, once", async ({
  page,
  saga,
  context,
}) => {
  const id = await begin(page, saga);
  await speakingFor(page, 4);
  await context.setOffline(true);
  await sendAnswer(page).click();
  await expect(page.getByText("Kept on this device, not sent yet")).toBeVisible();
  await context.setOffline(false);
  await expect(bubbles(page)).toHaveCount(2, { timeout: 40_000 });
  expect(await recordings(page, id)).toHaveLength(1);
});

test("a connection lost while an answer is written down is said, and the words come when it is back", async ({
  page,
  saga,
  context,
}) => {
  await begin(page, saga);
  await speakingFor(page, 2);
  await page.route("**/transcribe", () => {}, { times: 1 });
  const asked = page.waitForRequest("**/transcribe");
  await pause(page).click();
  await asked;
  await expect(page.getByText("Processing your message...")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("Kept on this device, not sent yet")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Recording paused - ")).toBeVisible();
  await expect(page.getByText("Kept on this device, not sent yet")).toHaveCount(0);
});

test("a page that is closed in the middle leaves an answer that another page offers", async ({
  page,
  saga,
  context,
}) => {
  const id = await begin(page, saga);
  await speakingFor(page, 4);
  await page.close();
  const again = await context.newPage();
  await again.goto(`/interview/${id}`);
  const kept = again.getByRole("region", { name: "Kept recording" });
  await expect(kept.getByText(/We kept [3-5] s of your last answer/)).toBeVisible();
  await kept.getByRole("button", { name: "Discard" }).click();
  await kept.getByRole("button", { name: "Yes, discard it for good" }).click();
  await expect(kept).toHaveCount(0);
  await expect.poll(async () => (await recordings(again, id)).length).toBe(0);
});

test("what one window records is not taken for lost by another", async ({ page, saga, context }) => {
  const id = await begin(page, saga);
  await speakingFor(page, 2);
  const other = await context.newPage();
  await other.goto(`/interview/${id}`);
  await hearQuestion(other);
  await expect(other.getByRole("region", { name: "Kept recording" })).toHaveCount(0);
  await page.bringToFront();
  await speakingFor(page, 5);
  expect(await sendAndMeasure(page, id)).toBeGreaterThanOrEqual(5);
});

test("somebody who logs out is told what has not been sent", async ({ page, saga, context }) => {
  await begin(page, saga);
  await speakingFor(page, 2);
  await page.route("**/recordings/**", (route) => route.abort());
  await pause(page).click();
  await page.goto("/game-dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("dialog", { name: "Not everything is sent yet" })).toContainText(
    "one recording",
  );
  await page.unroute("**/recordings/**");
  await page.getByRole("button", { name: "Log out anyway" }).click();
  await expect(page).toHaveURL(/\/$/);
  await context.clearCookies();
});
