import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { lookAt } from "./screens/look.ts";
import { enterAs, startInterview, tell, writeStory } from "./steps/calls.ts";
import { expect, test } from "./steps/saga.ts";

/** Does a picture of a page show anything? */
const isDrawn = (page: Page, number: number): Promise<boolean> =>
  page.getByRole("img", { name: `Page ${number}`, exact: true }).evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return data.some((value, at) => at % 4 === 0 && value < 100);
  });

test("a story becomes a book: chosen, made, looked through and kept", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await tell(page, { id, tongue: "en", count: 6 });
  const story = await writeStory(page, { interview_ids: [id], length: 500, language: "en" });
  await page.goto(`/story/${story.id}`);
  const photograph = { data: await page.screenshot({ type: "jpeg" }) };
  const headers = { "content-type": "application/octet-stream", origin: saga.url };
  await page.request.put(`/api/stories/${story.id}/cover`, { ...photograph, headers });
  await page.getByRole("link", { name: "Make a book" }).click();
  await expect(page.getByRole("heading", { name: "The book", level: 1 })).toBeFocused();
  await expect(page.getByText("There is no book yet")).toBeVisible();
  await lookAt(page, "a book that is not made yet");
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel("Dedication (optional)").fill("For Linnea, who asked.");
  await page.getByLabel("Below the photograph (optional)").fill("Greta and her hens ");
  await page.getByLabel("For a printer").check();
  await page.route("**/book", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Make the book" }).click();
  await expect(page.getByText("Saga cannot be reached.")).toBeVisible();
  await page.unroute("**/book");
  await page.getByRole("button", { name: "Make the book" }).click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect.poll(() => isDrawn(page, 1)).toBe(true);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^Pages 2 and 3 of \d+$/)).toBeVisible();
  await expect(page.locator("figcaption", { hasText: "For Linnea, who asked." })).toHaveCount(1);
  await expect(page.locator("figcaption", { hasText: "Greta and her hens" })).toHaveCount(1);
  await lookAt(page, "a book");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();

  for (const name of ["Download PDF", "Download the cover"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  }
  await page.reload();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();

  const change = { data: { story: "The sea was blue, and the house stood above it." } };
  expect((await page.request.patch(`/api/stories/${story.id}`, change)).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText("The stories have changed since this book was made")).toBeVisible();
  await page.getByRole("button", { name: "Make the book again" }).click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
});
