import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeFaults, lookAt } from "./screens/look.ts";
import { enterAs, startInterview, tell, writeStory } from "./steps/calls.ts";
import { soundOf, tellAloud, unpacked } from "./steps/kept.ts";
import { expect, test } from "./steps/saga.ts";
import { dialog } from "./steps/sign-in.ts";

const spoken = "We lived above the bakery in Skipton. My aunt kept hens in the yard behind the house.";

async function openStory(page: Page): Promise<string> {
  const id = await startInterview(page, { number: 1, language: "en" });
  await tellAloud(page, id, spoken);
  await tell(page, { id, tongue: "en", count: 3 });
  await soundOf(page, id);
  const story = await writeStory(page, { interview_ids: [id], length: 500, language: "en" });
  await page.goto(`/story/${story.id}`);
  await expect(page.locator("[data-sentence]").first()).toBeVisible();
  return id;
}

test("a story is heard, kept as files and passed on by a link that ends", async ({ page, saga, browser }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await openStory(page);
  await expect(page.getByText("Only you and the people who run this Saga can read this.")).toBeVisible();

  await page.getByRole("button", { name: "Listen" }).click();
  const bar = page.getByRole("region", { name: "Audio Playback" });
  await expect(bar.getByText("Now playing story narration")).toBeVisible();
  await expect(page.locator("[data-read]")).toHaveCount(1);
  await bar.getByRole("button", { name: "Pause" }).click();
  await expect(bar.getByText("Paused", { exact: true })).toBeVisible();
  await lookAt(page, "a story that is read aloud");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Stop Audio" }).click();
  await expect(bar).toHaveCount(0);
  await page.route("**/narration", (route) => route.abort());
  await page.getByRole("button", { name: "Listen" }).click();
  await expect(page.getByText("Error playing audio")).toBeVisible();
  await page.unroute("**/narration");

  const photo = page.getByLabel("Photograph for the cover");
  await photo.setInputFiles({ name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(page.getByText("This picture cannot be read.")).toBeVisible();
  await photo.setInputFiles({ name: "us.png", mimeType: "image/png", buffer: await page.screenshot() });
  await expect(page.getByRole("button", { name: "Another photo" })).toBeVisible();
  const kept = await page.request.get(page.url().replace("/story/", "/api/stories/").concat("/cover"));
  expect((await kept.body()).subarray(0, 2).toString("hex")).toBe("ffd8");

  await page.getByRole("tab", { name: /^Related Interviews/ }).press("Enter");
  const view = page.getByRole("link", { name: "View Interview" });
  await expect(view).toHaveAttribute("href", `/interview/${id}`);
  await page.getByRole("tab", { name: "Story", exact: true }).click();

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-sentence]").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Export" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  if (process.env.SAGA_PAPER) await page.pdf({ path: process.env.SAGA_PAPER, preferCSSPageSize: true });
  await page.emulateMedia({ media: null });

  await page.getByRole("button", { name: "Export" }).click();
  const files = dialog(page, "Export");
  for (const [form, begin] of [
    ["PDF", "%PDF"],
    ["E-book", "PK"],
    ["Word", "PK"],
    ["Text", "# "],
  ]) {
    const download = page.waitForEvent("download");
    await files.getByRole("button", { name: `Save as ${form}` }).click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(0, begin?.length).toString("latin1")).toBe(begin);
    await expect(files.getByText("The file is among your downloads.")).toBeVisible();
  }
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Share" }).click();
  const share = dialog(page, "Share");
  await share.getByLabel("A word that is asked for (optional)").fill("Skipton");
  await share.getByLabel("With the teller's own recorded voice").check();
  await share.getByRole("button", { name: "Make a link" }).click();
  const link = await share.getByLabel("The link").inputValue();
  await expect(share.getByText(/^Only works at home/)).toBeVisible();
  await expect(share.getByText(/asks for a word/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await reader.goto(link);
  const word = reader.getByLabel("The word you were told");
  await word.fill("Settle");
  await word.press("Enter");
  await expect(reader.getByText("This is not the word.")).toBeVisible();
  await word.fill("skipton");
  await word.press("Enter");
  await expect(reader.getByText(/kept hens in the yard/).first()).toBeVisible();
  await reader.getByRole("button", { name: "Listen" }).click();
  await expect(reader.getByRole("status").filter({ hasText: /kept hens|above the bakery/ })).toBeVisible();
  expect(await axeFaults(reader)).toEqual([]);
  await expect(reader.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

  const secret = new URL(link).hash.slice(1);
  const behind = await reader.request.post("/api/shared-stories", { data: { secret, word: "skipton" } });
  const { voice } = (await behind.json()) as { voice: { passage: string; text: string }[] };
  await reader.goto(`${link}.${voice.at(-1)?.passage}`);
  await reader.reload();
  await word.fill("skipton");
  await word.press("Enter");
  await expect(reader.getByRole("status").filter({ hasText: voice.at(-1)?.text ?? "" })).toBeVisible();

  await share.getByRole("button", { name: /^End this link/ }).click();
  await expect(share.getByRole("button", { name: /^End this link/ })).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText("This link has ended.")).toBeVisible();

  const archive = await page.request.get("/api/archive");
  await reader.goto(await unpacked(await archive.body()));
  expect(await axeFaults(reader)).toEqual([]);
  await reader.getByRole("link", { name: "Interview 1: Overview" }).click();
  const sound = reader.locator("audio").first();
  await sound.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1);
  expect(await axeFaults(reader)).toEqual([]);
  await reader.getByRole("link", { name: "All stories and interviews" }).click();
  await expect(reader.getByRole("heading", { name: "Stories and interviews", level: 1 })).toBeVisible();
  await reader.context().close();
});

test("interviews are carried into a story with the mouse and with the keyboard", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await tell(page, { id, tongue: "en", count: 3 });
  await page.goto("/story/new");
  const available = page.getByRole("region", { name: "Available Interviews" });
  const selected = page.getByRole("region", { name: "Selected for Story" });
  await page.goto(`/story/new?of=${id}`);
  await expect(selected.getByRole("listitem"), "who comes from an interview means that one").toHaveCount(1);
  await page.goto("/story/new");
  await available.getByText("Interview 1: Overview").dragTo(selected);
  await expect(selected.getByRole("listitem")).toHaveCount(1);
  await selected.getByRole("button", { name: "Carry Interview 1: Overview" }).focus();
  await page.keyboard.press("Enter");
  await expect(available).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(available.getByRole("listitem")).toHaveCount(1);
  const generate = page.getByRole("button", { name: "Generate Story" });
  await expect(generate).toHaveAttribute("aria-disabled", "true");
  const shorter = page.getByText("The story is never longer than what was told");
  await expect(shorter).toHaveCount(0);
  await available.getByRole("button", { name: /^Add/ }).click();
  await expect(shorter, "before it is written it is said that too little was told").toBeVisible();
  await page.route("**/api/stories", (route) => route.fulfill({ json: {} }), { times: 1 });
  await generate.click();
  await expect(page.getByText("Failed to generate story. Please try again.")).toBeVisible();
});
