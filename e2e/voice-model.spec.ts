import { type ModelService, startModelService } from "./model-service.ts";
import { speakIntoFile } from "./spoken-wav.ts";
import { enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { bubbles } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { hearQuestion, openBrowser, pageOf, sendAnswer, speak } from "./steps/voice.ts";
import { startTranscriber, type Transcriber } from "./transcriber.ts";

const told = "We lived above the bakery in Skipton, and my aunt kept hens in the yard.";
const reception = "Your aunt kept hens.";

let service: ModelService;
let transcriber: Transcriber;
test.use({
  answers: "spoken",
  // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
  environment: async ({}, use) => {
    service = await startModelService(reception);
    transcriber = await startTranscriber(told);
    await use({ OPENAI_BASE_URL: service.url, TRANSCRIBE_BASE_URL: transcriber.url });
    await transcriber.close();
    await service.close();
  },
});

for (const way of ["as it comes", "piece by piece"]) {
  test(`a question is heard while the model still writes it, ${way}`, async ({ saga }) => {
    const wav = await speakIntoFile(told, "en");
    const context = await openBrowser(test.info().outputPath("profile"), { wav, baseURL: saga.url });
    if (way === "piece by piece")
      await context.addInitScript(() => Reflect.deleteProperty(window, "MediaSource"));
    const page = await pageOf(context);
    await enterAs({ page, saga }, { role: "self", language: "en" });
    const id = await startInterview(page, { number: 1, language: "en" });
    await page.goto(`/interview/${id}`);
    await hearQuestion(page);
    const spoken: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/generate-speech")) spoken.push(request.postDataJSON().text);
    });
    service.pace = 500;
    await speak(page).click();
    await expect(sendAnswer(page)).toBeEnabled();
    await page.evaluate(() => {
      const player = document.querySelector("audio[hidden]");
      const note = () => Object.assign(window, { isHeard: true });
      player?.addEventListener("playing", note, { once: true });
    });
    await sendAnswer(page).click();
    await page.waitForFunction(() => "isHeard" in window, undefined, { timeout: 20_000 });
    expect((await readInterview(page, id)).messages.map(({ content }) => content).at(-1)).toBe(told);
    await expect(bubbles(page)).toHaveCount(3);
    const question = (await readInterview(page, id)).messages.at(-1)?.content ?? "";
    expect(question.startsWith(`${reception} `)).toBe(true);
    await expect(page.getByRole("button", { name: "Hear it again" })).toBeVisible();
    expect(spoken.join(" ")).toBe(question);
    expect(spoken[0]).toBe(reception);
    await context.close();
  });
}
