import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createEspeakVoice } from "#providers/voice/espeak.voice.ts";
import type { Caller } from "../../../test/caller.ts";
import { begin } from "../../../test/interviewing.ts";
import { readMp3 } from "../../../test/mp3-frames.ts";
import { originalOf, record, wav } from "../../../test/recorded.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { aloudRate, recordedBy, told } from "../../../test/told-aloud.ts";
import { startTranscriptionVendor } from "../../../test/transcription-vendor.ts";
import { until } from "../../../test/until.ts";
import { writePcm } from "../../sound/pcm.ts";

const said = [
  "We lived above the bakery in Skipton.",
  "My aunt kept hens in the yard, and they were always loud.",
];

async function spoken(text: string): Promise<Buffer> {
  const voice = createEspeakVoice();
  onTestFinished(voice.close);
  const { signal } = new AbortController();
  return Buffer.concat(await Array.fromAsync(voice.speak({ text, language: "en", voice: "en", signal })));
}

/** An interview of two spoken answers, once all of its sound has been prepared. */
async function prepared() {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const talk = await begin(anna);
  const messages: { role: "user" | "assistant"; content: string; recording_ids?: string[] }[] = [
    ...talk.messages,
  ];
  for (const content of said) {
    const { id } = await record(anna, talk.id, await spoken(content));
    messages.push({ role: "user", content, recording_ids: [id] });
    const next = await anna.call("getQuestion", { body: { id: talk.id, messages } });
    messages.push({ role: "assistant", content: next.next_question });
  }
  const timeline = await until(async () => {
    const found = await anna.call("interviewTimeline", { params: { id: talk.id } });
    return found.segments.length === 4 ? found : null;
  });
  return { saga, anna, id: talk.id, timeline };
}

const listen = (caller: Caller, id: string, range?: string): Promise<Response> =>
  caller.request(`/api/interviews/${id}/audio`, { headers: range ? { range } : {} });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Titles and beginnings of the chapters that a tag holds, in milliseconds. */
function chaptersIn(file: Buffer): { title: string; startMs: number }[] {
  const found: { title: string; startMs: number }[] = [];
  for (let at = file.indexOf("CHAP"); at >= 0; at = file.indexOf("CHAP", at + 1)) {
    const times = file.indexOf(0, at + 10) + 1;
    const title = times + 16;
    const size = file.readUInt32BE(title + 4);
    const length = (size & 0x7f) | ((size >> 1) & 0x3f80);
    found.push({
      title: file.subarray(title + 11, title + 10 + length).toString("utf8"),
      startMs: file.readUInt32BE(times),
    });
  }
  return found;
}

