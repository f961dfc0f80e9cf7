import { randomUUID } from "node:crypto";
import type { ErrorBody } from "@saga/contract/errors";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { begin } from "../../../test/interviewing.ts";
import { cutIn, originalOf, record, sendChunk, wav, wholeOf } from "../../../test/recorded.ts";
import { startSaga } from "../../../test/test-saga.ts";

const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).error.code;

async function talking() {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const { id } = await begin(anna);
  return { saga, anna, interview: id };
}

describe("a recording", () => {
  it("is given back bit by bit as it was recorded", async () => {
    const { anna, interview } = await talking();
    const kept = await record(anna, interview);
    expect(kept).toMatchObject({
      state: "kept",
      media_type: "audio/wav",
      bytes: kept.sound.length,
      message_id: null,
    });
    const place = { interview, recording: kept.id };
    expect((await originalOf(anna, place)).equals(kept.sound)).toBe(true);
  });

  it("is the same whatever the order of its pieces and however often each was sent", async () => {
    const { anna, interview } = await talking();
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
    const again = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(order, again, async (first, repeated) => {
        const sound = wav();
        const pieces = cutIn(sound, 5);
        const place = { interview, recording: randomUUID() };
        for (const seq of [...first, ...repeated]) {
          expect((await sendChunk(anna, place, [seq, pieces[seq]!])).status).toBe(200);
        }
        const params = { id: interview, recording: place.recording };
        const body = wholeOf(sound, 5);
        await anna.call("finishRecording", { params, body });
        await anna.call("finishRecording", { params, body });
        expect((await sendChunk(anna, place, [2, pieces[2]!])).status).toBe(200);
        expect((await originalOf(anna, place)).equals(sound)).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  it("reads nothing of a copy that nobody asked for", async () => {
    const { anna, interview } = await talking();
    const kept = await record(anna, interview);
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (stream) => {
          read += 1;
          if (read > 3) return stream.close();
          stream.enqueue(new Uint8Array(1_000_000));
        },
      },
      { highWaterMark: 0 },
    );
    const path = `/api/interviews/${interview}/recordings/${kept.id}/copy`;
    const answer = await anna.request(path, { method: "PUT", body, duplex: "half" } as RequestInit);
    expect([answer.status, read]).toEqual([200, 0]);
  });

  it("keeps what came first when another piece is sent in its place", async () => {
    const { anna, interview } = await talking();
    const kept = await record(anna, interview);
    const place = { interview, recording: kept.id };
    const other = await sendChunk(anna, place, [1, Buffer.from("other sound")]);
    expect([other.status, await codeOf(other)]).toEqual([409, "recordings.conflict"]);
    expect((await originalOf(anna, place)).equals(kept.sound)).toBe(true);
  });

  it("takes no further piece, and is no other one, once it is whole", async () => {
    const { anna, interview } = await talking();
    const kept = await record(anna, interview);
    const late = await sendChunk(anna, { interview, recording: kept.id }, [3, Buffer.from("and more")]);
    expect([late.status, await codeOf(late)]).toEqual([409, "recordings.conflict"]);
    const params = { id: interview, recording: kept.id };
    const other = await anna.refused("finishRecording", { params, body: wholeOf(wav(), 3) });
    expect([other.status, other.error.code]).toEqual([409, "recordings.conflict"]);
    const { data } = await anna.call("listRecordings", { params: { id: interview } });
    expect(data).toMatchObject([{ bytes: kept.bytes, chunks: 3 }]);
  });

  it("becomes an answer only once it is whole", async () => {
    const { saga } = await talking();
    const bo = await saga.join("bo@example.org");
    const { id, messages } = await begin(bo);
    const recording = randomUUID();
    await sendChunk(bo, { interview: id, recording }, [0, wav()]);
    const spoken = { role: "user" as const, content: "", recording_ids: [recording] };
    const refused = await bo.refused("getQuestion", { body: { id, messages: [...messages, spoken] } });
    expect(refused.error.code).toBe("recordings.incomplete");
  });

  it("is not closed while pieces are missing, and says which", async () => {
    const { anna, interview } = await talking();
    const sound = wav();
    const pieces = cutIn(sound, 4);
    const place = { interview, recording: randomUUID() };
    for (const seq of [0, 2]) await sendChunk(anna, place, [seq, pieces[seq]!]);
    const params = { id: interview, recording: place.recording };
    const refused = await anna.refused("finishRecording", { params, body: wholeOf(sound, 4) });
    expect(refused.error).toMatchObject({ code: "recordings.incomplete", details: { missing: [1, 3] } });
    for (const seq of [1, 3]) await sendChunk(anna, place, [seq, pieces[seq]!]);
    expect(await anna.call("finishRecording", { params, body: wholeOf(sound, 4) })).toMatchObject({
      state: "kept",
    });
  });

  it("may begin with pieces of a single byte, in any order: it is judged when enough of it is there", async () => {
    const { anna, interview } = await talking();
    const orders = [
      [0, 1, 2, 3],
      [3, 1, 2, 0],
      [1, 0, 3, 2],
    ];
    for (const order of orders) {
      const sound = wav();
      const pieces = [
        sound.subarray(0, 1),
        sound.subarray(1, 2),
        sound.subarray(2, 900),
        sound.subarray(900),
      ];
      const place = { interview, recording: randomUUID() };
      for (const seq of order) expect((await sendChunk(anna, place, [seq, pieces[seq]!])).status).toBe(200);
      const params = { id: interview, recording: place.recording };
      const kept = await anna.call("finishRecording", { params, body: wholeOf(sound, 4) });
      expect(kept).toMatchObject({ state: "kept", media_type: "audio/wav" });
      expect((await originalOf(anna, place)).equals(sound)).toBe(true);
    }
  });

  it("is not closed when it is not what the browser recorded", async () => {
    const { anna, interview } = await talking();
    const sound = wav();
    const place = { interview, recording: randomUUID() };
    await sendChunk(anna, place, [0, sound]);
    const params = { id: interview, recording: place.recording };
    const body = { ...wholeOf(sound, 1), sha256: "0".repeat(64) };
    expect((await anna.refused("finishRecording", { params, body })).error.code).toBe("recordings.conflict");
    expect(await anna.call("finishRecording", { params, body: wholeOf(sound, 1) })).toMatchObject({
      state: "kept",
    });
  });

  it("is offered as long as no answer has it, and can then be discarded", async () => {
    const { anna, interview } = await talking();
    const kept = await record(anna, interview);
    const params = { id: interview, recording: kept.id };
    const { data } = await anna.call("listRecordings", { params: { id: interview } });
    expect(data).toMatchObject([{ id: kept.id, message_id: null, transcription: "none" }]);
    await anna.call("discardRecording", { params });
    await anna.call("discardRecording", { params });
    expect((await anna.call("listRecordings", { params: { id: interview } })).data).toEqual([]);
    expect((await anna.refused("recordingAudio", { params })).error.code).toBe("recordings.not_found");
  });

  it("is heard in parts", async () => {
    const { anna, interview } = await talking();
    const { id, sound } = await record(anna, interview);
    const address = `/api/interviews/${interview}/recordings/${id}/audio?original=1`;
    const ask = (range: string) => anna.request(address, { headers: { range } });
    const part = await ask("bytes=10-19");
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${sound.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(sound.subarray(10, 20))).toBe(true);
    const end = await ask("bytes=-5");
    expect(Buffer.from(await end.arrayBuffer()).equals(sound.subarray(-5))).toBe(true);
    const beyond = await ask(`bytes=${sound.length}-`);
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${sound.length}`]);
  });
});

describe("what is no recording", () => {
  it.each([
    [
      "a page named like one",
      Buffer.from("<!doctype html><title>hello</title>"),
      415,
      "recordings.not_audio",
    ],
    ["noise", Buffer.alloc(2000, 7), 415, "recordings.not_audio"],
    ["nothing", Buffer.alloc(0), 400, "recordings.empty"],
  ])("is refused: %s", async (_name, bytes, status, code) => {
    const { anna, interview } = await talking();
    const place = { interview, recording: randomUUID() };
    const response = await sendChunk(anna, place, [0, bytes]);
    expect([response.status, await codeOf(response)]).toEqual([status, code]);
    expect((await anna.call("listRecordings", { params: { id: interview } })).data).toEqual([]);
  });

  it("is refused with the first piece that tells, or when it is to be closed", async () => {
    const { anna, interview } = await talking();
    const page = Buffer.from("<!doctype html><title>hello</title>");
    const first = { interview, recording: randomUUID() };
    expect((await sendChunk(anna, first, [0, page.subarray(0, 1)])).status).toBe(200);
    const second = await sendChunk(anna, first, [1, page.subarray(1)]);
    expect([second.status, await codeOf(second)]).toEqual([415, "recordings.not_audio"]);
    const params = { id: interview, recording: first.recording };
    const body = wholeOf(page.subarray(0, 1), 1);
    expect((await anna.refused("finishRecording", { params, body })).error.code).toBe("recordings.not_audio");
  });

  it("is refused when it is too large", async () => {
    const { anna, interview } = await talking();
    const place = { interview, recording: randomUUID() };
    const response = await sendChunk(anna, place, [0, Buffer.concat([wav(), Buffer.alloc(9_000_000)])]);
    expect([response.status, await codeOf(response)]).toEqual([413, "recordings.too_large"]);
  });
});

describe("other people's recordings", () => {
  it("cannot be heard, added to or taken into another interview", async () => {
    const { saga, anna, interview } = await talking();
    const kept = await record(anna, interview);
    const bo = await saga.join("bo@example.org");
    const own = await begin(bo);
    for (const id of [interview, own.id]) {
      const params = { id, recording: kept.id };
      expect((await bo.refused("recordingAudio", { params })).status).toBe(404);
      expect((await bo.refused("finishRecording", { params, body: wholeOf(kept.sound, 3) })).status).toBe(
        404,
      );
      const response = await sendChunk(bo, { interview: id, recording: kept.id }, [0, kept.sound]);
      expect([404, 409]).toContain(response.status);
    }
    const copy = [{ role: "assistant" as const, content: own.messages[0]!.content }];
    const taken = { role: "user" as const, content: "Mine.", recording_ids: [kept.id] };
    const refused = await bo.refused("getQuestion", { body: { id: own.id, messages: [...copy, taken] } });
    expect(refused.error.code).toBe("recordings.not_found");
    expect((await bo.call("getInterview", { params: { id: own.id } })).messages).toHaveLength(1);
  });

  it("take no piece from elsewhere while they arrive", async () => {
    const { saga, anna, interview } = await talking();
    const recording = randomUUID();
    const [first, second] = cutIn(wav(), 2);
    await sendChunk(anna, { interview, recording }, [0, first!]);
    const bo = await saga.join("bo@example.org");
    const own = await begin(bo);
    const strange = await sendChunk(bo, { interview: own.id, recording }, [1, second!]);
    expect([strange.status, await codeOf(strange)]).toEqual([409, "recordings.conflict"]);
    const { data } = await anna.call("listRecordings", { params: { id: interview } });
    expect(data).toMatchObject([{ bytes: first!.length, chunks: 1 }]);
  });
});
