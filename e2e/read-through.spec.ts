import type { Page } from "@playwright/test";
import { lookAt } from "./screens/look.ts";
import { enterAs, readInterview, startInterview, writeStory } from "./steps/calls.ts";
import { expect, test } from "./steps/saga.ts";

const told = [
  "We lived in a narrow house by the canal, and my father mended clocks in the kitchen at night.",
  "My brother Tom Barker went to prison in 1962 for the lead on the chapel roof, and the whole street knew it.",
  "My mother baked on Saturdays, and the bread stood on the window sill for the neighbours to smell.",
  "Our cousin Paul has not spoken to me since the summer of 1971, and I miss his terrible jokes.",
];

const cousin = [
  told[3] ?? "",
  "Our cousin Paul slammed the door of the chapel one Sunday, and the whole hymn board came down.",
];

async function tellAll(page: Page, answers = told): Promise<string> {
  const id = await startInterview(page, { number: 1, language: "en" });
  for (const content of answers) {
    const offset = (await readInterview(page, id)).messages.length;
    const data = { id, offset, messages: [{ role: "user", content }] };
    expect((await page.request.post("/api/interviews/get-question", { data })).ok()).toBe(true);
  }
  return id;
}

test("a teller reads through what could hurt somebody, on two days, by keyboard", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await tellAll(page);
  const story = await writeStory(page, { interview_ids: [id], length: 500, language: "en" });
  await page.goto(`/story/${story.id}`);
  await expect(page.getByText("2 passages could hurt or expose somebody.")).toBeVisible();
  await expect(page.locator("section").filter({ hasText: "canal" }).locator("p")).toHaveCount(1);
  await page.getByRole("button", { name: "Share" }).press("Enter");
  const share = page.getByRole("dialog", { name: "Share" });
  await expect(share.getByText(/nobody has decided about it in the read-through yet/)).toBeVisible();
  await share.getByRole("link", { name: "Read it through" }).press("Enter");

  await expect(page.getByText("1 of 2")).toBeVisible();
  const next = page.getByRole("button", { name: "Next" });
  await expect(page.getByText("Choose one.")).toBeVisible();
  await page.getByRole("radio", { name: /^Shorten the name/ }).press("Space");
  await expect(page.getByText("Tom Barker becomes Tom")).toBeVisible();
  await lookAt(page, "a passage that is read through");
  await page.setViewportSize({ width: 1280, height: 800 });
  await next.press("Enter");
  await expect(page.getByText("2 of 2")).toBeFocused();
  await page.getByRole("link", { name: "Go on another day" }).press("Enter");
  await expect(page.getByText("One passage could hurt or expose somebody.")).toBeVisible();
  await expect(page.getByText(/Tom went to prison/)).toBeVisible();
  await expect(page.getByText(/terrible jokes/).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/Tom went to prison/)).toBeVisible();
  await expect(page.getByText(/terrible jokes/).first()).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.reload();
  await page.getByRole("link", { name: "Read it through" }).press("Enter");
  await expect(page.getByText("2 of 2")).toBeVisible();
  await page.getByRole("radio", { name: /^Reword/ }).press("Space");
  await page
    .getByLabel("Your words")
    .fill("Our cousin Paul and I lost each other in 1971, and I miss his jokes.");
  await next.press("Enter");
  await expect(page.getByText("Everything is decided.")).toBeFocused();
  await page.getByRole("link", { name: "To the story" }).press("Enter");
  await expect(page.getByText(/lost each other in 1971/)).toBeVisible();
  await expect(page.getByText("could hurt or expose somebody")).toHaveCount(0);
});

test("a teller answers each line about one person by itself", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await tellAll(page, [...told.slice(0, 1), ...cousin]);
  const story = await writeStory(page, { interview_ids: [id], length: 500, language: "en" });
  await page.goto(`/story/${story.id}/read-through`);
  await expect(page.getByText("1 of 1")).toBeVisible();
  await page.getByRole("button", { name: "Answer each line by itself" }).press("Enter");
  const lines = page.getByRole("group");
  await expect(lines).toHaveCount(2);
  await lines.nth(0).getByRole("radio", { name: /^Keep/ }).press("Space");
  await expect(page.getByText("Choose one.")).toBeVisible();
  await lines
    .nth(1)
    .getByRole("radio", { name: /^Leave out/ })
    .press("Space");
  await lookAt(page, "a passage whose lines are answered apart");
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.getByText("Everything is decided.")).toBeVisible();
  await page.getByRole("link", { name: "To the story" }).press("Enter");
  await expect(page.getByText(/terrible jokes/).first()).toBeVisible();
  await expect(page.getByText(/hymn board/)).toHaveCount(0);
});