describe("the sound of an interview", () => {
  it("is one MP3 of questions and answers in order, exactly as long as it says, with a chapter for each question", async () => {
    const { anna, id, timeline } = await prepared();
    const response = await listen(anna, id);
    const file = await bytesOf(response);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
    expect(Number(response.headers.get("content-length"))).toBe(file.length);
    const tagLength = 10 + ((file[6]! << 21) | (file[7]! << 14) | (file[8]! << 7) | file[9]!);
    expect(readMp3(file.subarray(tagLength)).length * 24).toBe(timeline.duration_ms);
    expect(timeline.segments.map(({ role }) => role)).toEqual(["assistant", "user", "assistant", "user"]);
    const questions = timeline.segments.filter(({ role }) => role === "assistant");
    expect(chaptersIn(file).map(({ startMs }) => startMs)).toEqual(questions.map(({ start_ms }) => start_ms));
    expect(timeline.pending).toBe(0);
  });

  it("tells how long its answers were spoken for, and nothing of one that was written", async () => {
    const { anna, id } = await prepared();
    expect(await anna.call("getInterview", { params: { id } })).toMatchObject({ duration: 1 });
    const mother = await anna.call("createUser", { body: { name: "Ingrid" } });
    const { id: written } = await begin(anna, { interviewee: mother.id });
    const listed = await anna.call("getInterviews", { query: {}, body: [anna.user.id, mother.id] });
    expect(new Map(listed.map(({ _id, duration }) => [_id, duration]))).toEqual(
      new Map([
        [id, 1],
        [written, null],
      ]),
    );
  });

  it("gives any part of it as a slice of the whole", async () => {
    const { anna, id } = await prepared();
    const whole = await bytesOf(await listen(anna, id));
    const place = fc.integer({ min: 0, max: whole.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, place, async (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const response = await listen(anna, id, `bytes=${start}-${end}`);
        expect(response.status).toBe(206);
        expect((await bytesOf(response)).equals(whole.subarray(start, end + 1))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("tells where each sentence of an answer is heard", async () => {
    const { anna, id } = await prepared();
    const found = await until(async () => {
      const { segments } = await anna.call("interviewTimeline", { params: { id } });
      const isAligned = segments.every(({ sentences }) =>
        sentences.every(({ source }) => source === "aligned"),
      );
      return isAligned ? segments : null;
    });
    const answers = found.filter(({ role }) => role === "user");
    expect(answers.map(({ sentences }) => sentences.length)).toEqual([1, 1]);
    for (const { sentences, duration_ms, peaks } of answers) {
      expect(sentences[0]!.end_ms).toBeLessThanOrEqual(duration_ms + 100);
      expect(sentences[0]!.end_ms - sentences[0]!.start_ms).toBeGreaterThan(duration_ms / 2);
      expect(Math.abs(peaks.length * 50 - duration_ms)).toBeLessThan(200);
    }
  });

  it("tells where each sentence of an answer is heard that was spoken with a pause, after a correction too", async () => {
    const vendor = await startTranscriptionVendor();
    // It tells no times.
    vendor.faults = ["strict"];
    const saga = await startSaga({ env: { TRANSCRIBE_BASE_URL: `${vendor.url}/v1` } });
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const parts = [told.en.slice(0, 1), told.en.slice(1)];
    const recordings: { id: string; starts: number[] }[] = [];
    for (const sentences of parts) {
      vendor.text = sentences.join(" ");
      const { samples, starts } = await recordedBy("en+f3", sentences);
      const { id } = await record(anna, talk.id, Buffer.from(writePcm([samples], aloudRate)));
      await anna.call("transcribeRecording", { params: { id: talk.id, recording: id } });
      recordings.push({ id, starts });
    }
    const content = told.en.join(" ").replace("hens", "geese");
    const answer = { role: "user" as const, content, recording_ids: recordings.map(({ id }) => id) };
    await anna.call("getQuestion", { body: { id: talk.id, messages: [...talk.messages, answer] } });
    const found = await until(async () => {
      const { segments } = await anna.call("interviewTimeline", { params: { id: talk.id } });
      const times = segments.flatMap(({ sentences }) => sentences);
      return times.length > 0 && times.every(({ source }) => source === "aligned") ? times : null;
    });
    const expected = recordings.flatMap(({ id, starts }) => starts.map((start) => ({ id, start })));
    expect(found.map(({ recording_id }) => recording_id)).toEqual(expected.map(({ id }) => id));
    for (const [index, { start_ms }] of found.entries())
      expect(Math.abs(start_ms - expected[index]!.start)).toBeLessThan(400);
  });

  it("is not there while nothing has been spoken", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const { id } = await begin(anna);
    expect((await anna.refused("interviewAudio", { params: { id } })).error.code).toBe(
      "recordings.nothing_spoken",
    );
    expect(await anna.call("interviewTimeline", { params: { id } })).toEqual({
      duration_ms: 0,
      pending: 0,
      segments: [],
    });
  });

  it("has what only a browser could decode once that has sent a copy, and the recording stays as it was", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const foreign = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypM4A "),
      Buffer.alloc(3000, 5),
    ]);
    const { id } = await record(anna, talk.id, foreign);
    const answer = { role: "user" as const, content: said[0] ?? "", recording_ids: [id] };
    await anna.call("getQuestion", { body: { id: talk.id, messages: [...talk.messages, answer] } });
    const kept = () =>
      anna.call("listRecordings", { params: { id: talk.id } }).then(({ data }) => data[0] ?? null);
    await until(async () => ((await kept())?.wants_copy ? true : null));
    const put = (bytes: Buffer) =>
      anna.request(`/api/interviews/${talk.id}/recordings/${id}/copy`, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: new Uint8Array(bytes),
      });
    expect([(await put(foreign)).status, (await put(Buffer.alloc(0))).status]).toEqual([415, 400]);
    const copy = wav(2);
    expect([(await put(copy)).status, (await put(wav(1))).status]).toEqual([200, 200]);
    const timeline = await until(async () => {
      const found = await anna.call("interviewTimeline", { params: { id: talk.id } });
      return found.segments.length === 2 ? found : null;
    });
    expect(timeline).toMatchObject({ pending: 0, segments: [{}, { recording_id: id }] });
    expect(await kept()).toMatchObject({ wants_copy: false, media_type: "audio/mp4" });
    expect(Math.abs((await kept())!.duration_ms! - 2000)).toBeLessThan(50);
    expect((await originalOf(anna, { interview: talk.id, recording: id })).equals(foreign)).toBe(true);
  });

  it("leaves out what cannot be decoded, and keeps it all the same", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const damaged = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(3000, 5)]);
    const { id } = await record(anna, talk.id, damaged);
    const messages = [
      ...talk.messages,
      { role: "user" as const, content: "I typed it too.", recording_ids: [id] },
    ];
    await anna.call("getQuestion", { body: { id: talk.id, messages } });
    const timeline = await until(async () => {
      const found = await anna.call("interviewTimeline", { params: { id: talk.id } });
      return found.segments.length === 1 ? found : null;
    });
    expect(timeline).toMatchObject({ pending: 1, segments: [{ role: "assistant" }] });
    const original = await anna.request(`/api/interviews/${talk.id}/recordings/${id}/audio`);
    expect((await bytesOf(original)).equals(damaged)).toBe(true);
  });
});
