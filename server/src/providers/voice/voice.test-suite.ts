import { type Language, languageCodes } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { readMp3 } from "../../../test/mp3-frames.ts";
import { type Voice, VoiceError, type VoiceFailure } from "./voice.ts";

export const questions: Record<Language, string> = {
  en: "Your grandmother baked bread. Tell me about her kitchen, and who sat there in the evening.",
  sv: "Din mormor bakade bröd. Berätta om hennes kök, och vilka som satt där på kvällen.",
  it: "Sua nonna faceva il pane. Mi racconti della sua cucina, e chi sedeva lì la sera.",
  pl: "Twoja babcia piekła chleb. Opowiedz o jej kuchni i o tym, kto siedział tam wieczorem.",
};

type Options = { text?: string; language?: Language; voice?: string; signal?: AbortSignal };

/** Lets a voice speak; answers the pieces as they came. */
export async function listen(voice: Voice, options: Options = {}): Promise<Uint8Array[]> {
  const { language = "en", text = questions[language], signal = new AbortController().signal } = options;
  const pieces: Uint8Array[] = [];
  const name = options.voice ?? voice.voiceFor(language);
  for await (const piece of voice.speak({ text, language, voice: name, signal })) pieces.push(piece);
  return pieces;
}

/** Why a voice did not speak; null when it did. */
export const failureOf = (speech: Promise<unknown>): Promise<VoiceFailure | null> =>
  speech.then(
    () => null,
    (error: unknown) => {
      if (error instanceof VoiceError) return error.reason;
      throw error;
    },
  );

/** What every voice must do. */
export function demandVoice(start: () => Promise<Voice>): void {
  it.each(languageCodes)("speaks %s as MP3", async (language) => {
    const voice = await start();
    const frames = readMp3(Buffer.concat(await listen(voice, { language })));
    expect(frames.reduce((seconds, frame) => seconds + frame.seconds, 0)).toBeGreaterThan(2);
  });

  it("hands out pieces, the first before the last is made", async () => {
    const voice = await start();
    expect((await listen(voice)).length).toBeGreaterThan(1);
  });

  it("speaks to several at once, to each their own words", async () => {
    const voice = await start();
    const texts = [questions.en, "Tell me about the sea.", `${questions.en} ${questions.en}`];
    const alone: number[] = [];
    for (const text of texts) alone.push(Buffer.concat(await listen(voice, { text })).length);
    const together = await Promise.all(texts.map((text) => listen(voice, { text })));
    expect(together.map((pieces) => Buffer.concat(pieces).length)).toEqual(alone);
  });

  it("does not begin when it is asked to stop before", async () => {
    const voice = await start();
    expect(await failureOf(listen(voice, { signal: AbortSignal.abort() }))).toBe("stopped");
  });

  it("stops in the middle when it is asked to, and speaks again after", async () => {
    const voice = await start();
    const stop = new AbortController();
    const speech = voice.speak({
      text: questions.en.repeat(20),
      language: "en",
      voice: voice.voiceFor("en"),
      signal: stop.signal,
    });
    const interrupted = (async () => {
      for await (const _ of speech) stop.abort();
    })();
    expect(await failureOf(interrupted)).toBe("stopped");
    expect((await listen(voice)).length).toBeGreaterThan(0);
  });
}
