import { describe, expect, it, onTestFinished } from "vitest";
import { startModelVendor } from "../../../test/model-vendor.ts";
import { readMp3 } from "../../../test/mp3-frames.ts";
import { startSpeechVendor } from "../../../test/speech-vendor.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";
import { startTranscriptionVendor } from "../../../test/transcription-vendor.ts";

async function ownerOf(env: Record<string, string> = {}) {
  const saga = await startSaga({ env });
  const owner = await saga.signIn(admin);
  const attempt = (service: "model" | "voice" | "transcription") =>
    owner.call("tryService", { body: { service } });
  return { owner, attempt };
}

describe("the set-up of a server", () => {
  it("without any key says what is there, and lets the built-in voice speak", async () => {
    const { owner, attempt } = await ownerOf();
    expect(await owner.call("readSetUp", {})).toMatchObject({
      models: [],
      voices: [],
      transcribers: [],
      public_url: null,
      recordings: "folder",
    });
    const { by, failure, sound } = await attempt("voice");
    expect([by, failure]).toEqual([null, null]);
    expect(readMp3(Buffer.from(sound ?? "", "base64")).length * 0.024).toBeGreaterThan(1);
    expect(await attempt("transcription")).toEqual({ by: null, said: null, failure: null, sound: null });
    expect(await attempt("model")).toMatchObject({ by: null, failure: "prepared" });
  });

  it("asks the model for one sentence, without anybody's consent and words, and counts it", async () => {
    const vendor = await startModelVendor(() => "Welcome.");
    onTestFinished(vendor.close);
    const { owner, attempt } = await ownerOf({ OPENAI_BASE_URL: vendor.url });
    expect(await attempt("model")).toMatchObject({ said: "Welcome.", failure: null });
    const { sum } = await owner.call("spend", { query: {} });
    expect(sum.calls).toBe(1);
  });

  it("says why the voice or the transcriber that is configured does not answer, and takes no other in its place", async () => {
    const voices = await startSpeechVendor();
    const transcribers = await startTranscriptionVendor("We lived above the bakery.");
    const { owner, attempt } = await ownerOf({
      SPEECH_BASE_URL: `${voices.url}/v1`,
      TRANSCRIBE_BASE_URL: `${transcribers.url}/v1`,
    });
    expect(await owner.call("readSetUp", {})).toMatchObject({ transcribers: ["whisper-1"] });
    expect(await attempt("transcription")).toMatchObject({
      by: "whisper-1",
      said: "We lived above the bakery.",
      failure: null,
    });
    voices.fault = 401;
    expect(await attempt("voice")).toMatchObject({ failure: "refused", sound: null });
    transcribers.faults.push(401, 401, 401);
    expect(await attempt("transcription")).toMatchObject({ said: null, failure: "refused" });
  });
});
