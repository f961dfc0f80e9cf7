import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { speakIntoFile } from "./spoken-wav.ts";
import { enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { bubbles } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import {
  copiedHashes,
  copyRecordings,
  hearQuestion,
  openBrowser,
  pageOf,
  recordings,
  sendAnswer,
  speak,
} from "./steps/voice.ts";
import { startTranscriber, type Transcriber } from "./transcriber.ts";

const told = {
  en: [
    "My name is Edith, after my grandmother.",
    "We lived above the bakery in Skipton.",
    "My aunt kept hens.",
  ],
  pl: [
    "Mam na imię Halina, po babci.",
    "Mieszkaliśmy nad piekarnią w Radomiu.",
    "Moja ciotka hodowała kury.",
  ],
} as const;

let transcriber: Transcriber;
test.use({
  answers: "spoken",
  // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
  environment: async ({}, use) => {
    transcriber = await startTranscriber("");
    await use({ TRANSCRIBE_BASE_URL: transcriber.url });
    await transcriber.close();
  },
});

/** SHA-256 of the recordings as the server gives them back. */
async function storedHashes(page: Page, id: string): Promise<string[]> {
  const hashes: string[] = [];
  for (const recording of await recordings(page, id)) {
    const response = await page.request.get(
      `/api/interviews/${id}/recordings/${recording.id}/audio?original=1`,
    );
    hashes.push(
      createHash("sha256")
        .update(await response.body())
        .digest("hex"),
    );
  }
  return hashes;
}

/** What differs in the other two is proven where voices, transcribers and packs are. */
for (const language of ["en", "pl"] as const) {
  test(`an interview is held by voice (${language}), and every bit of it arrives`, async ({ saga }) => {
    const answers = told[language];
    const wav = await speakIntoFile(answers.join(" "), language);
    const context = await openBrowser(test.info().outputPath("profile"), { wav, baseURL: saga.url });
    await copyRecordings(context);
    const page = await pageOf(context);
    await enterAs({ page, saga }, { role: "self", language });
    const id = await startInterview(page, { number: 1, language });
    await page.goto(`/interview/${id}`);
    for (const [index, words] of answers.entries()) {
      transcriber.texts = [words];
      await hearQuestion(page);
      await speak(page).click();
      await expect(sendAnswer(page)).toBeEnabled();
      await sendAnswer(page).click();
      await expect(bubbles(page)).toHaveCount(2 * index + 3);
      await expect(page.getByRole("button", { name: /^(Listen|Speak)$/ })).toBeFocused();
    }
    const { messages } = await readInterview(page, id);
    expect(messages.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual([
      ...answers,
    ]);
    expect(transcriber.languages).toEqual([language, language, language]);
    const hashes = await storedHashes(page, id);
    expect(hashes).toHaveLength(3);
    expect(hashes.sort()).toEqual((await copiedHashes(page)).sort());

    await page.goto(`/interview/details/${id}`);
    await page.getByRole("button", { name: "Load and Play Audio" }).click();
    const player = page.getByLabel("The interview", { exact: true });
    const played = () => player.evaluate((audio: HTMLAudioElement) => [audio.currentTime, audio.volume]);
    await expect.poll(async () => (await played())[0]).toBeGreaterThan(0);
    expect((await played())[1]).toBe(0.5);
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download Audio" }).click();
    expect((await file).suggestedFilename()).toMatch(/^owner_\d{4}-\d\d-\d\d_interview_audio\.mp3$/);
    await context.close();
  });
}
