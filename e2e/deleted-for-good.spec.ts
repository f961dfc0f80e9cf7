import type { Page } from "@playwright/test";
import { answerAt } from "./answers/told.ts";
import { sizeFaults } from "./screens/geometry.ts";
import { axeFaults, keepPicture } from "./screens/look.ts";
import { enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { bubbles, giveAnswer } from "./steps/interview.ts";
import { tabAndPress } from "./steps/keyboard.ts";
import { expect, test } from "./steps/saga.ts";
import { dialog } from "./steps/sign-in.ts";

let id = "";
const secret = answerAt("en", 1);

test.beforeEach(async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(1);
  await giveAnswer(page, answerAt("en", 0));
  await giveAnswer(page, secret);
  await giveAnswer(page, "Please delete what I just said");
});

/** Nothing is wrong with what is on the screen, in both colour schemes; keeps pictures of it. */
async function expectSound(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeFaults(page), `${name}, ${colorScheme}`).toEqual([]);
    await keepPicture(page, `deleted for good ${name} ${width} ${colorScheme}`);
  }
  expect(await sizeFaults(page), name).toEqual([]);
}

const storedHere = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.values(window.localStorage)));

const question = (page: Page) => page.getByRole("alertdialog", { name: "Delete these words for good?" });

test("an answer that slipped out is deleted for good in the middle of the interview @phone", async ({
  page,
}) => {
  expect(await storedHere(page)).toContain(secret);
  await page.getByRole("button", { name: /^Kept out of stories: \d+$/ }).click();
  const list = dialog(page, "Kept out of stories");
  const way = list.getByRole("button", { name: "Delete for good" });
  await expect(way).toBeVisible();
  await expectSound(page, "the list");
  await way.click();
  await expect(question(page).getByRole("button", { name: "Keep it" })).toBeFocused();
  await expect(question(page)).toContainText("This cannot be undone.");
  await expectSound(page, "the question");
  await page.keyboard.press("Enter");
  await expect(way).toBeFocused();

  await page.route("**/words", (route) => route.abort());
  await way.click();
  await question(page).getByRole("button", { name: "Yes, delete it" }).click();
  await expect(question(page).getByText(/is still here/)).toBeVisible();
  await page.unroute("**/words");
  await question(page).getByRole("button", { name: "Yes, delete it" }).click();
  await expect(list.getByText("It is deleted for good.")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("log").getByText(/^Deleted by request on /)).toHaveCount(1);
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect.poll(() => storedHere(page)).not.toContain(secret);
  await expectSound(page, "the interview");
  const { messages } = await readInterview(page, id);
  expect(messages.map(({ content }) => content)).not.toContain(secret);
  await giveAnswer(page, answerAt("en", 2));
  await expect(page.getByRole("log").getByText(answerAt("en", 2))).toBeVisible();
});

test("an answer is deleted for good by word, asked once and confirmed @phone", async ({ page }) => {
  await giveAnswer(page, "Wipe it for good, please.");
  await expect(page.getByRole("log").getByText(/^Shall I delete for good the whole answer/)).toBeVisible();
  const keep = page.getByRole("button", { name: "No, keep it" });
  // Wherever the question ends, its two answers are in sight.
  await expect(keep).toBeInViewport({ ratio: 1 });
  await expectSound(page, "asked by word");
  await tabAndPress(page, keep);
  await expect(page.getByRole("log").getByText(/^Then nothing is deleted/)).toBeVisible();
  await expect(keep).toHaveCount(0);
  await giveAnswer(page, "Wipe it for good, please.");
  await page.reload();
  await page.getByRole("button", { name: "Yes, delete it for good" }).click();
  await expect(page.getByRole("log").getByText(/^That answer is deleted for good/)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect.poll(() => storedHere(page)).not.toContain(secret);
  await expectSound(page, "done by word");
  const { messages } = await readInterview(page, id);
  expect(messages.map(({ content }) => content).join(" ")).not.toContain(secret);
});

test("on the page of an interview it is done with the keyboard alone @phone", async ({ page }) => {
  await page.goto(`/interview/details/${id}`);
  const card = page.getByRole("region", { name: "Kept out of stories" });
  await tabAndPress(page, card.getByRole("button", { name: "Delete for good" }));
  await expect(question(page)).toBeVisible();
  await tabAndPress(page, question(page).getByRole("button", { name: "Yes, delete it" }));
  await expect(card.getByText("It is deleted for good.")).toBeFocused();
  await expect(page.getByText(/^Deleted by request on /)).toHaveCount(1);
  await expect(page.getByText(secret)).toHaveCount(0);
  expect(await storedHere(page)).not.toContain(secret);
  await expectSound(page, "details");
});
