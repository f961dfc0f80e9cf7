import type { Page } from "@playwright/test";
import { answerAt } from "./answers/told.ts";
import { enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { answerField, bubbles, expectStored, giveAnswer } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";

const wentOn = "This interview went on in another window.";

async function openTwice(page: Page): Promise<{ id: string; other: Page }> {
  const id = await startInterview(page, { number: 1, language: "en" });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/interview/${id}`);
    await expect(bubbles(tab)).toHaveCount(1);
  }
  return { id, other };
}

test.beforeEach(async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
});

test("the slower of two tabs sees what happened in the other and keeps its text", async ({ page }) => {
  const { id, other } = await openTwice(page);
  const [first, second, late] = [0, 1, 2].map((index) => answerAt("en", index)) as [string, string, string];
  await giveAnswer(page, first);
  await giveAnswer(page, second);

  await answerField(other).fill(late);
  await answerField(other).press("Enter");
  await expect(other.getByText(wentOn)).toBeVisible();
  await expect(answerField(other)).toHaveValue(late);
  await expectStored(other, id, [first, second]);

  await giveAnswer(other, late);
  await expect(other.getByText(wentOn)).toHaveCount(0);
  await expect(answerField(other)).toHaveValue("");
  await expectStored(other, id, [first, second, late]);
});

test("two tabs that answer at the same moment lose neither answer", async ({ page }) => {
  const { id, other } = await openTwice(page);
  const texts = [answerAt("en", 3), answerAt("en", 4)] as const;
  await answerField(page).fill(texts[0]);
  await answerField(other).fill(texts[1]);
  await Promise.all([page, other].map((tab) => answerField(tab).press("Enter")));
  await expect(page.getByText(wentOn).or(bubbles(page).nth(2)).first()).toBeVisible();
  await expect(other.getByText(wentOn).or(bubbles(other).nth(2)).first()).toBeVisible();

  const stored = (await readInterview(page, id)).messages.filter(({ role }) => role === "user");
  expect(stored).toHaveLength(1);
  const isFirst = stored[0]!.content === texts[0];
  const [slower, left] = isFirst ? [other, texts[1]] : [page, texts[0]];
  await expect(answerField(slower)).toHaveValue(left);
  await giveAnswer(slower, left);
  await expectStored(slower, id, [stored[0]!.content, left]);
});

test("the same answer sent from both tabs is stored once", async ({ page }) => {
  const { id, other } = await openTwice(page);
  for (const tab of [page, other]) await answerField(tab).fill(answerAt("en", 0));
  await Promise.all([page, other].map((tab) => answerField(tab).press("Enter")));
  for (const tab of [page, other]) {
    await expect(bubbles(tab)).toHaveCount(3);
    await expectStored(tab, id, [answerAt("en", 0)]);
  }
});

test("a text that is being written in one tab stays when the other tab sends its own", async ({ page }) => {
  const { id, other } = await openTwice(page);
  await answerField(other).fill("My own words, not finished yet");
  // Kept before the other window sends: what that one removes then is this text too.
  await expect
    .poll(() => other.evaluate((key) => localStorage.getItem(key), `saga-draft-${id}`))
    .toBe("My own words, not finished yet");
  await giveAnswer(page, answerAt("en", 0));
  await expect(answerField(other)).toHaveValue("My own words, not finished yet");
  await other.reload();
  await expectStored(other, id, [answerAt("en", 0)]);
  await expect(answerField(other)).toHaveValue("My own words, not finished yet");
});
