import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../tools/workplace.mjs";
import { answerAt } from "./answers/told.ts";
import { roomFaults, sizeFaults } from "./screens/geometry.ts";
import { enterAs, startInterview, tell } from "./steps/calls.ts";
import { answerField, bubbles, giveAnswer } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { hearQuestion, pause, speak } from "./steps/voice.ts";

/** Windows, the size of text in percent of the browser's own, and how much of the window a keyboard covers. */
const windows = [
  { name: "desktop", width: 1280, height: 860, text: 112.5, keyboard: 0 },
  { name: "low desktop", width: 1280, height: 640, text: 112.5, keyboard: 0 },
  { name: "phone", width: 390, height: 844, text: 112.5, keyboard: 0 },
  { name: "low phone", width: 390, height: 664, text: 112.5, keyboard: 0 },
  { name: "narrow phone", width: 320, height: 640, text: 112.5, keyboard: 0 },
  { name: "phone with a keyboard", width: 390, height: 844, text: 112.5, keyboard: 336 },
  { name: "low phone with a keyboard", width: 390, height: 664, text: 112.5, keyboard: 260 },
  { name: "desktop with text of 200 percent", width: 1280, height: 860, text: 225, keyboard: 0 },
  { name: "phone with text of 200 percent", width: 390, height: 844, text: 225, keyboard: 0 },
  { name: "narrow phone with text of 200 percent", width: 320, height: 640, text: 225, keyboard: 0 },
];

type Window = (typeof windows)[number];

async function lookThrough(page: Page, { width, height, text, keyboard }: Window): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([size, covered]) => {
      document.documentElement.style.fontSize = `${size}%`;
      const seen = window.visualViewport;
      if (!seen) return;
      Object.defineProperty(seen, "height", {
        configurable: true,
        value: window.innerHeight - Number(covered),
      });
      seen.dispatchEvent(new Event("resize"));
    },
    [text, keyboard],
  );
}

const keepPicture = async (page: Page, name: string): Promise<void> => {
  if (!process.env.SAGA_SCREENSHOTS) return;
  await page.screenshot({ path: join(root, "test-results/screens", `${name.replaceAll(/\W+/g, "-")}.png`) });
};

/** Looks through every window at what is on the screen now. */
async function expectRoom(page: Page, state: string): Promise<void> {
  const faults: string[] = [];
  for (const each of windows) {
    await lookThrough(page, each);
    await expect
      .poll(() => roomFaults(page), { message: `${state}: ${each.name}`, timeout: 10_000 })
      .toEqual([])
      .catch(async () => faults.push(`${each.name}: ${(await roomFaults(page)).join("; ")}`));
    // Text of twice its size leaves a narrow phone no room for each long word.
    const sizes = (await sizeFaults(page)).filter(
      (fault) => each.text < 200 || !fault.includes("cut in two"),
    );
    faults.push(...sizes.map((fault) => `${each.name}: ${fault}`));
    await keepPicture(page, `layout ${state} ${each.name}`);
  }
  expect(faults, state).toEqual([]);
}

test("header, question and dock stay in sight while an answer is written, in every window", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await tell(page, { id, tongue: "en", count: 3 });
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(7);
  await expectRoom(page, "nothing written");
  await answerField(page).fill(answerAt("en", 0).repeat(8));
  await expectRoom(page, "six rows written");
});

test.describe("spoken answers", () => {
  test.use({ answers: "spoken" });
  test("header, question and dock stay in sight while an answer is spoken, in every window", async ({
    page,
    saga,
  }) => {
    await enterAs({ page, saga }, { role: "self", language: "en" });
    const id = await startInterview(page, { number: 1, language: "en" });
    await tell(page, { id, tongue: "en", count: 3 });
    await page.goto(`/interview/${id}`);
    await hearQuestion(page);
    await expectRoom(page, "nothing spoken");
    await speak(page).click();
    await expect(page.getByText("You are speaking - ")).toBeVisible();
    await expectRoom(page, "spoken");
    await lookThrough(page, windows[0] as Window);
    await pause(page).click();
    await expect(page.getByLabel("Your answer in words, if you like")).toBeVisible();
    await expectRoom(page, "paused");
  });
});

test("a new question is never behind the dock, however often one is sent @phone", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(1);
  for (let count = 0; count < 9; count += 1) {
    // A long answer and a short one in turn: the page grows by more than a screen, or by little.
    await giveAnswer(page, answerAt("en", count).repeat(count % 2 === 0 ? 6 : 1));
    await expect.poll(() => roomFaults(page), { message: `question ${count + 2}` }).toEqual([]);
  }
});

test("somebody who is led to a subject, or scrolls up to read, is left alone until the next question", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await tell(page, { id, tongue: "en", count: 6 });
  // Every question begins a subject: how many do is the interviewer's choice.
  await page.route(`**/api/interviews/${id}`, async (route) => {
    const response = await route.fetch();
    const interview = await response.json();
    const messages = interview.messages.map((message: { role: string }) =>
      message.role === "assistant" ? { ...message, move: "open" } : message,
    );
    await route.fulfill({ response, json: { ...interview, messages } });
  });
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(13);
  await expect.poll(() => roomFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "What was told" }).click();
  await page.getByRole("navigation", { name: "What was told" }).locator("li button").first().click();
  await expect(bubbles(page).first()).toBeInViewport();
  await expect(page.locator("[data-message]:focus")).toContainText("Good to meet you.");
  await page.getByRole("button", { name: "Back to the question" }).click();
  await expect.poll(() => roomFaults(page)).toEqual([]);
  await page.locator("[data-room]").hover();
  await page.mouse.wheel(0, -5_000);
  await expect(bubbles(page).first()).toBeInViewport();
  await answerField(page).fill(answerAt("en", 7).repeat(8));
  await expect(bubbles(page).first()).toBeInViewport();
  await answerField(page).press("Enter");
  await expect(bubbles(page)).toHaveCount(15);
  await expect.poll(() => roomFaults(page)).toEqual([]);
});
