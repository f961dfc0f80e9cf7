import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type AudioStore, AudioStoreError } from "#providers/audio-store/audio-store.ts";
import { createFolderAudioStore } from "#providers/audio-store/folder.audio-store.ts";
import { begin } from "../../../test/interviewing.ts";
import { record, sendChunk, wav } from "../../../test/recorded.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const thirtyDays = 30 * 24 * 60 * 60;

/** A store that takes what it gets for these recordings, and says that it did not. */
async function lyingStore() {
  const folder = await mkdtemp(join(tmpdir(), "saga-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = createFolderAudioStore({ folder });
  const denied = new Set<string>();
  const lying: AudioStore = {
    ...store,
    put: async (key, ...rest) => {
      const done = await store.put(key, ...rest);
      if (denied.has(key.split("/")[1] ?? "")) throw new AudioStoreError("unreachable");
      return done;
    },
  };
  return { store: lying, denied };
}

describe("a recording of which no piece ever came", () => {
  it("is given up after thirty days with what lies in the store; a single piece is kept for ever", async () => {
    const { store, denied } = await lyingStore();
    const saga = await startSaga({ overrides: { audioStore: store } });
    const anna = await saga.join("anna@example.org");
    const { id: interview } = await begin(anna);
    const [empty, begun] = [randomUUID(), randomUUID()];
    denied.add(empty);
    const first = (recording: string) => sendChunk(anna, { interview, recording }, [0, wav()]);
    expect([(await first(empty)).status, (await first(begun)).status]).toEqual([503, 200]);
    const { id: whole } = await record(anna, interview);
    expect(await store.list(`${interview}/${empty}/`)).toHaveLength(1);
    const ids = async () =>
      (await saga.db.selectFrom("recordings").select("id").execute()).map(({ id }) => id);

    saga.clock.pass(thirtyDays - 60);
    await until(async () => {
      const job = await saga.db
        .selectFrom("jobs")
        .selectAll()
        .where("kind", "=", "clean-recordings")
        .executeTakeFirst();
      const isDone = job?.state === "waiting" && job.run_after > saga.clock.now().toISOString();
      return isDone ? true : null;
    });
    expect((await ids()).toSorted()).toEqual([empty, begun, whole].toSorted());

    saga.clock.pass(24 * 60 * 60);
    await until(async () => ((await ids()).length === 2 ? true : null));
    expect((await ids()).toSorted()).toEqual([begun, whole].toSorted());
    await until(async () => ((await store.list(`${interview}/${empty}/`)).length === 0 ? true : null));
    expect(await store.list(`${interview}/${begun}/`)).toHaveLength(1);
  });
});
