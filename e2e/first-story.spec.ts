import { card } from "./steps/dashboard.ts";
import { answerUntilComplete, expectStored, interviewId } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { signInAsTeller } from "./steps/sign-in.ts";
import { askForSource, generateStory } from "./steps/story.ts";

test("a first visit ends with a story made of one's own words", async ({ page, saga }) => {
  await signInAsTeller({ page, saga }, "English");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello!");
  await page.getByRole("button", { name: "What is your name?" }).click();
  await page.getByLabel("What is your name?").fill("Edith");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Edith!");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("Complete all three interviews to capture your life story.")).toBeVisible();
  await expect(page.getByRole("list", { name: "How it works" }).getByRole("listitem")).toHaveCount(3);
  await expect(card(page, 2)).toContainText("Complete previous interviews");

  await card(page, 1).getByRole("button", { name: "Start now" }).click();
  const id = await interviewId(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Interview 1: Overview");
  const given = await answerUntilComplete(page, "en");
  await expectStored(page, id, given);
  await page.getByRole("button", { name: "Finish Interview" }).click();
  await expect(page.getByText("Saved interview")).toBeVisible();
  await expect(page).toHaveURL(/\/game-dashboard$/);
  const closing = page.getByRole("region", { name: /^Thank you/ });
  await expect(closing.getByRole("heading")).toBeFocused();
  const line = await closing.getByRole("blockquote").innerText();
  expect(given.join("\n")).toContain(line.slice(1, -1));
  const make = closing.getByRole("link", { name: "Make a story" });
  await expect(make).toHaveAttribute("href", `/story/new?of=${id}`);
  await closing.getByRole("button", { name: "Done for today" }).click();
  await expect(closing).toHaveCount(0);
  await expect(card(page, 1)).toContainText("Completed");
  await expect(card(page, 1).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  await expect(card(page, 2).getByRole("button", { name: "Start now" })).toBeVisible();
  await expect(page.getByRole("list", { name: "How it works" })).toHaveCount(0);

  await generateStory(page, ["Interview 1: Overview"]);
  const story = page.getByLabel("Generated Story");
  await expect(story).toHaveValue(/Thornsea/);
  await expect(page.getByRole("region").filter({ has: story }).getByRole("heading")).toBeFocused();
  await page.getByRole("link", { name: "Read this story" }).click();
  const sentences = page.locator("[data-sentence]");
  await expect(sentences.first()).toBeVisible();
  for (const index of [0, (await sentences.count()) - 1])
    await askForSource(page, sentences.nth(index), given);

  await page.getByRole("button", { name: "Change the text" }).click();
  const text = await page.getByLabel("Story", { exact: true }).inputValue();
  await page.getByLabel("Story", { exact: true }).fill(`${text}\n\nThis last line I wrote by hand.`);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  const read = page.getByRole("tabpanel", { name: "Story" });
  await expect(read.getByText("This last line I wrote by hand.")).toBeVisible();
  await page.getByRole("button", { name: "Show the sentences with their sources" }).click();
  await askForSource(page, sentences.nth(1), given);
});

test("who asks for a biography where no model can write one is told before that it says I", async ({
  page,
  saga,
}) => {
  await signInAsTeller({ page, saga }, "English");
  await page.getByRole("link", { name: "Stories" }).click();
  const note = page.getByText("The built-in writer keeps your own words, in the first person.");
  await expect(note).toBeVisible();
  await page.getByLabel("Narrative Style").selectOption("First person");
  await expect(note).toHaveCount(0);
});

test("somebody tells all three interviews in Italian and gets one story from them", async ({
  page,
  saga,
}) => {
  await signInAsTeller({ page, saga }, "Italian");
  const given: string[] = [];
  for (const number of [1, 2, 3] as const) {
    await card(page, number).getByRole("button", { name: "Start now" }).click();
    await interviewId(page);
    given.push(...(await answerUntilComplete(page, "it", given.length)));
    await page.getByRole("button", { name: "Finish Interview" }).click();
    await expect(card(page, number)).toContainText("Completed");
  }
  await generateStory(page, [
    "Interview 1: Overview",
    "Interview 2: Life Journey",
    "Interview 3: Life Wisdom",
  ]);
  await expect(page.getByLabel("Generated Story")).toHaveAttribute("lang", "it");
  await expect(page.getByLabel("Generated Story")).toHaveValue(/Montefiore/);
  await page.getByRole("link", { name: "Read this story" }).click();
  await askForSource(page, page.locator("[data-sentence]").nth(2), given);
});
