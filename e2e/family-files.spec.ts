import { randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { lookAt } from "./screens/look.ts";
import { enterAs } from "./steps/calls.ts";
import { test } from "./steps/saga.ts";

const megabyte = 1024 * 1024;

/** A film, as far as its first bytes say, in a file of its own. */
async function filmOf(megabytes: number): Promise<string> {
  const path = join(tmpdir(), `saga-film-${randomBytes(6).toString("hex")}.mp4`);
  const begins = Buffer.from("00000018667479706d703432", "hex");
  await writeFile(path, Buffer.concat([begins, randomBytes(megabytes * megabyte - begins.length)]));
  return path;
}

test.beforeEach(async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en", email: "owner@saga.local" });
  await page.goto("/timeline-event/school");
});

test("a film goes on where it stopped when the server is killed in the middle, and when the page was left @phone", async ({
  page,
  saga,
}) => {
  const film = await filmOf(24);
  const pieces: number[] = [];
  page.on("requestfinished", (request) => {
    const seq = /pieces\/(\d+)$/.exec(request.url())?.[1];
    if (seq) pieces.push(Number(seq));
  });
  const choose = () => page.getByLabel("Files to upload").setInputFiles(film);
  const asked = (seq: number) => page.waitForRequest((request) => request.url().endsWith(`/pieces/${seq}`));
  const fourth = asked(4);
  await choose();
  await fourth;
  await saga.kill();
  await expect(page.getByText("It goes on by itself when it is back.", { exact: false })).toBeVisible();
  const tenth = asked(10);
  await saga.restart();
  await tenth;
  await page.goto("/my-saga");
  await page.goto("/timeline-event/school");
  const sent = pieces.length;
  expect(sent).toBeGreaterThan(8);
  await choose();
  await expect(page.getByRole("link", { name: /^Download: saga-film/ })).toBeVisible({ timeout: 60_000 });
  // Nothing that was acknowledged was sent again.
  expect(pieces).toEqual([...new Set(pieces)]);
  expect(Math.min(...pieces.slice(sent))).toBeGreaterThan(8);
  const address = await page.getByRole("link", { name: /^Download: saga-film/ }).getAttribute("href");
  const stored = await (await page.request.get(address ?? "")).body();
  expect(stored.equals(await readFile(film))).toBe(true);
  await rm(film);
});

test("a photograph is looked at, and turned @phone", async ({ page }) => {
  const photograph = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 800 });
    const context = canvas.getContext("2d");
    context?.fillText("School, 1951", 100, 100);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  await page.getByLabel("Files to upload").setInputFiles([
    { name: "class.png", mimeType: "image/png", buffer: Buffer.from(photograph, "base64") },
    { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("89504e470d0a1a0a00", "hex") },
    {
      name: "phone.heic",
      mimeType: "image/heic",
      buffer: Buffer.from("0000001866747970686569630000", "hex"),
    },
  ]);
  await expect(page.getByRole("link", { name: "Download: broken.png" })).toBeVisible();
  await page.getByRole("button", { name: "Look at: class.png" }).click();
  const large = page.getByRole("img", { name: "class.png" });
  const sides = () => large.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(sides).toEqual([1200, 800]);
  await page.getByRole("button", { name: "Turn it to the right" }).click();
  await expect.poll(sides).toEqual([800, 1200]);
  await lookAt(page, "a photograph that is looked at");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Look at: broken.png" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Look at: phone.heic" })).toHaveCount(0);
  await expect(page.getByText("This picture cannot be shown here.", { exact: false })).toHaveCount(2);
  await lookAt(page, "photographs that cannot be shown");
  await page.reload();
  await page.getByRole("button", { name: "Look at: class.png" }).click();
  await expect.poll(sides).toEqual([800, 1200]);
});
