import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
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
  let folder = "";
  let server: S3rver;
  let endpoint = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "saga-test-s3-"));
    server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder });
    await server.run();
    const http = server.httpServer;
    if (!http.listening) await once(http, "listening");
    endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const configOf = (bucket: string) => ({
    endpoint,
    bucket,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });

  demandAudioStore(async () => {
    const bucket = `saga-${randomUUID()}`;
    await fetch(`${endpoint}/${bucket}`, { method: "PUT" });
    return createS3AudioStore(configOf(bucket));
  });

  it("says that the storage cannot be reached", async () => {
    const store = createS3AudioStore({ ...configOf("saga"), endpoint: "http://127.0.0.1:9" });
    await expect(store.put("talk/one/0", [Buffer.from("x")])).rejects.toMatchObject({
      reason: "unreachable",
    });
    await expect(store.size("talk/one/0")).rejects.toMatchObject({ reason: "unreachable" });
  });
});
