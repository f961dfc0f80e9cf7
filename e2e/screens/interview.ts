import { expect, type Page } from "@playwright/test";
import { answerAt } from "../answers/told.ts";
import { answerField, bubbles, completeNote, thinking } from "../steps/interview.ts";
import { preferWriting } from "../steps/prefer-writing.ts";
import { dialog } from "../steps/sign-in.ts";
import type { Screen, World } from "./world.ts";

const asking = "**/api/interviews/get-question";

const ongoing = async (page: Page, world: World): Promise<void> => {
  await page.addInitScript(preferWriting);
  await page.goto(`/interview/${world.ongoing}`);
  await expect(bubbles(page).nth(8)).toBeVisible();
};

const say = async (page: Page, words: string): Promise<void> => {
  await answerField(page).fill(words);
  await answerField(page).press("Enter");
};

export const interviewScreens: readonly Screen[] = [
  {
    name: "interview with text in the field",
    who: "teller",
    open: async (page, world) => {
      await ongoing(page, world);
      await answerField(page).fill(answerAt("en", 20).repeat(3));
    },
  },
  {
    name: "interview while Saga thinks",
    who: "teller",
    open: async (page, world) => {
      await page.route(asking, () => {});
      await ongoing(page, world);
      await say(page, answerAt("en", 20));
      await expect(thinking(page)).toBeVisible();
    },
  },
  {
    name: "interview with an unsent answer",
    who: "teller",
    open: async (page, world) => {
      await page.route(asking, (route) => route.abort());
      await ongoing(page, world);
      await say(page, answerAt("en", 20));
      await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
    },
  },
  {
    name: "interview that went on in another window",
    who: "teller",
    open: async (page, world) => {
      const error = { code: "interviews.conflict", message: "It went on." };
      await page.route(asking, (route) => route.fulfill({ status: 409, json: { error } }));
      await ongoing(page, world);
      await say(page, answerAt("en", 20));
      await expect(page.getByText("This interview went on in another window.")).toBeVisible();
    },
  },
  {
    name: "interview with lines of help",
    who: "teller",
    open: async (page, world) => {
      await ongoing(page, world);
      await say(page, "Since he died I want to kill myself.");
      await expect(page.getByRole("region", { name: "Help" })).toBeVisible();
    },
  },
  {
    name: "interview that is complete",
    who: "teller",
    open: async (page, world) => {
      await page.goto(`/interview/${world.complete}`);
      await expect(completeNote(page)).toBeVisible();
    },
  },
  {
    name: "a break with text that is not sent",
    who: "teller",
    open: async (page, world) => {
      await ongoing(page, world);
      await answerField(page).fill("Not finished yet");
      await page.getByRole("button", { name: "Take a break" }).click();
      await expect(dialog(page, "Your answer is not sent yet")).toBeVisible();
    },
  },
  {
    name: "a break with an answer that could not be sent",
    who: "teller",
    open: async (page, world) => {
      await page.route(asking, (route) => route.abort());
      await ongoing(page, world);
      await say(page, answerAt("en", 20));
      await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
      await page.getByRole("button", { name: "Take a break" }).click();
      await expect(dialog(page, "Not everything is sent yet")).toBeVisible();
    },
  },
  {
    name: "text that was cleared",
    who: "teller",
    open: async (page, world) => {
      await ongoing(page, world);
      await answerField(page).fill("Not this");
      await page.getByRole("button", { name: "Clear" }).click();
      await expect(page.getByRole("button", { name: "Bring the text back" })).toBeVisible();
    },
  },
  {
    name: "interview that cannot be started",
    who: "newcomer",
    open: async (page) => {
      await page.route("**/api/interviews/start-interview", (route) => route.fulfill({ status: 500 }));
      await page.goto("/interview/new?number=1");
      await expect(page.getByText("Failed to start interview")).toHaveCount(2);
    },
  },
  {
    name: "a page that cannot be fetched",
    who: "teller",
    open: async (page) => {
      await page.goto("/game-dashboard");
      await expect(page.getByRole("link", { name: "Stories" })).toBeVisible();
      await page.route("**/assets/**", (route) => route.abort());
      await page.getByRole("link", { name: "Stories" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    },
  },
  {
    name: "a page on its way over a slow line",
    who: "teller",
    open: async (page) => {
      await page.goto("/game-dashboard");
      await expect(page.getByRole("link", { name: "Stories" })).toBeVisible();
      await page.route("**/assets/**", () => {});
      await page.getByRole("link", { name: "Stories" }).click();
      await expect(page.getByRole("status").getByText("Loading...")).toBeVisible();
    },
  },
  {
    name: "testing controls of an administrator",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/game-dashboard");
      await page
        .getByRole("button", { name: /Start now|Resume interview/ })
        .first()
        .click();
      await page.getByText("Interview Testing Controls").click();
      await expect(page.getByLabel("AI model")).toBeVisible();
    },
  },
  {
    name: "interview that is being opened",
    who: "teller",
    open: async (page, world) => {
      await page.route(`**/api/interviews/${world.ongoing}`, () => {});
      await page.goto(`/interview/${world.ongoing}`);
      await expect(page.getByText("Opening your interview...")).toBeVisible();
    },
  },
  {
    name: "interview that cannot be opened",
    who: "teller",
    open: async (page) => {
      await page.goto("/interview/unknown");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expect(page.getByText("Failed to resume interview")).toHaveCount(2);
    },
  },
];
