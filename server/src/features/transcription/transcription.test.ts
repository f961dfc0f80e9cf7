import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { begin } from "../../../test/interviewing.ts";
import { originalOf, record, wav } from "../../../test/recorded.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";
import { startTranscriptionVendor, type TranscriptionFault } from "../../../test/transcription-vendor.ts";
import { until } from "../../../test/until.ts";

async function withVendor(text?: string) {
  const vendor = await startTranscriptionVendor(text);
  const saga = await startSaga({ env: { TRANSCRIBE_BASE_URL: `${vendor.url}/v1` } });
  const anna = await saga.join("anna@example.org");
  const { id } = await begin(anna);
  return { vendor, saga, anna, interview: id };
}

const transcribe = (caller: Caller, interview: string, recording: string) =>
  caller.call("transcribeRecording", { params: { id: interview, recording } });

describe("a recording", () => {
  it("is written down, once, however often it is asked for", async () => {
    const { vendor, anna, interview } = await withVendor();
    const { id } = await record(anna, interview);
    const told = await Promise.all([1, 2, 3].map(() => transcribe(anna, interview, id)));
    expect(told.map(({ transcription }) => transcription)).toEqual(Array(3).fill(vendor.text));
    vendor.text = "Something else.";
    expect((await transcribe(anna, interview, id)).transcription).toBe("We lived in Bradford by the canal.");
    expect(vendor.calls).toHaveLength(1);
  });

  it("is begun with as soon as the server has the whole of it", async () => {
    const { vendor, anna, interview } = await withVendor();
    await record(anna, interview);
    await until(async () => vendor.calls[0] ?? null);
  });

  it("is in the account of what services did, with its length, under its interview", async () => {
    const { saga, anna, interview } = await withVendor();
    const owner = await saga.signIn(admin);
    const { id } = await record(anna, interview);
    await transcribe(anna, interview, id);
    const { data, sum } = await owner.call("spend", { query: { by: "interview" } });
    expect(data).toMatchObject([{ key: interview, calls: 1, failed: 0, seconds: 1, unpriced: 1 }]);
    expect(sum.seconds).toBe(1);
    const calls = saga.db.selectFrom("model_calls").select(["actor_id", "purpose", "outcome"]);
    const { user } = await anna.call("session", {});
    expect(await calls.execute()).toEqual([{ actor_id: user._id, purpose: "transcription", outcome: "ok" }]);
  });

  it("in which nobody speaks is sent to nobody", async () => {
    const { vendor, anna, interview } = await withVendor("Thank you for watching.");
    const silence = Buffer.concat([wav(2).subarray(0, 44), Buffer.alloc(32_000)]);
    const { id } = await record(anna, interview, silence);
    expect(await transcribe(anna, interview, id)).toMatchObject({ recording_id: id, transcription: "" });
    expect(vendor.calls).toEqual([]);
  });

  it("is sent with the language of the interview and the names that were told", async () => {
    const { vendor, anna, interview } = await withVendor();
    const { messages } = await anna.call("getInterview", { params: { id: interview } });
    const said = "My aunt Wilhelmina lived in Skipton. We all loved Wilhelmina.";
    const copy = { role: "assistant" as const, content: messages[0]!.content };
    await anna.call("getQuestion", {
      body: { id: interview, messages: [copy, { role: "user", content: said }] },
    });
    const { id } = await record(anna, interview);
    await transcribe(anna, interview, id);
    const [call] = vendor.calls;
    expect(call?.fields).toMatchObject({ language: ["en"], "timestamp_granularities[]": ["word"] });
    expect(call?.fields.prompt?.[0]).toContain("Wilhelmina");
  });

  it("is safe, and tried again, whatever the provider does", async () => {
    const { vendor, anna, interview } = await withVendor();
    const faults: TranscriptionFault[][] = [
      [401],
      ["quota"],
      ["patience"],
      [500, 500],
      ["cut", "cut"],
      ["garbage"],
    ];
    for (const broken of faults) {
      vendor.faults = [...broken];
      const { id, sound } = await record(anna, interview);
      const refused = await transcribe(anna, interview, id);
      expect(refused).toMatchObject({
        recording_id: id,
        error: expect.stringContaining("Your recording is safe"),
      });
      expect(vendor.faults).toEqual([]);
      expect((await originalOf(anna, { interview, recording: id })).equals(sound)).toBe(true);
      expect(await transcribe(anna, interview, id)).toMatchObject({ transcription: vendor.text });
    }
  });

  it("gets over a moment's trouble by itself", async () => {
    const { vendor, anna, interview } = await withVendor();
    for (const fault of ["busy", 503, "cut"] as const) {
      vendor.faults = [fault];
      const { id } = await record(anna, interview);
      expect((await transcribe(anna, interview, id)).transcription).toBe(vendor.text);
    }
  });

  it("is asked for more simply where a server knows no times of words", async () => {
    const { vendor, anna, interview } = await withVendor();
    vendor.faults = ["strict"];
    const { id } = await record(anna, interview);
    expect((await transcribe(anna, interview, id)).transcription).toBe(vendor.text);
    expect(vendor.calls.map(({ fields }) => fields.response_format?.[0])).toEqual(["verbose_json", "json"]);
  });

  it("in which nothing was heard has no words, and none are made up", async () => {
    const { anna, interview } = await withVendor("");
    const { id } = await record(anna, interview);
    expect(await transcribe(anna, interview, id)).toMatchObject({ recording_id: id, transcription: "" });
    const { data } = await anna.call("listRecordings", { params: { id: interview } });
    expect(data[0]?.transcription).toBe("silent");
  });

  it("can come in one form and is stored once, however often it is sent", async () => {
    const { vendor, anna, interview } = await withVendor();
    const sound = wav(2);
    const recordingId = "0f9a1f0e-6f3f-4b2a-8a51-5c0b0b5f8b11";
    const send = async () => {
      const form = new FormData();
      form.append("recording_id", recordingId);
      form.append("duration_ms", "2000");
      form.append("file", new Blob([new Uint8Array(sound)], { type: "audio/webm" }), "answer.webm");
      const response = await anna.request(`/api/interviews/${interview}/transcribe-audio`, {
        method: "POST",
        body: form,
      });
      return response.json();
    };
    const told = { recording_id: recordingId, transcription: vendor.text, has_transcriber: true };
    expect([await send(), await send()]).toEqual([told, told]);
    const { data } = await anna.call("listRecordings", { params: { id: interview } });
    expect(data).toMatchObject([{ id: recordingId, media_type: "audio/wav", duration_ms: 2000 }]);
    expect((await originalOf(anna, { interview, recording: recordingId })).equals(sound)).toBe(true);
    expect(vendor.calls).toHaveLength(1);
  });
});

