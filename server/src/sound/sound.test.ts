import { describe, expect, it, onTestFinished } from "vitest";
import { createEspeakVoice } from "#providers/voice/espeak.voice.ts";
import { readMp3 } from "../../test/mp3-frames.ts";
import { type SoundType, soundTypeOf } from "./media-type.ts";
import { createSoundWorker } from "./sound-worker.ts";

const sentence = { en: "We lived above the bakery in Skipton.", pl: "Mieszkaliśmy nad piekarnią w Radomiu." };

function workshop() {
  const worker = createSoundWorker();
  const voice = createEspeakVoice();
  onTestFinished(async () => {
    await Promise.all([worker.close(), voice.close()]);
  });
  const speak = async (language: "en" | "pl"): Promise<Uint8Array> => {
    const { signal } = new AbortController();
    const said = voice.speak({ text: sentence[language], language, voice: language, signal });
    return Buffer.concat(await Array.fromAsync(said));
  };
  return { worker, speak };
}

describe("a recording that is prepared", () => {
  it("is MP3 of one rate, as long as it was, with its peaks", async () => {
    const { worker, speak } = workshop();
    const spoken = await speak("en");
    const made = await worker.convert(spoken, "audio/mpeg", "audio/mpeg");
    const frames = readMp3(made!.sound);
    expect(made!.sound.length).toBe(frames.length * 192);
    expect(Math.abs(frames.length * 24 - made!.durationMs)).toBeLessThan(110);
    expect(made!.peaks.length).toBe(Math.floor(made!.durationMs / 50));
    expect(Math.max(...made!.peaks)).toBeGreaterThan(40);
    expect(made!.audibleMs).toBeGreaterThan(1000);
  });

  it("can be WAV, which can be prepared again", async () => {
    const { worker, speak } = workshop();
    const spoken = await speak("pl");
    const wav = await worker.convert(spoken, "audio/mpeg", "audio/wav");
    expect(soundTypeOf(wav!.sound)).toBe("audio/wav");
    const again = await worker.convert(wav!.sound, "audio/wav", "audio/mpeg");
    expect(Math.abs(again!.durationMs - wav!.durationMs)).toBeLessThan(2);
  });

  it("is not made of what is damaged, empty or no sound, and the next one is", async () => {
    const { worker, speak } = workshop();
    const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(500, 3)]);
    const bad: [Uint8Array, SoundType][] = [
      [Buffer.alloc(0), "audio/wav"],
      [Buffer.from("RIFF....WAVEfmt "), "audio/wav"],
      [webm, "audio/webm"],
      [Buffer.from("<html>"), "audio/ogg"],
      [Buffer.alloc(2000, 9), "audio/mp4"],
      [Buffer.alloc(2000, 9), "audio/mpeg"],
    ];
    for (const [bytes, type] of bad) expect(await worker.convert(bytes, type, "audio/mpeg")).toBeNull();
    expect(await worker.convert(await speak("en"), "audio/mpeg", "audio/mpeg")).not.toBeNull();
  });

  it("survives any damage to a file", async () => {
    const { worker, speak } = workshop();
    const whole = await worker.convert(await speak("en"), "audio/mpeg", "audio/wav");
    for (let seed = 1; seed <= 20; seed += 1) {
      const broken = whole!.sound.slice(0, whole!.sound.length - seed * 997);
      for (let flip = 0; flip < 20; flip += 1)
        broken[(seed * 7919 + flip * 104_729) % broken.length]! ^= 1 << (flip % 8);
      const type = soundTypeOf(broken);
      if (type) await worker.convert(broken, type, "audio/mpeg");
    }
    expect(await worker.convert(whole!.sound, "audio/wav", "audio/mpeg")).not.toBeNull();
  });
});
