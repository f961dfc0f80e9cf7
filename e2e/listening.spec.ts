import type { Page } from "@playwright/test";
import { answerAt } from "./answers/told.ts";
import { sizeFaults } from "./screens/geometry.ts";
import { axeFaults, keepPicture } from "./screens/look.ts";
import { enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { answerField, bubbles, giveAnswer } from "./steps/interview.ts";
import { tabAndPress } from "./steps/keyboard.ts";
import { expect, test } from "./steps/saga.ts";
import { dialog } from "./steps/sign-in.ts";

// Numbers of the reader's own country stand first.
test.use({ timezoneId: "Europe/London" });

let id = "";

test.beforeEach(async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(1);
});

/** What Saga's last turn does, as the server keeps it. */
const lastMove = async (page: Page): Promise<string | undefined> =>
  (await readInterview(page, id)).messages.at(-1)?.move;

const otherQuestion = (page: Page) => page.getByRole("button", { name: "Ask me something else" });
const door = (page: Page) => page.getByRole("button", { name: /^Kept out of stories: \d+$/ });
const mark = (page: Page) => page.getByRole("log").getByText("Kept out of stories", { exact: true });

/** Nothing is wrong with what is on the screen, in both colour schemes; keeps pictures of it. */
async function expectSound(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeFaults(page), `${name}, ${colorScheme}`).toEqual([]);
    await keepPicture(page, `listening ${name} ${width} ${colorScheme}`);
  }
  expect(await sizeFaults(page), name).toEqual([]);
}

test("the first words say who can read what is told, before anything is asked @phone", async ({ page }) => {
  const [first] = (await readInterview(page, id)).messages;
  const parts = bubbles(page).first().getByRole("paragraph");
  await expect(parts).toHaveCount(2);
  await expect(parts.first()).toContainText("The people who run this Saga can too");
  await expect(parts.first()).not.toContainText("?");
  await expect(bubbles(page).first()).toHaveText(first?.content ?? "");
  await expect(parts.last()).toBeInViewport({ ratio: 1 });
  await expectSound(page, "first words");
});