describe("a second transcriber", () => {
  it("is asked when the first refuses", async () => {
    const vendor = await startTranscriptionVendor();
    const env = {
      TRANSCRIBE_BASE_URL: "http://127.0.0.1:9/v1",
      ELEVENLABS_BASE_URL: vendor.url,
      ELEVENLABS_API_KEY: "key",
    };
    const saga = await startSaga({ env });
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna, { language: "pl" });
    const { id } = await record(anna, talk.id);
    expect((await transcribe(anna, talk.id, id)).transcription).toBe(vendor.text);
    expect(vendor.calls[0]).toMatchObject({ path: "/v1/speech-to-text", fields: { language_code: ["pl"] } });
    expect(vendor.calls[0]?.headers["xi-api-key"]).toBe("key");
  });
});

describe("a spoken answer on a server that cannot write it down", () => {
  it("is kept, does not stop the interview, and gets its words when somebody can", async () => {
    const vendor = await startTranscriptionVendor("My father kept bees behind the house in Skipton.");
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const { id } = await record(anna, talk.id);
    expect((await transcribe(anna, talk.id, id)).error).toContain("Your recording is safe");
    const spoken = { role: "user" as const, content: "", recording_ids: [id] };
    const body = { id: talk.id, messages: [...talk.messages, spoken] };
    const asked = await anna.call("getQuestion", { body });
    expect(asked.next_question).not.toBe(talk.messages[0]?.content);
    expect(asked.progress).toBe(0);
    expect(await anna.call("getQuestion", { body })).toMatchObject({ next_question: asked.next_question });
    expect(await anna.call("waitingTranscriptions", {})).toEqual({
      waiting: 1,
      failed: 0,
      done: 0,
      has_transcriber: false,
    });

    const as = await saga.restart({ TRANSCRIBE_BASE_URL: `${vendor.url}/v1` });
    const returned = as(anna);
    const filled = await until(async () => {
      const { messages } = await returned.call("getInterview", { params: { id: talk.id } });
      return messages[1]?.content ? messages : null;
    });
    const { progress } = await returned.call("getInterview", { params: { id: talk.id } });
    expect(progress).toBeGreaterThan(0);
    expect(filled[1]).toMatchObject({
      role: "user",
      content: vendor.text,
      recording_id: id,
      recording_ids: [id],
    });
    expect(await returned.call("waitingTranscriptions", {})).toEqual({
      waiting: 0,
      failed: 0,
      done: 1,
      has_transcriber: true,
    });
    const further = await returned.call("getQuestion", {
      body: {
        ...body,
        messages: [
          ...body.messages,
          { role: "assistant", content: asked.next_question },
          { role: "user", content: "She sang." },
        ],
      },
    });
    expect(further.next_question).not.toBe(asked.next_question);
  });
});

