import type { Page } from "@playwright/test";
import { type ModelService, startModelService } from "./model-service.ts";
import { enterAs, startInterview, tell } from "./steps/calls.ts";
import { test as base, expect } from "./steps/saga.ts";
import { dialog } from "./steps/sign-in.ts";

const test = base.extend<{ service: ModelService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  service: async ({}, use) => {
    const service = await startModelService("You told me of it.");
    await use(service);
    await service.close();
  },
  environment: async ({ service }, use) => use({ OPENAI_BASE_URL: service.url }),
});

const title = "Interview 1: Overview";

async function told(at: Parameters<typeof enterAs>[0], page: Page): Promise<void> {
  await enterAs(at, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await tell(page, { id, tongue: "en", count: 12 });
}

async function order(page: Page): Promise<void> {
  await page.goto("/story/new");
  const available = page.getByRole("region", { name: "Available Interviews" });
  await available
    .getByRole("listitem")
    .filter({ hasText: title })
    .getByRole("button", { name: "Add" })
    .click();
  await page.getByLabel("Narrative Style").selectOption({ label: "First person" });
  await page.getByRole("button", { name: "Generate Story" }).click();
}

const progress = (page: Page) => page.getByRole("region", { name: "The story is being written" });

test("a story that takes long shows how far it is, over a reload too", async ({ page, saga, service }) => {
  await told({ page, saga }, page);
  service.pace = 8;
  await order(page);
  await expect(progress(page)).toContainText(/Writing part 1 of \d/u);
  await page.reload();
  await expect(progress(page)).toContainText(/Writing part \d of \d|Putting the parts together/u);
  service.pace = 0;
  await expect(page.getByText("Story generated successfully!")).toBeVisible();
  await expect(page.getByLabel("Generated Story")).toHaveValue(/Thornsea/u);
  await page.getByRole("link", { name: "Read this story" }).click();
  await expect(page.getByText("written by gpt-4o, every sentence held against the answers")).toBeVisible();
  await page.reload();
  await expect(progress(page)).toHaveCount(0);
});

test("the writing of a story can be stopped", async ({ page, saga, service }) => {
  await told({ page, saga }, page);
  service.pace = 30;
  await order(page);
  await progress(page).getByRole("button", { name: "Stop writing" }).click();
  await expect(page.getByText("The writing was stopped.")).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
  await expect(page.getByText("No stories yet")).toBeVisible();
  service.pace = 0;
  await page.getByRole("button", { name: "Generate Story" }).click();
  await expect(page.getByText("Story generated successfully!")).toBeVisible();
});

test("what was changed by hand stays when a story is written again, and what it was can be had back", async ({
  page,
  saga,
}) => {
  await told({ page, saga }, page);
  await order(page);
  await page.getByRole("link", { name: "Read this story" }).click();
  await page.getByRole("button", { name: "Change the text" }).click();
  const field = page.getByLabel("Story", { exact: true });
  const before = await field.inputValue();
  await field.fill(`${before}\n\nThis last line I wrote by hand.`);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Back to reading" }).click();
  await page.getByRole("button", { name: "Write it again" }).click();
  const question = dialog(page, "Write this story again?");
  await expect(question).toContainText("stay to the letter");
  await question.getByRole("button", { name: "Write it again" }).click();
  await expect(page.getByText("Story generated successfully!")).toBeVisible();
  // It was out of reach while the story was written, and keeps the focus.
  await expect(page.getByRole("button", { name: "Write it again" })).toBeFocused();
  const read = page.getByRole("tabpanel", { name: "Story" });
  await expect(read.getByText("This last line I wrote by hand.")).toBeVisible();
  const versions = page.getByRole("region", { name: "Earlier versions" });
  await expect(versions.getByRole("listitem").first()).toContainText("changed by hand");
  const first = versions.getByRole("listitem").last();
  await expect(first).toContainText("written by a model");
  await page.getByRole("link", { name: "Add what was told since" }).click();
  await expect(page.getByLabel("Whose life")).not.toHaveValue("chosen");
  await expect(page.getByLabel("Where it goes")).not.toHaveValue("new");
  await expect(page.getByText(/^Everything in it stays to the letter/u)).toBeVisible();
  await page.getByRole("button", { name: "Generate Story" }).click();
  await expect(page.getByText("Story generated successfully!").last()).toBeVisible();
  await expect(page.getByLabel("Generated Story")).toHaveValue(/This last line I wrote by hand\./u);
  await page.getByRole("link", { name: "Read this story" }).click();
  await first.getByRole("button", { name: /^Bring it back/u }).click();
  await expect(page.getByText("The earlier version is back.")).toBeVisible();
  await expect(
    page.locator("article").getByText("This last line I wrote by hand.", { exact: true }),
  ).toHaveCount(0);
});
