import { expect, type Page } from "@playwright/test";
import { bubbles } from "../steps/interview.ts";
import { dialog } from "../steps/sign-in.ts";
import { hearQuestion, holdMicrophone, speakFor } from "../steps/voice.ts";
import type { Screen, World } from "./world.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** An interview held by voice, whose question is not heard to its end. */
const open = async (page: Page, world: World): Promise<void> => {
  await page.goto(`/interview/${world.ongoing}`);
  await expect(bubbles(page).nth(8)).toBeVisible();
  await hearQuestion(page);
  await expect(button(page, "Speak")).toBeVisible();
};

const speak = async (page: Page, world: World): Promise<void> => {
  await open(page, world);
  await button(page, "Speak").click();
  await expect(page.getByText("You are speaking - ")).toBeVisible();
};

/** For a second: what is ended sooner has no sound in it. */
const speakAndPause = async (page: Page, world: World): Promise<void> => {
  await speak(page, world);
  await speakFor(page, "00:01");
  await button(page, "Pause").click();
};

const writesDown = (page: Page, answer: object) =>
  Promise.all([
    page.route("**/api/transcriptions", (route) =>
      route.fulfill({ json: { waiting: 0, failed: 0, done: 0, has_transcriber: true } }),
    ),
    page.route("**/transcribe", (route) => route.fulfill({ json: { recording_id: "r", ...answer } })),
  ]);

const discardAll = async (page: Page, world: World): Promise<void> => {
  const { data } = await (await page.request.get(`/api/interviews/${world.ongoing}/recordings`)).json();
  for (const { id } of data) await page.request.delete(`/api/interviews/${world.ongoing}/recordings/${id}`);
};

export const voiceScreens: readonly Screen[] = [
  {
    name: "voice: Saga is heard",
    who: "teller",
    open: async (page, world) => {
      await discardAll(page, world);
      // A browser that may not play yet would be done with a whole speech at once.
      await page.route("**/generate-speech", () => {});
      await page.goto(`/interview/${world.ongoing}`);
      await expect(button(page, "Listen")).toBeVisible();
    },
  },
  {
    name: "voice: nothing said yet",
    who: "teller",
    open: async (page, world) => {
      await discardAll(page, world);
      await open(page, world);
    },
  },
  {
    name: "voice: somebody speaks",
    who: "teller",
    open: async (page, world) => {
      await discardAll(page, world);
      await speak(page, world);
    },
  },
  {
    name: "voice: a microphone that gives no sound",
    who: "teller",
    open: async (page, world) => {
      await discardAll(page, world);
      await holdMicrophone(page);
      await open(page, world);
      await button(page, "Speak").click();
      await expect(page.getByRole("alert").getByText("No sound comes from your microphone")).toBeVisible();
    },
  },
  {
    name: "voice: a recording that the server refuses",
    who: "teller",
    open: async (page, world) => {
      await discardAll(page, world);
      await page.route("**/chunks/**", (route) =>
        route.fulfill({ status: 415, json: { error: { code: "recordings.not_audio", message: "no" } } }),
      );
      await speakAndPause(page, world);
      await expect(button(page, "Put it aside")).toBeVisible();
    },
  },
  {
    name: "voice: paused, with what was understood",
    who: "teller",
    open: async (page, world) => {
      await discardAll(page, world);
      await writesDown(page, {
        transcription: "We lived above the bakery, and my aunt kept hens in the yard.",
      });
      await speakAndPause(page, world);
      await expect(page.getByLabel("This is what we understood")).toHaveValue(/bakery/);
    },
  },
  {
    name: "voice: an answer is being written down",
    who: "teller",
    open: async (page, world) => {
      await discardAll(page, world);
      await writesDown(page, {});
      await page.route("**/transcribe", () => {});
      await speakAndPause(page, world);
      await expect(page.getByText("Processing your message...")).toBeVisible();
    },
  },
  {
    name: "voice: an answer that could not be written down",
    who: "teller",
    open: async (page, world) => {
      await discardAll(page, world);
      await writesDown(page, {
        error: "The transcription service is busy. Your recording is safe. Try again in a moment.",
      });
      await speakAndPause(page, world);
      await expect(button(page, "Send it without words")).toBeVisible();
    },
  },
  {
    name: "voice: what was said before is still there",
    who: "teller",
    open: async (page, world) => {
      await discardAll(page, world);
      await speakAndPause(page, world);
      await expect(page.getByLabel("Your answer in words, if you like")).toBeVisible();
      await open(page, world);
      await expect(page.getByRole("region", { name: "Kept recording" })).toBeVisible();
    },
  },
  {
    name: "voice: its settings",
    who: "teller",
    open: async (page, world) => {
      await open(page, world);
      await button(page, "Voice settings").click();
      await expect(dialog(page, "Voice settings")).toBeVisible();
    },
  },
  {
    name: "voice: leaving it for writing",
    who: "teller",
    open: async (page, world) => {
      await open(page, world);
      await page.getByText("Text", { exact: true }).click();
      await expect(dialog(page, "Switch Input Mode?")).toBeVisible();
    },
  },
];
