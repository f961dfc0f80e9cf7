import type { Page } from "@playwright/test";
import { speakIntoFile } from "./spoken-wav.ts";
import { enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { bubbles, giveAnswer } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import {
  hearQuestion,
  openBrowser,
  pageOf,
  pause,
  recordings,
  sendAnswer,
  speak,
  speakFor,
} from "./steps/voice.ts";
import { startTranscriber } from "./transcriber.ts";

test.use({ answers: "spoken" });

const understood = (page: Page) => page.getByLabel("This is what we understood");

test.describe("with a service that writes down what is said", () => {
  let transcriber: Awaited<ReturnType<typeof startTranscriber>>;
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
    environment: async ({}, use) => {
      transcriber = await startTranscriber("We lived above the bakery in Skipton.", "My aunt kept hens.");
      await use({ TRANSCRIBE_BASE_URL: transcriber.url });
      await transcriber.close();
    },
  });

  test("an answer is spoken, paused, resumed, corrected and sent @phone", async ({ page, saga }) => {
    await enterAs({ page, saga }, { role: "self", language: "en" });
    const id = await startInterview(page, { number: 1, language: "en" });
    await page.goto(`/interview/${id}`);
    await hearQuestion(page);
    await expect(sendAnswer(page)).toBeDisabled();
    await speak(page).click();
    await expect(page.getByText("Recording started")).toBeVisible();
    await expect(page.getByText("Speak clearly into your microphone")).toBeVisible();
    await expect(page.getByText("You are speaking - ")).toBeVisible();
    await expect(page.getByText("You can send after four seconds, or after a pause.")).toBeVisible();
    await speakFor(page, "00:03");
    transcriber.delay = 2_000;
    await pause(page).click();
    await expect(page.getByText("Recording paused", { exact: true })).toBeVisible();
    await expect(page.getByText("Processing... Click to resume or send your message")).toBeVisible();
    transcriber.delay = 0;
    await expect(understood(page)).toHaveValue("We lived above the bakery in Skipton.");
    await expect(page.getByText("Processing...")).toHaveCount(0);
    await page.getByRole("button", { name: "Resume", exact: true }).click();
    await expect(sendAnswer(page)).toBeDisabled();
    await expect(page.getByText("Recording resumed")).toBeVisible();
    await expect(page.getByText("Continue speaking...")).toBeVisible();
    await expect(sendAnswer(page)).toBeEnabled();
    await pause(page).click();
    await expect(understood(page)).toHaveValue("We lived above the bakery in Skipton. My aunt kept hens.");
    await understood(page).fill("We lived above the bakery in Skipton, and my aunt kept hens.");
    await sendAnswer(page).click();
    await expect(bubbles(page).nth(2)).toBeVisible();
    const { messages } = await readInterview(page, id);
    const kept = await recordings(page, id);
    expect(messages[1]).toMatchObject({
      content: "We lived above the bakery in Skipton, and my aunt kept hens.",
      recording_ids: kept.map((each) => each.id),
    });
    expect(kept).toHaveLength(2);
    expect(kept.every((each) => each.state === "kept" && each.message_id === messages[1]?.id)).toBe(true);
    expect(kept.reduce((sum, each) => sum + each.duration_ms, 0)).toBeGreaterThan(4_000);
    expect(await page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBe(1);
  });

  test("an answer that the service could not write down is safe and can be tried again", async ({
    page,
    saga,
  }) => {
    await enterAs({ page, saga }, { role: "self", language: "en" });
    const id = await startInterview(page, { number: 1, language: "en" });
    transcriber.faults = [401];
    await page.goto(`/interview/${id}`);
    await hearQuestion(page);
    await speak(page).click();
    await speakFor(page, "00:03");
    await pause(page).click();
    await expect(page.getByText("Failed to transcribe audio", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("alert").getByText("Your recording is safe").first()).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(understood(page)).toHaveValue("We lived above the bakery in Skipton.");
    await sendAnswer(page).click();
    await expect(bubbles(page).nth(2)).toBeVisible();
  });
});

test("without such a service an answer is kept, the interview goes on, and it can be heard", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await speak(page).click();
  await expect(sendAnswer(page)).toBeEnabled();
  await sendAnswer(page).click();
  await expect(page.getByText("Waiting to be written down")).toBeVisible();
  await expect(bubbles(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Hear this answer" }).click();
  const player = page.getByLabel("This answer", { exact: true });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  const timeline = async () => (await page.request.get(`/api/interviews/${id}/timeline`)).json();
  await expect.poll(async () => (await timeline()).segments.length).toBe(2);
  const [answer] = await recordings(page, id);
  const [, heard] = (await timeline()).segments;
  expect(Math.abs(heard.duration_ms - (answer?.duration_ms ?? 0))).toBeLessThan(100);
  expect(heard.duration_ms).toBeGreaterThan(3_500);
  expect(Math.max(...heard.peaks)).toBeGreaterThan(20);
});

test("a blocked microphone leaves writing, and Voice cannot be chosen", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await speak(page).click();
  await expect(page.getByText("Failed to access microphone")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Voice" })).toBeDisabled();
});

test("recording does not start while Saga speaks, nor without a connection", async ({
  page,
  saga,
  context,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  let letSpeak = () => {};
  const maySpeak = new Promise<void>((resolve) => {
    letSpeak = resolve;
  });
  await page.route("**/generate-speech", async (route) => {
    await maySpeak;
    await route.continue();
  });
  await page.goto(`/interview/${id}`);
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  await expect(page.getByText("Please wait for AI to finish speaking")).toBeVisible();
  letSpeak();
  await hearQuestion(page);
  await context.setOffline(true);
  await speak(page).click();
  await expect(page.getByText("No Internet Connection")).toBeVisible();
  const detail =
    "Audio recording requires an internet connection for transcription. Please check your connection and try again.";
  await expect(page.getByText(detail)).toBeVisible();
});

test("what was said before the browser was killed is offered again, and can be used", async ({ saga }) => {
  const wav = await speakIntoFile("We lived above the bakery in Skipton, and my aunt kept hens.", "en");
  const profile = test.info().outputPath("profile");
  const open = () => openBrowser(profile, { wav, baseURL: saga.url });
  const first = await open();
  const page = await pageOf(first);
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await speak(page).click();
  await speakFor(page, "00:05");
  const session = await first.newCDPSession(page);
  await session.send("Browser.crash").catch(() => {});
  await first.close().catch(() => {});

  const second = await open();
  const again = await pageOf(second);
  await enterAs({ page: again, saga }, { role: "self", language: "en" });
  await again.goto(`/interview/${id}`);
  const kept = again.getByRole("region", { name: "Kept recording" });
  await expect(kept.getByText(/We kept [4-6] s of your last answer/)).toBeVisible();
  await expect.poll(async () => (await recordings(again, id)).map(({ state }) => state)).toEqual(["kept"]);
  await kept.getByRole("button", { name: "Use it" }).click();
  await expect(sendAnswer(again)).toBeEnabled();
  await sendAnswer(again).click();
  await expect(bubbles(again)).toHaveCount(2);
  const [used] = await recordings(again, id);
  expect(used?.message_id).not.toBeNull();
  await second.close();
});

test("the browser writes down what is said only after consent, where the server cannot", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.addInitScript(() => {
    class Recogniser extends EventTarget {
      start() {}
      stop() {
        const result = Object.assign([{ transcript: " We lived above the bakery." }], { isFinal: true });
        this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results: [result] }));
        this.dispatchEvent(new Event("end"));
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser });
  });
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await expect(page.getByText("Your answers are kept as sound only.")).toBeVisible();
  const offer = page.getByRole("button", { name: "Let this browser write it down" });
  await offer.click();
  await page.getByRole("button", { name: "No, keep it as sound" }).click();
  await expect(offer).toHaveCount(0);
  await speak(page).click();
  await speakFor(page, "00:03");
  await pause(page).click();
  await expect(page.getByLabel("Your answer in words, if you like")).toHaveValue("");
  await sendAnswer(page).click();
  await hearQuestion(page);
  await expect(page.getByText("One answer is kept as sound and waits to be written down.")).toBeVisible();
  await page.getByRole("button", { name: "Voice settings" }).click();
  await page.getByText("Let this browser write down what I say").click();
  await page.keyboard.press("Escape");
  await speak(page).click();
  await speakFor(page, "00:04");
  await pause(page).click();
  await expect(page.getByLabel("This is what we understood")).toHaveValue("We lived above the bakery.");
  await sendAnswer(page).click();
  await expect(bubbles(page)).toHaveCount(4);
  const { messages } = await readInterview(page, id);
  expect(messages.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual([
    "",
    "We lived above the bakery.",
  ]);
});

