import type { Page } from "@playwright/test";
import { answerAt } from "./answers/told.ts";
import { enterAs, readInterview, startInterview, tell } from "./steps/calls.ts";
import { answerField, bubbles, expectStored, giveAnswer } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";

let id = "";

test.beforeEach(async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(1);
});

/** Rows of text that the field shows at once. */
const rowsShown = (page: Page): Promise<number> =>
  answerField(page).evaluate((field) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
    const height = field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return Math.round(height / Number.parseFloat(lineHeight));
  });

test("the field grows with the text, up to six rows or three on a phone, and can be cleared @phone", async ({
  page,
  isMobile,
}) => {
  const clear = page.getByRole("button", { name: "Clear" });
  await expect(clear).toHaveCount(0);
  expect(await rowsShown(page)).toBeLessThanOrEqual(2);
  await answerField(page).fill(answerAt("en", 0).repeat(6));
  expect(await rowsShown(page)).toBe(isMobile ? 3 : 6);
  await clear.click();
  await expect(answerField(page)).toHaveValue("");
  await page.getByRole("button", { name: "Bring the text back" }).click();
  await expect(answerField(page)).toHaveValue(answerAt("en", 0).repeat(6));
});

test("blanks alone are not sent, and Shift with Enter begins a new line", async ({ page }) => {
  await answerField(page).fill("   ");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await answerField(page).press("Enter");
  await answerField(page).fill("My name is Edith");
  await answerField(page).press("Shift+Enter");
  await answerField(page).pressSequentially("and I was born in Thornsea.");
  await answerField(page).press("Enter");
  await bubbles(page).nth(2).waitFor();
  await expectStored(page, id, ["My name is Edith\nand I was born in Thornsea."]);
});

test("a question that is passed over is not asked again", async ({ page }) => {
  const asked: string[] = [];
  for (const index of [0, 1, 2]) {
    asked.push((await bubbles(page).last().textContent()) ?? "");
    const before = await bubbles(page).count();
    await page.getByRole("button", { name: "Ask me something else" }).click();
    await expect(bubbles(page)).not.toHaveCount(before);
    await giveAnswer(page, answerAt("en", index + 3));
  }
  asked.push((await bubbles(page).last().textContent()) ?? "");
  expect(new Set(asked).size).toBe(asked.length);
});

test("the way out is called as the specification says, before and after the end @phone", async ({
  page,
  isMobile,
}) => {
  await expect(
    page.getByRole("button", { name: isMobile ? "End" : "Take a break", exact: true }),
  ).toBeVisible();
  expect(await tell(page, { id, tongue: "en" })).toBe(100);
  await page.reload();
  const finish = page.getByRole("button", { name: isMobile ? "Finish" : "Finish Interview", exact: true });
  await expect(answerField(page)).toHaveCount(0);
  await page.route("**/api/interviews/finish-interview", () => {});
  await finish.click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
});

test("a failure to save at the end is said, and nothing is lost", async ({ page }) => {
  await giveAnswer(page, answerAt("en", 0));
  await page.route("**/api/interviews/finish-interview", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("button", { name: "Take a break" }).click();
  await expect(page.getByText("Failed to save interview")).toBeVisible();
  await expect(page).toHaveURL(/\/game-dashboard$/);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("current-")),
  );
  expect(kept).toEqual([]);
  expect((await readInterview(page, id)).messages).toHaveLength(3);
});

test("an interview that is not open yet cannot be entered by its address", async ({ page }) => {
  await page.goto("/interview/new?number=3");
  await expect(page.getByText("Failed to start interview").first()).toBeVisible();
  await expect(page.getByText("Finish the interview before this one first.")).toBeVisible();
  await expect(answerField(page)).toHaveCount(0);
});
