import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ErrorBody } from "@saga/contract/errors";
import { describe, expect, it, onTestFinished } from "vitest";
import { type AudioStore, AudioStoreError } from "#providers/audio-store/audio-store.ts";
import { createFolderAudioStore } from "#providers/audio-store/folder.audio-store.ts";
import { begin } from "../../../test/interviewing.ts";
import { emptyDatabase } from "../../../test/over-http.ts";
import { cutIn, originalOf, sendChunk, wav, wholeOf } from "../../../test/recorded.ts";
import { signInOver, startProcess } from "../../../test/saga-process.ts";
import { startSaga } from "../../../test/test-saga.ts";

const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).error.code;

/** A disk that has room for so many more objects. */
async function smallDisk(): Promise<AudioStore & { room: number }> {
  const folder = await mkdtemp(join(tmpdir(), "saga-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = createFolderAudioStore({ folder });
  const disk = {
    ...store,
    room: Number.POSITIVE_INFINITY,
    put: (...put: Parameters<AudioStore["put"]>) => {
      disk.room -= 1;
      return disk.room < 0 ? Promise.reject(new AudioStoreError("full")) : store.put(...put);
    },
  };
  return disk;
}

describe("a recording on a disk that is full", () => {
  it("is refused piece by piece, loses nothing that was acknowledged, and goes on when there is room", async () => {
    const audioStore = await smallDisk();
    const saga = await startSaga({ overrides: { audioStore } });
    const anna = await saga.join("anna@example.org");
    const { id: interview } = await begin(anna);
    const sound = wav(2);
    const pieces = cutIn(sound, 6);
    const place = { interview, recording: randomUUID() };
    audioStore.room = 3;
    const statuses: number[] = [];
    for (const [seq, piece] of pieces.entries()) {
      const response = await sendChunk(anna, place, [seq, piece]);
      statuses.push(response.status);
      if (response.status !== 200) expect(await codeOf(response)).toBe("server.storage_full");
    }
    expect(statuses).toEqual([200, 200, 200, 507, 507, 507]);
    audioStore.room = Number.POSITIVE_INFINITY;
    for (const [seq, piece] of pieces.entries()) await sendChunk(anna, place, [seq, piece]);
    const params = { id: interview, recording: place.recording };
    audioStore.room = 0;
    expect((await anna.refused("finishRecording", { params, body: wholeOf(sound, 6) })).status).toBe(507);
    audioStore.room = Number.POSITIVE_INFINITY;
    await anna.call("finishRecording", { params, body: wholeOf(sound, 6) });
    expect((await originalOf(anna, place)).equals(sound)).toBe(true);
  });
});

describe("a recording of three hours", () => {
  it("is one like any other", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const { id: interview } = await begin(anna);
    const sound = Buffer.concat([wav(1), Buffer.alloc(64_000_000, 1)]);
    const place = { interview, recording: randomUUID() };
    for (const [seq, piece] of cutIn(sound, 180).entries()) {
      expect((await sendChunk(anna, place, [seq, piece])).status).toBe(200);
    }
    const params = { id: interview, recording: place.recording };
    const body = { ...wholeOf(sound, 180), duration_ms: 3 * 60 * 60 * 1000 };
    expect(await anna.call("finishRecording", { params, body })).toMatchObject({
      state: "kept",
      bytes: sound.length,
    });
    expect((await originalOf(anna, place)).equals(sound)).toBe(true);
  });

  it("is refused beyond 200 MB, without being read to its end", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const { id } = await begin(anna);
    const boundary = "pieces";
    const piece = Buffer.alloc(1024 * 1024, 1);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\n`;
        controller.enqueue(sent === 0 ? Buffer.concat([Buffer.from(head), wav(1)]) : piece);
        sent += 1;
        if (sent === 400) controller.close();
      },
    });
    const init = {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    };
    const response = await anna.request(`/api/interviews/${id}/transcribe-audio`, init as RequestInit);
    expect([response.status, await codeOf(response)]).toEqual([413, "recordings.too_large"]);
    expect(sent).toBeLessThan(260);
  });
});

describe("a server that is killed while recordings arrive", () => {
  it("has every piece that it acknowledged, and the whole in the end", async () => {
    const database = await emptyDatabase();
    let server = await startProcess(database);
    const token = await signInOver(server.url, database);
    const headers = { authorization: `Bearer ${token}` };
    const post = async (path: string, body: object) => {
      const init = {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      };
      return fetch(`${server.url}/api${path}`, init);
    };
    const { id } = (await (
      await post("/interviews/start-interview", { interview: { number: 1 } })
    ).json()) as { id: string };
    const sound = wav(10);
    const pieces = cutIn(sound, 120);
    const path = `/interviews/${id}/recordings/${randomUUID()}`;
    const acknowledged = new Set<number>();
    let kills = 0;
    for (let seq = 0; seq < pieces.length; ) {
      const isDoomed = kills < 5 && seq > kills * 20;
      const sending = fetch(`${server.url}/api${path}/chunks/${seq}`, {
        method: "PUT",
        headers,
        body: new Uint8Array(pieces[seq]!),
      }).catch(() => null);
      if (isDoomed) {
        kills += 1;
        await new Promise((resolve) => setTimeout(resolve, (kills * 7) % 13));
        await server.kill();
      }
      const response = await sending;
      if (response?.status === 200) {
        acknowledged.add(seq);
        seq += 1;
      }
      if (!isDoomed) continue;
      server = await startProcess(database);
      const listed = await fetch(`${server.url}/api/interviews/${id}/recordings`, { headers });
      const { data } = (await listed.json()) as { data: { chunks: number }[] };
      expect(data[0]?.chunks ?? 0).toBeGreaterThanOrEqual(acknowledged.size);
    }
    expect(kills).toBe(5);
    const finished = await post(`${path}/finish`, wholeOf(sound, 120));
    expect(finished.status).toBe(200);
    const original = await fetch(`${server.url}/api${path}/audio?original=1`, { headers });
    expect(Buffer.from(await original.arrayBuffer()).equals(sound)).toBe(true);
  });
});
