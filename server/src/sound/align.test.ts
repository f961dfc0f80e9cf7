import loadEspeak from "@echogarden/espeak-ng-emscripten";
import { describe, expect, it } from "vitest";
import { align } from "./align.ts";

const rate = 22_050;

const told = {
  en: [
    "We lived above the bakery in Skipton.",
    "My aunt kept hens in the yard behind the house.",
    "In the winter the pump froze.",
    "My brother carried the water from the river.",
  ],
  sv: [
    "Vi bodde ovanför bageriet i Sala.",
    "Min moster hade höns på gården bakom huset.",
    "På vintern frös pumpen.",
    "Min bror bar vattnet från ån.",
  ],
  it: [
    "Abitavamo sopra il forno a Matera.",
    "Mia zia teneva le galline nel cortile.",
    "D'inverno la pompa gelava.",
    "Mio fratello portava l'acqua dal fiume.",
  ],
  pl: [
    "Mieszkaliśmy nad piekarnią w Radomiu.",
    "Moja ciotka hodowała kury na podwórku.",
    "Zimą zamarzała pompa.",
    "Mój brat nosił wodę z rzeki.",
  ],
};

/** Somebody else says it: another voice, another pace, and a pause to think after each sentence. */
async function recordedBy(voice: string, sentences: readonly string[]) {
  const { eSpeakNGWorker } = await loadEspeak();
  const espeak = new eSpeakNGWorker();
  expect(espeak.set_voice(voice)).toBe(0);
  espeak.set_rate(120);
  const pieces: number[] = [];
  const starts: number[] = [];
  for (const [index, sentence] of sentences.entries()) {
    starts.push((pieces.length * 1000) / rate);
    espeak.synthesize(sentence, (samples) => {
      for (const sample of samples ?? []) pieces.push(sample / 32_768);
      return false;
    });
    for (let quiet = 0; quiet < rate * (0.4 + index); quiet += 1) pieces.push(0);
  }
  return { samples: Float32Array.from(pieces), starts };
}

describe("the sentences of a recording", () => {
  it.each([
    ["en", "en+f3"],
    ["sv", "sv+m3"],
    ["it", "it+f2"],
    ["pl", "pl+m4"],
  ] as const)("are found by how they sound (%s)", async (language, voice) => {
    const sentences = told[language];
    const { samples, starts } = await recordedBy(voice, sentences);
    const spans = await align({ samples, rate }, { sentences, voice: language });
    for (const [index, { startMs, endMs }] of spans.entries()) {
      expect(Math.abs(startMs - starts[index]!)).toBeLessThan(350);
      expect(endMs).toBeGreaterThan(startMs);
    }
  });

  it("are somewhere in a recording that holds no speech at all", async () => {
    const spans = await align({ samples: new Float32Array(rate), rate }, { sentences: told.en, voice: "en" });
    expect(spans).toHaveLength(4);
  });
});
