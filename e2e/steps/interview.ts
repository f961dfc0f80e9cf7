import { expect, type Locator, type Page } from "@playwright/test";
import { answerAt, type Tongue } from "../answers/told.ts";
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

/** Answers until nothing is left to ask; gives what was answered. */
export async function answerUntilComplete(page: Page, tongue: Tongue, from = 0): Promise<string[]> {
  const given: string[] = [];
  while ((await progressOf(page)) < 100) {
    expect(given.length, "an interview ends").toBeLessThan(150);
    const answer = answerAt(tongue, from + given.length);
    await giveAnswer(page, answer);
    given.push(answer);
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