test("what was spoken before somebody turns to writing is put aside, not into the next answer", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await speak(page).click();
  await speakFor(page, "00:03");
  await page.getByText("Text", { exact: true }).click();
  await page.getByRole("button", { name: "Switch to text mode" }).click();
  const kept = page.getByRole("region", { name: "Kept recording" });
  await expect(kept.getByRole("button", { name: "Use it" })).toBeEnabled();
  await giveAnswer(page, "I write instead.");
  const { messages } = await readInterview(page, id);
  expect(messages[1]).toMatchObject({ role: "user", content: "I write instead." });
  expect((await recordings(page, id)).map(({ message_id }) => message_id)).toEqual([null]);
  await page.getByText("Voice", { exact: true }).click();
  await expect(page.getByText("Recording paused - ")).toHaveCount(0);
  await kept.getByRole("button", { name: "Discard" }).click();
  await kept.getByRole("button", { name: "Yes, discard it for good" }).click();
  await expect(kept).toHaveCount(0);
  await expect.poll(async () => (await recordings(page, id)).length).toBe(0);
});

test("a microphone that is allowed after somebody has left listens to nobody", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const asked = window as unknown as { allow: () => void; opened: Promise<MediaStream> };
    const allowed = new Promise<void>((resolve) => {
      asked.allow = resolve;
    });
    mediaDevices.getUserMedia = (wanted) => {
      asked.opened = allowed.then(() => open(wanted));
      return asked.opened;
    };
  });
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await speak(page).click();
  await page.getByRole("button", { name: "Take a break" }).click();
  await expect(page).toHaveURL(/\/game-dashboard$/);
  const state = () =>
    page.evaluate(async () => {
      const asked = window as unknown as { allow: () => void; opened: Promise<MediaStream> };
      asked.allow();
      return (await asked.opened).getTracks().map(({ readyState }) => readyState);
    });
  await expect.poll(state).toEqual(["ended"]);
  expect(await recordings(page, id)).toEqual([]);
});