describe("a service outside the house", () => {
  it("hears nobody who has not agreed, and it can be written down after a yes", async () => {
    const vendor = await startTranscriptionVendor();
    // This machine by a form of its address that is not known to be of the house.
    const url = vendor.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    const saga = await startSaga({ env: { TRANSCRIBE_BASE_URL: `${url}/v1` } });
    const anna = await saga.join("anna@example.org");
    const { id: interview } = await begin(anna);
    const { id } = await record(anna, interview);
    expect(await transcribe(anna, interview, id)).toMatchObject({
      error: expect.stringContaining("answered with yes"),
    });
    expect(vendor.calls).toHaveLength(0);
    const params = { id: anna.user.id };
    const consent = await anna.call("getConsent", { params });
    expect(consent).toMatchObject({ accepts: null, services: [expect.stringContaining("ffff")] });
    await anna.call("setConsent", { params, body: { accepts: true } });
    expect((await transcribe(anna, interview, id)).transcription).toBe(vendor.text);
  });

  it("is asked until the money of the day is used up; what waits then is written down on the next day", async () => {
    const vendor = await startTranscriptionVendor();
    const url = vendor.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    const saga = await startSaga({
      env: { TRANSCRIBE_BASE_URL: `${url}/v1`, SAGA_PERSON_DAILY_COST_LIMIT_USD: "0.0003" },
    });
    const anna = await saga.join("anna@example.org");
    await anna.call("setConsent", { params: { id: anna.user.id }, body: { accepts: true } });
    const { id: interview, messages } = await begin(anna);
    const first = await record(anna, interview, wav(1));
    expect((await transcribe(anna, interview, first.id)).transcription).toBe(vendor.text);
    const long = await record(anna, interview, wav(4));
    expect(await transcribe(anna, interview, long.id)).toMatchObject({
      error: expect.stringContaining("costs more than this Saga may spend in one day"),
    });
    expect((await originalOf(anna, { interview, recording: long.id })).equals(long.sound)).toBe(true);
    const second = await record(anna, interview, wav(1));
    expect(await transcribe(anna, interview, second.id)).toMatchObject({
      error: expect.stringContaining("written down tomorrow by itself"),
    });
    expect(vendor.calls).toHaveLength(1);
    const spoken = { role: "user" as const, content: "", recording_ids: [second.id] };
    await anna.call("getQuestion", { body: { id: interview, messages: [...messages, spoken] } });
    const job = saga.db.selectFrom("jobs").select("run_after").where("subject", "=", second.id);
    await until(async () => {
      const due = await job.where("kind", "=", "transcribe").executeTakeFirst();
      return due?.run_after.startsWith("2026-11-02T00:00") || null;
    });
    saga.clock.pass(86_400);
    expect((await transcribe(anna, interview, second.id)).transcription).toBe(vendor.text);
  });
});
