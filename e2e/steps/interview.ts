import { expect, type Locator, type Page } from "@playwright/test";
import { answerTo, type Tongue } from "../answers/told.ts";
import { readInterview } from "./calls.ts";

export const answerField = (page: Page): Locator => page.getByLabel("Your answer");

/** What the two said, each with its language. */
export const bubbles = (page: Page): Locator =>
  page.getByRole("log", { name: "Conversation" }).locator("[lang]:not([role=note])");

export const thinking = (page: Page): Locator => page.getByText("I'm thinking about a response...");

export const completeNote = (page: Page): Locator => page.getByText("This interview is complete.");

const progressOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole("progressbar").first().getAttribute("aria-valuenow"));

/** The interview that the address names. */
export async function interviewId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/interview\/(?!new)[\w-]+$/);
  return page.url().split("/").at(-1) ?? "";
}

/** Writes an answer, sends it with Enter and waits for what Saga says next. */
export async function giveAnswer(page: Page, text: string): Promise<void> {
  await bubbles(page).first().waitFor();
  const said = await bubbles(page).count();
  await answerField(page).fill(text);
  await answerField(page).press("Enter");
  await bubbles(page)
    .nth(said + 1)
    .waitFor();
}

/** Progress may rise by this much at once, except at the end. */
const largestStep = 12;

/** Answers until Saga offers to finish, and finishes; gives what was answered. */
export async function answerUntilComplete(page: Page, tongue: Tongue, from = 0): Promise<string[]> {
  const given: string[] = [];
  const id = await interviewId(page);
  for (let before = await progressOf(page); before < 100; ) {
    expect(given.length, "an interview ends").toBeLessThan(60);
    const move = (await readInterview(page, id)).messages.at(-1)?.move;
    const answer = answerTo(move, { tongue, index: from + given.length });
    await giveAnswer(page, answer);
    given.push(answer);
    const progress = await progressOf(page);
    expect(progress, "it never falls").toBeGreaterThanOrEqual(before);
    if (progress === 100) expect(move, "only the teller finishes").toBe("close");
    else expect(progress - before, "a small step").toBeLessThanOrEqual(largestStep);
    before = progress;
  }
  await expect(completeNote(page)).toBeVisible();
  return given;
}

/** The server holds these answers once each, in order, each followed by a question, and the screen shows the same. */
export async function expectStored(page: Page, id: string, given: readonly string[]): Promise<void> {
  const { messages } = await readInterview(page, id);
  expect(messages.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual(given);
  expect(messages.map(({ role }) => role)).toEqual(
    messages.map((_, index) => (index % 2 === 0 ? "assistant" : "user")),
  );
  expect(new Set(messages.map((message) => message.id)).size).toBe(messages.length);
  await expect(bubbles(page)).toHaveText(messages.map(({ content }) => content));
}
