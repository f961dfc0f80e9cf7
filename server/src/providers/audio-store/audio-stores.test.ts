import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type ObjectStorage, startObjectStorage } from "../../../test/object-storage.ts";
import { demandAudioStore } from "./audio-store.test-suite.ts";
import { createFolderAudioStore } from "./folder.audio-store.ts";
import { createS3AudioStore } from "./s3.audio-store.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "saga-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe("recordings in a folder", () => {
  demandAudioStore(async () => createFolderAudioStore({ folder: await emptyFolder() }));

  it("shows them to nobody else on the machine", async () => {
    const folder = await emptyFolder();
    await createFolderAudioStore({ folder }).put("talk/one/0", [Buffer.from("sound")]);
    expect((await stat(join(folder, "talk/one/0"))).mode & 0o077).toBe(0);
  });

  it("never leaves its folder", async () => {
    const folder = await emptyFolder();
    const store = createFolderAudioStore({ folder: join(folder, "recordings") });
    for (const key of ["../outside", "/etc/outside", "a/../../outside", "a//b", "", "a/.hidden"]) {
      await expect(store.put(key, [Buffer.from("x")])).rejects.toMatchObject({ reason: "missing" });
    }
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("recordings in object storage", () => {
  let storage: ObjectStorage;

  beforeAll(async () => {
    storage = await startObjectStorage();
  });
  afterAll(() => storage.close());

  demandAudioStore(async () => createS3AudioStore(await storage.newBucket()));

  it("says that the storage cannot be reached", async () => {
    const store = createS3AudioStore({ ...storage.configOf("saga"), endpoint: "http://127.0.0.1:9" });
    await expect(store.put("talk/one/0", [Buffer.from("x")])).rejects.toMatchObject({
      reason: "unreachable",
    });
    await expect(store.size("talk/one/0")).rejects.toMatchObject({ reason: "unreachable" });
  });
});
