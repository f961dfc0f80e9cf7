import { expect } from "@playwright/test";
import { lookAt } from "./screens/look.ts";
import { enterAs, say, startInterview } from "./steps/calls.ts";
import { test } from "./steps/saga.ts";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a newcomer leaves the example, adds a mother, takes her back, keeps a letter and reads it aloud, and tells about a picture @phone", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en", email: "owner@saga.local" });
  await page.goto("/my-saga");
  await page.getByRole("button", { name: "Start my own" }).click();
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Open the tree: Family Tree" }).click();
  await page.getByRole("link", { name: /^You/ }).click();
  await page.getByRole("button", { name: "Add someone" }).click();
  await page.getByLabel("How do parent and child belong together?").selectOption("Foster");
  await page.getByLabel("Name", { exact: true }).fill("Elsa Berg");
  await page.getByLabel("Born").fill("about 1925");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "Back to Family Tree" }).click();
  await page.getByRole("link", { name: /Elsa Berg/ }).click();
  await expect(page.getByText("Foster mother", { exact: true })).toBeVisible();
  await page.getByLabel("Files to upload").setInputFiles({
    name: "letter.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await expect(page.getByRole("link", { name: "Download: letter.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Read it aloud: letter.pdf" }).click();
  await page.getByRole("button", { name: "Start reading" }).click();
  await expect(page.getByRole("timer")).toHaveText(/^0:(0[2-9]|[1-5]\d)$/);
  await page.getByRole("button", { name: "Stop and keep" }).click();
  await expect(page.getByLabel("letter.pdf, read aloud", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit: letter.pdf" }).click();
  await page.getByLabel("Find somebody").fill("elsa");
  await page.getByRole("button", { name: /^Elsa Berg/ }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("In it: Elsa Berg")).toBeVisible();
  await page.getByLabel("Files to upload").setInputFiles({
    name: "elsa.png",
    mimeType: "image/png",
    buffer: Buffer.from(pixel, "base64"),
  });
  await page.getByRole("button", { name: "Tell about it: elsa.png" }).click();
  await expect(page.getByText("Tell me about this picture.")).toBeVisible();
  await expect(page.getByRole("img", { name: "What you are telling about" })).toBeVisible();
  await lookAt(page, "an interview that a picture started");
  const interview = /interview[^/]*\/([\w-]{36})/.exec(page.url())?.[1] ?? "";
  const told = "That is Elsa in the yard behind the dairy, with the goat.";
  await say(page, { id: interview, content: told });
  await page.goto("/family-tree");
  await page.getByRole("link", { name: /Elsa Berg/ }).click();
  await expect(page.getByText(`“${told}”`)).toBeVisible();
  await page.getByRole("button", { name: "Elsa Berg is in it" }).click();
  await expect(page.getByText("In it: Elsa Berg")).toHaveCount(2);
  await page.getByRole("button", { name: "Put these words below the picture" }).click();
  await expect(page.getByRole("button", { name: `Look at: ${told}` })).toBeVisible();
  await lookAt(page, "a picture with what was told of it");
  await page.goto("/family-tree");
  await page.getByRole("button", { name: "Print or save" }).click();
  await expect(page.getByRole("dialog", { name: "The tree on paper" })).toBeVisible();
  await lookAt(page, "the tree on paper");
  const drawing = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as drawing (SVG)" }).click();
  expect((await drawing).suggestedFilename()).toBe("family-tree.svg");
  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as picture (PNG)" }).click();
  expect((await picture).suggestedFilename()).toBe("family-tree.png");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo: Added Elsa Berg" }).click();
  await expect(page.getByRole("link", { name: /Elsa Berg/ })).toHaveCount(0);
});

test("what an interview tells waits for a yes, and then stands in the tree, on the timeline and on the map with its source", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en", email: "owner@saga.local" });
  const id = await startInterview(page, { number: 1, language: "en" });
  const born = "I was born in Leeds in 1943, in the room over the chandler's shop.";
  const basil = "My brother Basil was the fairest baby on Sandy Bay, and Mother carried him to chapel.";
  await say(page, { id, content: `${born} ${basil}` });
  await say(page, {
    id,
    content:
      "My aunt Flo kept the harbour light for thirty years and never once left the island. She used to say, “Oil first, sleep after.”",
  });
  await page.goto("/my-saga");
  const waiting = page.getByRole("region", { name: "From the interviews" });
  await expect(waiting.getByText(`“${born}”`)).toBeVisible();
  await lookAt(page, "what interviews say of the family");
  await waiting.getByRole("button", { name: /^Add: You were born/ }).click();
  await expect(waiting.getByText(`“${born}”`)).toBeHidden();
  await waiting.getByRole("button", { name: "Not this: Flo, your aunt" }).click();
  await expect(waiting.getByText("Flo, your aunt")).toBeHidden();
  await waiting.getByRole("button", { name: "Change first: Basil, your brother" }).press("Enter");
  await page.getByLabel("Name", { exact: true }).fill("Basil Hale");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(waiting.getByText("Nothing new.")).toBeVisible();
  await page.getByRole("link", { name: "Open the tree: Family Tree" }).click();
  await page.getByRole("link", { name: /Basil Hale/ }).click();
  await expect(page.getByText("Brother", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Told in the interviews" }).getByText(`“${basil}”`),
  ).toBeVisible();
  await page.goto("/life-timeline");
  const inFamily = page.getByRole("region", { name: "In your family" });
  await expect(inFamily.getByText(/^You were born/)).toBeVisible();
  await expect(inFamily.getByText(`“${born}”`)).toBeVisible();
  await page.getByRole("button", { name: "Show on the map: Leeds" }).click();
  await page.getByRole("button", { name: "Move it: Leeds" }).click();
  await page.getByRole("button", { name: "Map: to the left" }).click();
  await page.getByRole("button", { name: "It is here" }).click();
  await expect(page.getByRole("button", { name: "Show on the map: Leeds" })).toBeVisible();
  await lookAt(page, "a timeline with events of the time and a map");
  await page.goto("/interests-experiences");
  await expect(page.getByText(/Oil first, sleep after/)).toBeVisible();
  await page.getByRole("button", { name: /Not this: Oil first/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/Oil first, sleep after/)).toBeVisible();
  await lookAt(page, "recipes and sayings");
});
