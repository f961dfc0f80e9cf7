import type { Page } from "@playwright/test";
import type { SagaServer } from "./server.ts";
import { enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { bubbles } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import {
  hearQuestion,
  holdMicrophone,
  pause,
  recordings,
  sendAnswer,
  speak,
  speakFor,
} from "./steps/voice.ts";

test.use({ answers: "spoken" });

const speaking = (page: Page) => page.getByText("You are speaking - ");
const resume = (page: Page) => page.getByRole("button", { name: "Resume", exact: true });

async function begin(page: Page, saga: SagaServer): Promise<string> {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await speak(page).click();
  return id;
}

/** The answer has arrived with all its recordings. */
async function expectAnswered(page: Page, { id, parts }: { id: string; parts: number }): Promise<void> {
  await expect(bubbles(page)).toHaveCount(2, { timeout: 40_000 });
  const kept = await recordings(page, id);
  expect(kept.map(({ state, message_id }) => [state, message_id !== null])).toEqual(
    Array.from({ length: parts }, () => ["kept", true]),
  );
}

test("a microphone whose first sound comes late loses nothing, and nobody is told to speak before", async ({
  page,
  saga,
}) => {
  const microphone = await holdMicrophone(page);
  const firsts: number[] = [];
  await page.route("**/chunks/0", async (route) => {
    firsts.push(route.request().postDataBuffer()?.length ?? 0);
    await route.continue();
  });
  const id = await begin(page, saga);
  await expect(page.getByText("Waiting for your microphone...")).toBeVisible();
  await expect(page.getByRole("alert").getByText("No sound comes from your microphone")).toBeVisible();
  await expect(speaking(page)).toHaveCount(0);
  await microphone.sound();
  await expect(speaking(page)).toBeVisible();
  await expect(page.getByText("No sound comes from your microphone")).toHaveCount(0);
  await speakFor(page, "00:04");
  await sendAnswer(page).click();
  await expectAnswered(page, { id, parts: 1 });
  expect(firsts[0]).toBeGreaterThan(64);
  const [answer] = await recordings(page, id);
  expect(answer?.duration_ms).toBeGreaterThan(3_500);
});

test("a microphone that never gave a sound leaves nothing behind", async ({ page, saga }) => {
  await holdMicrophone(page);
  const id = await begin(page, saga);
  await expect(page.getByText("Waiting for your microphone...")).toBeVisible();
  await pause(page).click();
  await expect(speak(page)).toBeEnabled();
  await expect(page.getByRole("button", { name: "Put it aside" })).toHaveCount(0);
  expect(await recordings(page, id)).toEqual([]);
});

test("a microphone that is gone is noticed, what was said is kept, and the answer goes on with another", async ({
  page,
  saga,
}) => {
  const microphone = await holdMicrophone(page);
  const id = await begin(page, saga);
  await microphone.sound();
  await speakFor(page, "00:02");
  await microphone.end();
  const words = page.getByRole("alert").getByText("The microphone is gone.");
  await expect(words).toBeVisible();
  // On a low phone it leaves every button where it was.
  const window = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(page.getByRole("button", { name: "End", exact: true })).toBeInViewport({ ratio: 1 });
  await expect(words).toBeInViewport({ ratio: 1 });
  if (window) await page.setViewportSize(window);
  await expect(speaking(page)).toHaveCount(0);
  await expect(resume(page)).toBeEnabled();
  await resume(page).click();
  await expect(page.getByText("The microphone is gone.")).toHaveCount(0);
  await microphone.sound();
  await expect(sendAnswer(page)).toBeEnabled();
  await sendAnswer(page).click();
  await expectAnswered(page, { id, parts: 2 });
});

test("a microphone that falls still is said to be so, and goes on when it comes back", async ({
  page,
  saga,
}) => {
  const microphone = await holdMicrophone(page);
  const id = await begin(page, saga);
  await microphone.sound();
  await speakFor(page, "00:02");
  await microphone.still();
  await expect(page.getByText("No sound from your microphone - ")).toBeVisible();
  await expect(speaking(page)).toHaveCount(0);
  await microphone.sound();
  await expect(speaking(page)).toBeVisible();
  await speakFor(page, "00:05");
  await sendAnswer(page).click();
  await expectAnswered(page, { id, parts: 1 });
});

for (const [refusal, refuse] of [
  [
    "no further piece",
    () => {
      const { put } = IDBObjectStore.prototype;
      let pieces = 0;
      IDBObjectStore.prototype.put = function (value, key) {
        pieces += this.name === "chunks" ? 1 : 0;
        if (pieces > 1) throw new DOMException("full", "QuotaExceededError");
        return put.call(this, value, key);
      };
    },
  ],
  [
    "nothing at all",
    () => {
      indexedDB.open = () => {
        throw new DOMException("no", "SecurityError");
      };
    },
  ],
] as const) {
  test(`a browser that keeps ${refusal} sends what is said all the same`, async ({ page, saga }) => {
    await page.addInitScript(refuse);
    const id = await begin(page, saga);
    await expect(page.getByText("This browser has no room left")).toBeVisible();
    await speakFor(page, "00:04");
    await sendAnswer(page).click();
    await expectAnswered(page, { id, parts: 1 });
    expect((await recordings(page, id))[0]?.duration_ms).toBeGreaterThan(3_500);
  });
}

test("an answer that the server refuses is put aside, can be downloaded, and the interview goes on", async ({
  page,
  saga,
}) => {
  await page.route("**/chunks/**", (route) =>
    route.fulfill({ status: 415, json: { error: { code: "recordings.not_audio", message: "no" } } }),
  );
  const id = await begin(page, saga);
  await speakFor(page, "00:02");
  await pause(page).click();
  await expect(page.getByRole("alert").getByText("This recording cannot be read.")).toBeVisible();
  await page.getByRole("button", { name: "Put it aside" }).click();
  const kept = page.getByRole("region", { name: "Kept recording" });
  const file = page.waitForEvent("download");
  await kept.getByRole("button", { name: "Download" }).click();
  expect((await file).suggestedFilename()).toBe("answer.webm");
  await page.unroute("**/chunks/**");
  await speak(page).click();
  await speakFor(page, "00:04");
  await sendAnswer(page).click();
  await expectAnswered(page, { id, parts: 1 });
  await kept.getByRole("button", { name: "Use it" }).click();
  await expect(sendAnswer(page)).toBeEnabled();
});

test("an answer whose turn the server refuses for good does not lock the interview", async ({
  page,
  saga,
}) => {
  await page.route("**/get-question", (route) =>
    route.fulfill({ status: 404, json: { error: { code: "recordings.not_found", message: "no" } } }),
  );
  const id = await begin(page, saga);
  await speakFor(page, "00:04");
  await sendAnswer(page).click();
  await page.getByRole("button", { name: "Put it aside" }).click();
  await page.unroute("**/get-question");
  const kept = page.getByRole("region", { name: "Kept recording" });
  await kept.getByRole("button", { name: "Use it" }).click();
  await sendAnswer(page).click();
  await expectAnswered(page, { id, parts: 1 });
  expect((await readInterview(page, id)).messages).toHaveLength(3);
});

test("Send that met a dead server is repeated by itself when it lives again", async ({ page, saga }) => {
  let isTold = false;
  await page.route("**/transcribe", async (route) => {
    if (!isTold) await saga.kill();
    isTold = true;
    await route.continue();
  });
  const id = await begin(page, saga);
  await speakFor(page, "00:04");
  await sendAnswer(page).click();
  await expect(page.getByRole("alert").getByText("Saga cannot be reached just now.")).toBeVisible();
  await saga.restart();
  await expectAnswered(page, { id, parts: 1 });
});