test("somebody in danger is shown who to call, once and for as long as they like, and asked nothing @phone", async ({
  page,
}) => {
  await giveAnswer(page, answerAt("en", 0));
  await giveAnswer(page, "I've been saving up my pills, there's no point in going on");
  const help = page.getByRole("region", { name: "Help" });
  await expect(help.getByRole("link", { name: "116 123" })).toHaveAttribute("href", "tel:116123");
  await expect(help.getByRole("link", { name: "911" })).toBeHidden();
  await expect(help.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await expect(help.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  const words = (await bubbles(page).last().textContent()) ?? "";
  expect(words).not.toContain("?");
  expect(words).toBe((await readInterview(page, id)).support?.text);
  await expect(page.getByText(words, { exact: true })).toHaveCount(1);
  await expect(otherQuestion(page)).toHaveCount(0);
  await expect(page.getByText("You can close this page; everything is kept.")).toBeVisible();
  await expect(mark(page)).toHaveCount(1);
  expect(await lastMove(page)).toBe("support");
  await expectSound(page, "help");

  await page.reload();
  await expect(help.getByRole("link", { name: "116 123" })).toBeVisible();
  await giveAnswer(page, "My neighbour Dorothy is with me now. She has made tea.");
  await expect(help).toBeVisible();
  await help.getByRole("button", { name: "Hide this" }).click();
  await expect(help).toHaveCount(0);
});

test("what is taken back is kept out of stories, and can be let in again @phone", async ({ page }) => {
  await giveAnswer(page, answerAt("en", 0));
  await giveAnswer(page, answerAt("en", 1));
  await expect(door(page)).toHaveCount(0);
  await giveAnswer(page, "Please delete what I just said");
  await expect(mark(page)).toHaveCount(1);
  const out = (await readInterview(page, id)).messages.filter(({ is_private }) => is_private);
  expect(out.map(({ content }) => content)).toEqual([answerAt("en", 1)]);
  await expect(door(page)).toHaveText("Kept out of stories: 1");
  await expectSound(page, "a count");
  await door(page).click();
  const list = dialog(page, "Kept out of stories");
  await expect(list.getByText("An answer that was taken back.")).toBeVisible();
  await expect(list.getByText("Answer 2 of this interview.")).toBeVisible();
  await expectSound(page, "the list");
  const letIn = list.getByRole("button", { name: "Let it in" });
  await letIn.click();
  const question = dialog(page, "Shall it be let in?");
  await expect(question.getByText(/This cannot be undone/)).toBeVisible();
  await expectSound(page, "the question");
  await question.getByRole("button", { name: "Leave it out" }).click();
  await expect(letIn).toBeFocused();

  await page.route("**/kept-out/*", (route) => route.abort());
  await letIn.click();
  await question.getByRole("button", { name: "Yes, let it in" }).click();
  await expect(question.getByText(/is still kept out/)).toBeVisible();
  await page.unroute("**/kept-out/*");
  await question.getByRole("button", { name: "Yes, let it in" }).click();
  await expect(list.getByText("Thank you. It is let in again.")).toBeFocused();
  await expect(letIn).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(mark(page)).toHaveCount(0);
  await expect(door(page)).toHaveCount(0);
  await expect(page.getByText("Nothing is kept out of stories any more.")).toBeFocused();
});

test("the page of an interview lists what is kept out, shows the answer, and lets it in with the keyboard alone @phone", async ({
  page,
}) => {
  await page.goto(`/interview/details/${id}`);
  const card = page.getByRole("region", { name: "Kept out of stories" });
  await expect(card.getByText(/^Nothing is kept out\./)).toBeVisible();
  await page.goto(`/interview/${id}`);
  await giveAnswer(page, answerAt("en", 0));
  await giveAnswer(page, answerAt("en", 1));
  await giveAnswer(page, "Please delete what I just said");
  await page.route("**/kept-out", (route) => route.fulfill({ status: 500 }));
  await page.goto(`/interview/details/${id}`);
  await expect(card.getByText("What is kept out could not be shown")).toBeVisible();
  await page.unroute("**/kept-out");
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card.getByText("An answer that was taken back.")).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await expectSound(page, "details");
  await tabAndPress(page, card.getByRole("button", { name: "Show this answer" }));
  const answer = page.getByRole("listitem").filter({ hasText: answerAt("en", 1) });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await tabAndPress(page, card.getByRole("button", { name: "Let it in" }));
  await expect(dialog(page, "Shall it be let in?")).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: "Yes, let it in" }));
  await expect(card.getByText("Thank you. It is let in again.")).toBeFocused();
  await expect(answer.getByText("Kept out of stories")).toHaveCount(0);
});

test("who asks who reads this is told, and then asked the question again", async ({ page }) => {
  await giveAnswer(page, answerAt("en", 0));
  await giveAnswer(page, "Who reads this?");
  await expect(bubbles(page).last()).toContainText(/can read|sees|nobody/i);
  expect(await lastMove(page)).toBe("answer");
});

test("what is higher than a low phone with large text has room for says so, and is read to its end beside the answer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.addStyleTag({ content: "html { font-size: 168.75% !important }" });
  await giveAnswer(page, answerAt("en", 0));
  await giveAnswer(page, "Who reads this?");
  const room = await page.locator("[data-room]").boundingBox();
  const end = async () => {
    const box = await bubbles(page).last().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const bottom = (room?.y ?? 0) + (room?.height ?? 0);
  expect(await end()).toBeGreaterThan(bottom);
  await page.getByRole("button", { name: "Read the rest" }).press("Enter");
  await expect.poll(end).toBeLessThanOrEqual(bottom);
  await expect(page.getByRole("button", { name: "Read the rest" })).toHaveCount(0);
  await expect(page.locator("[data-message]:focus")).toContainText("Nobody else sees it");
  await expect(answerField(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Send" })).toBeInViewport({ ratio: 1 });
});

test("somebody who is tired is asked nothing more, and the way out is at hand @phone", async ({
  page,
  isMobile,
}) => {
  await giveAnswer(page, answerAt("en", 0));
  await giveAnswer(page, "I want to stop now, I'm tired");
  await expect(bubbles(page).last()).not.toContainText("?");
  expect(await lastMove(page)).toBe("offer_break");
  await expect(otherQuestion(page)).toHaveCount(0);
  await expect(page.getByText("You can close this page; everything is kept.")).toBeVisible();
  await expect(answerField(page)).toBeEditable();
  await expectSound(page, "a break");
  await page.getByRole("button", { name: isMobile ? "End" : "Take a break", exact: true }).click();
  await expect(page).toHaveURL(/\/game-dashboard$/);
});
