import type { Page } from "@playwright/test";
import { axeFaults, lookAt } from "./screens/look.ts";
import { enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { soundOf, tellAloud } from "./steps/kept.ts";
import { expect, test } from "./steps/saga.ts";
import { dialog } from "./steps/sign-in.ts";
import { speakFor } from "./steps/voice.ts";

const spoken = "We lived above the bakery in Skipton. My aunt kept hens in the yard behind the house.";
const hens = (page: Page) =>
  page.getByText("My aunt kept hens in the yard behind the house.", { exact: true });
let id = "";

test.beforeEach(async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  id = await startInterview(page, { number: 1, language: "en" });
  await tellAloud(page, id, spoken);
  await soundOf(page, id);
  await page.goto(`/interview/details/${id}`);
  await expect(hens(page)).toBeVisible();
});

const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).last();
const failing = async (page: Page, pattern: string, press: () => Promise<void>, words: string) => {
  await page.route(pattern, (route) => route.abort());
  await press();
  await expect(toast(page, words)).toBeVisible();
  await page.unroute(pattern);
};

test("an interview that is kept is corrected: its title, an answer, the whole text, a name", async ({
  page,
}) => {
  const title = page.getByLabel("Title", { exact: true });
  await page.getByRole("button", { name: "Change the title" }).click();
  await title.fill("  ");
  await title.press("Enter");
  await expect(toast(page, "Title cannot be empty")).toBeVisible();
  await title.press("Escape");
  await expect(page.getByRole("heading", { name: "Interview 1: Overview", level: 1 })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).getByText("Interview 1: Overview").click();
  await title.fill("The bakery");
  await failing(page, `**/api/interviews/${id}`, () => title.press("Enter"), "Failed to update title");
  await title.press("Enter");
  await expect(toast(page, "Title updated successfully")).toBeVisible();
  await expect(page.getByText("Failed to update title", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The bakery", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: /^Edit: We lived/ }).click();
  const answer = page.getByLabel("Answer", { exact: true });
  await expect(answer).toBeFocused();
  await answer.fill(spoken.replace("Skipton", "Settle"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Transcript updated successfully")).toBeVisible();
  await page.getByRole("button", { name: /^Edit: We lived above the bakery in Settle/ }).click();
  await expect(page.getByText("As it was said", { exact: true })).toBeVisible();
  await lookAt(page, "an answer that is corrected");
  await page.getByRole("button", { name: "Use this again: as it was said" }).click();
  await expect(answer).toHaveValue(spoken);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(toast(page, "Edit cancelled")).toBeVisible();

  await page.getByRole("button", { name: "Edit Transcript" }).click();
  const text = page.getByLabel("Text of the interview");
  await expect(text).toHaveValue(/^Interviewer: [\s\S]+\n\n[^\n]+: We lived above the bakery in Settle/);
  await text.fill((await text.inputValue()).replace("hens", "six hens"));
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText(/My aunt kept six hens/).first()).toBeVisible();

  await page.getByRole("button", { name: "Correct a name" }).click();
  const names = dialog(page, "Correct a name");
  await names.getByLabel("As it is written now").fill("Settle");
  await names.getByLabel("As it should be").fill("Skipton");
  await names.getByRole("button", { name: "Show where it stands" }).click();
  await expect(names.getByText("above the bakery in", { exact: false }).first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await names.getByRole("button", { name: "Correct one passage" }).click();
  await expect(toast(page, "The name was corrected in one place.")).toBeVisible();
  const { messages } = await readInterview(page, id);
  expect(messages[1]?.content).toBe(spoken.replace("hens", "six hens"));
});

test("an interview that is kept is heard: sentence by sentence, and question by question", async ({
  page,
}) => {
  const load = page.getByRole("button", { name: "Load and Play Audio" });
  // As in a browser that comes without what plays MP3.
  await page.evaluate(() => {
    HTMLMediaElement.prototype.canPlayType = () => "";
  });
  await load.click();
  await expect(toast(page, "Could not find audio player")).toBeVisible();
  await page.reload();
  await failing(page, "**/audio", () => load.click(), "Failed to load audio");
  const download = page.getByRole("button", { name: "Download Audio" });
  await failing(page, "**/audio", () => download.click(), "Failed to download audio");
  await download.click();
  await expect(toast(page, "Audio downloaded successfully")).toBeVisible();
  const cues = await page.evaluate(async (path) => {
    const film = document.createElement("video");
    const track = document.createElement("track");
    film.append(track);
    track.track.mode = "hidden";
    const read = new Promise((resolve) => track.addEventListener("load", resolve));
    track.src = path;
    await read;
    return [...(track.track.cues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML().textContent);
  }, `/api/interviews/${id}/export?form=vtt`);
  expect(cues.slice(1)).toEqual(spoken.split(/(?<=\.) /));
  await load.click();
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  const player = page.getByLabel("The interview", { exact: true });
  const state = () =>
    player.evaluate((audio: HTMLAudioElement) => ({ paused: audio.paused, volume: audio.volume }));
  expect((await state()).volume).toBe(0.5);
  await hens(page).click();
  await expect(page.locator("[data-heard]")).toHaveText(/My aunt kept hens/);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expect.poll(async () => (await state()).paused).toBe(true);
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.play = () => Promise.reject(new Error("no sound"));
  });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(toast(page, "Error playing audio")).toBeVisible();
  await player.evaluate((audio: HTMLAudioElement) => Reflect.deleteProperty(audio, "play"));
  await lookAt(page, "an interview that is heard");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Speed 1×" }).click();
  await expect(page.getByRole("button", { name: "Speed 1.25×" })).toBeVisible();
  await page.getByRole("region", { name: "Questions" }).getByRole("button").first().click();
  await expect.poll(async () => (await state()).paused).toBe(false);
  await page.getByRole("button", { name: "10 s back" }).click();

  await page.getByRole("button", { name: /^Add to it: We lived/ }).click();
  const addition = page.getByRole("region", { name: "Add to this answer" });
  await addition.getByRole("button", { name: "Speak", exact: true }).click();
  await speakFor(addition, "00:01");
  await addition.getByRole("button", { name: "Pause", exact: true }).click();
  const words = addition.getByLabel("Your answer in words, if you like");
  await words.fill("She sold the eggs on Saturdays.");
  await lookAt(page, "an answer that is added to by voice");
  const save = addition.getByRole("button", { name: "Save", exact: true });
  await page.route("**/messages/*/recordings", (route) => route.abort());
  await save.click();
  await expect(addition.getByText(/^It could not be saved\./)).toBeVisible();
  await expect(words).toHaveValue("She sold the eggs on Saturdays.");
  await page.unroute("**/messages/*/recordings");
  await save.click();
  await expect(toast(page, "Transcript updated successfully")).toBeVisible();
  await expect(page.getByText("She sold the eggs on Saturdays.", { exact: true })).toBeVisible();
  const { messages } = await readInterview(page, id);
  expect(messages[1]?.recording_ids).toHaveLength(2);
});
