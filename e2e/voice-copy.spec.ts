import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { speakIntoFile } from "./spoken-wav.ts";
import { enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { expect, test } from "./steps/saga.ts";

/** The same words in a form of WAV that telephones use: browsers play it, and nothing on the server decodes it. */
function asTelephone(wav: Buffer): Buffer {
  const samples = (wav.length - 44) / 2;
  const bytes = Buffer.alloc(44 + samples);
  wav.copy(bytes, 0, 0, 44);
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.writeUInt16LE(7, 20);
  bytes.writeUInt32LE(wav.readUInt32LE(24), 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) {
    const sample = wav.readInt16LE(44 + at * 2);
    const size = Math.min(32_635, Math.abs(sample)) + 132;
    const exponent = 31 - Math.clz32(size) - 7;
    const mantissa = (size >> (exponent + 3)) & 15;
    bytes[44 + at] = ~((sample < 0 ? 128 : 0) | (exponent << 4) | mantissa) & 255;
  }
  return bytes;
}

/** As old Safari records. Null where there is no ffmpeg to make it. */
function asAac(path: string): Buffer | null {
  const into = test.info().outputPath("answer.m4a");
  try {
    execFileSync("ffmpeg", ["-y", "-loglevel", "error", "-i", path, "-c:a", "aac", into]);
    return readFileSync(into);
  } catch {
    return null;
  }
}

for (const form of ["telephone", "aac"] as const) {
  test(`an answer that only the browser can decode (${form}) is heard with the interview`, async ({
    page,
    saga,
  }) => {
    const path = await speakIntoFile("We lived above the bakery in Skipton.", "en");
    const wav = readFileSync(path);
    const sound = form === "aac" ? asAac(path) : asTelephone(wav);
    test.skip(sound === null, "there is no ffmpeg on this machine");
    await enterAs({ page, saga }, { role: "self", language: "en" });
    const id = await startInterview(page, { number: 1, language: "en" });
    const recording = randomUUID();
    const { messages } = await readInterview(page, id);
    const [asked] = messages;
    const multipart = {
      recording_id: recording,
      file: { name: "answer", mimeType: "audio/mp4", buffer: sound ?? Buffer.alloc(0) },
    };
    await page.request.post(`/api/interviews/${id}/transcribe-audio`, { multipart });
    const said = { role: "user", content: "We lived above the bakery.", recording_ids: [recording] };
    const data = { id, messages: [{ role: "assistant", content: asked?.content }, said] };
    expect((await page.request.post("/api/interviews/get-question", { data })).ok()).toBe(true);
    const timeline = async () => (await page.request.get(`/api/interviews/${id}/timeline`)).json();
    const kept = async () => (await page.request.get(`/api/interviews/${id}/recordings`)).json();
    await expect.poll(async () => (await kept()).data[0].wants_copy).toBe(true);
    await page.goto(`/interview/${id}`);
    await expect.poll(async () => (await timeline()).pending).toBe(0);
    const heard = (await timeline()).segments.find(
      (each: { recording_id: string | null }) => each.recording_id === recording,
    );
    expect(Math.abs(heard.duration_ms - (wav.length - 44) / 44.1)).toBeLessThan(100);
    const original = await page.request.get(`/api/interviews/${id}/recordings/${recording}/audio?original=1`);
    expect((await original.body()).equals(sound ?? Buffer.alloc(0))).toBe(true);
  });
}
