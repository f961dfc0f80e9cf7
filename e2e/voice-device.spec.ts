import { enterAs, startInterview } from "./steps/calls.ts";
import { expect, test } from "./steps/saga.ts";

test.use({ answers: "spoken" });

/** A device with two voices, one of which only passes on what it is to say. Browsers without a desktop have none. */
const giveVoices = () => {
  const said: string[] = [];
  const voice = (name: string, localService: boolean) => ({
    voiceURI: name,
    name,
    lang: "en-GB",
    localService,
    default: false,
  });
  const voices = [voice("Fiona", true), voice("Somewhere else", false)];
  class Utterance extends EventTarget {
    text: string;
    voice: unknown = null;
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => {},
    speak: (utterance: Utterance) => {
      said.push(`${(utterance.voice as { name: string }).name}: ${utterance.text}`);
      utterance.onstart?.();
      setTimeout(() => utterance.onend?.(), 300);
    },
  });
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
};

test("the questions can be spoken by a voice of the device, which sends nothing anywhere", async ({
  page,
  saga,
}) => {
  await page.addInitScript(giveVoices);
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await page.getByRole("button", { name: "Voice settings" }).click();
  const choice = page.getByLabel("Voice of the questions");
  await expect(choice.getByRole("option")).toHaveText(["Saga's voice", "This device: Fiona"]);
  await choice.selectOption("This device: Fiona");

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(async () => (await said()).length).toBe(1);
  expect((await said())[0]).toMatch(/^Fiona: Good to meet you\./);
  await page.getByRole("button", { name: "Hear it again" }).click();
  await expect.poll(async () => (await said()).length).toBe(2);
  expect(asked.filter((url) => url.includes("generate-speech"))).toEqual([]);
});
