import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { AudioStore, ByteRange } from "./audio-store.ts";

const read = async (store: AudioStore, key: string, range?: ByteRange): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(store.read(key, range)));

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What every place that keeps sound must do. */
export function demandAudioStore(start: () => Promise<AudioStore>): void {
  it("gives back exactly what was kept", async () => {
    const store = await start();
    const sound = randomBytes(300_001);
    expect(await store.put("talk/one/original", inPieces(sound, 70_000), sound.length)).toEqual({
      bytes: sound.length,
    });
    expect(await store.size("talk/one/original")).toBe(sound.length);
    expect((await read(store, "talk/one/original")).equals(sound)).toBe(true);
  });

  it("keeps pieces whose length nobody told", async () => {
    const store = await start();
    const sound = randomBytes(20_000);
    await store.put("talk/two/0", inPieces(sound, 999));
    expect((await read(store, "talk/two/0")).equals(sound)).toBe(true);
  });

  it("gives any part of it", async () => {
    const store = await start();
    const sound = randomBytes(10_000);
    await store.put("talk/one/0", [sound], sound.length);
    const ranges = [
      { start: 0, end: 2 },
      { start: 9_999, end: 10_000 },
      { start: 1234, end: 8765 },
      { start: 5, end: 5 },
    ];
    for (const range of ranges) {
      expect((await read(store, "talk/one/0", range)).equals(sound.subarray(range.start, range.end))).toBe(
        true,
      );
    }
  });

  it("replaces what was there", async () => {
    const store = await start();
    await store.put("talk/one/0", [Buffer.from("first")], 5);
    await store.put("talk/one/0", [Buffer.from("the second")], 10);
    expect((await read(store, "talk/one/0")).toString()).toBe("the second");
  });

  it("lists what lies under a prefix, in order, and nothing beside it", async () => {
    const store = await start();
    for (const key of ["a/r/2", "a/r/10", "a/rr/1", "b/r/1"]) await store.put(key, [Buffer.from(key)]);
    expect(await store.list("a/r/")).toEqual(["a/r/10", "a/r/2"]);
    expect(await store.list("nobody/")).toEqual([]);
  });

  it("deletes one object, or all under a prefix, as often as it is asked", async () => {
    const store = await start();
    for (const key of ["a/r/0", "a/r/1", "a/q/0"]) await store.put(key, [Buffer.from(key)]);
    await store.remove("a/r/0");
    expect(await store.list("a/")).toEqual(["a/q/0", "a/r/1"]);
    await store.remove("a/r/");
    await store.remove("a/r/");
    expect(await store.list("a/")).toEqual(["a/q/0"]);
  });

  it("says that there is no such object", async () => {
    const store = await start();
    expect(await store.size("talk/none/0")).toBeNull();
    await expect(read(store, "talk/none/0")).rejects.toMatchObject({ reason: "missing" });
  });

  it("leaves nothing behind of a write that broke off", async () => {
    const store = await start();
    async function* breaking(): AsyncGenerator<Buffer> {
      yield Buffer.alloc(1000);
      throw new Error("the connection broke");
    }
    await expect(store.put("talk/half/0", breaking())).rejects.toMatchObject({ reason: "unreachable" });
    expect(await store.size("talk/half/0")).toBeNull();
    expect(await store.list("talk/half/")).toEqual([]);
  });
}
