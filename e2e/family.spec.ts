import { expect } from "@playwright/test";
import { enterAs } from "./steps/calls.ts";
import { test } from "./steps/saga.ts";

test("a newcomer leaves the example, adds a mother, takes her back, and keeps a letter @phone", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en", email: "owner@saga.local" });
  await page.goto("/my-saga");
  await page.getByRole("button", { name: "Start my own" }).click();
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Open the tree: Family Tree" }).click();
  await page.getByRole("link", { name: /Owner/ }).click();
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
  await page.getByRole("button", { name: "Edit: letter.pdf" }).click();
  await page.getByLabel("Find somebody").fill("elsa");
  await page.getByRole("button", { name: /^Elsa Berg/ }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("In it: Elsa Berg")).toBeVisible();
  await page.getByRole("link", { name: "Back to Family Tree" }).click();
  await page.getByRole("button", { name: "Undo: Added Elsa Berg" }).click();
  await expect(page.getByRole("link", { name: /Elsa Berg/ })).toHaveCount(0);
});
