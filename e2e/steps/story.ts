import { expect, type Locator, type Page } from "@playwright/test";
import { dialog } from "./sign-in.ts";

/** Goes to the story page, chooses interviews by their titles and has a story written. */
export async function generateStory(page: Page, titles: readonly string[]): Promise<void> {
  await page.getByRole("link", { name: "Stories" }).click();
  await expect(page).toHaveURL(/\/story\/new$/);
  const available = page.getByRole("region", { name: "Available Interviews" });
  const selected = page.getByRole("region", { name: "Selected for Story" });
  for (const title of titles) {
    await available
      .getByRole("listitem")
      .filter({ hasText: title })
      .getByRole("button", { name: "Add" })
      .click();
    await expect(selected.getByRole("listitem").filter({ hasText: title })).toBeVisible();
  }
  await page.getByRole("button", { name: "Generate Story" }).click();
  await expect(page.getByText("Story generated successfully!")).toBeVisible();
}

/** Letters and figures alone: what punctuation and the first letter of a sentence do not change. */
const bare = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Taps a sentence: the answer it comes from is shown whole, with the words of the sentence marked in it. */
export async function askForSource(page: Page, sentence: Locator, given: readonly string[]): Promise<void> {
  const words = bare((await sentence.textContent()) ?? "");
  await sentence.click();
  const source = dialog(page, "Where this comes from");
  const answers = source.locator("p[lang]:has(mark)");
  await expect(answers.first()).toBeVisible();
  for (const shown of await answers.allTextContents()) expect(given).toContain(shown);
  const marked = bare((await source.locator("mark").allTextContents()).join(" "));
  const share = words.split(" ").filter((word) => marked.includes(word)).length / words.split(" ").length;
  expect(share, `"${words}" stands in "${marked}"`).toBeGreaterThan(0.7);
  await page.keyboard.press("Escape");
  await expect(source).toHaveCount(0);
}
