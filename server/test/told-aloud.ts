import loadEspeak from "@echogarden/espeak-ng-emscripten";

/** What espeak-ng makes, in Hz. */
export const aloudRate = 22_050;

/** Four sentences of an answer in each language. */
export const told = {
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

/** Somebody else says it: another voice, another pace, and a pause to think after each sentence, longer each time. */
export async function recordedBy(
  voice: string,
  sentences: readonly string[],
): Promise<{ samples: Float32Array; starts: number[] }> {
  const { eSpeakNGWorker } = await loadEspeak();
  const espeak = new eSpeakNGWorker();
  if (espeak.set_voice(voice) !== 0) throw new Error(`There is no voice ${voice}.`);
  espeak.set_rate(120);
  const pieces: number[] = [];
  const starts: number[] = [];
  for (const [index, sentence] of sentences.entries()) {
    starts.push((pieces.length * 1000) / aloudRate);
    espeak.synthesize(sentence, (samples) => {
      for (const sample of samples ?? []) pieces.push(sample / 32_768);
      return false;
    });
    for (let quiet = 0; quiet < aloudRate * (0.4 + index); quiet += 1) pieces.push(0);
  }
  return { samples: Float32Array.from(pieces), starts };
}
