import { once } from "node:events";
import { expect, it } from "vitest";
import { type ArchiveFile, zipOf } from "./zip-stream.ts";

const changedAt = new Date("2026-11-01T12:00:00Z");

it("lets go of the file that is being read when whoever reads the archive leaves", async () => {
  let hasLetGo: () => void = () => {};
  const letGo = new Promise<void>((done) => {
    hasLetGo = done;
  });
  let asked = 0;
  async function* sound(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield new Uint8Array(64_000);
    } finally {
      hasLetGo();
    }
  }
  async function* files(): AsyncGenerator<ArchiveFile> {
    for (;;) {
      asked += 1;
      yield { path: `${asked}.mp3`, isPacked: false, pieces: sound() };
    }
  }
  const output = zipOf(files(), changedAt);
  await once(output, "readable");
  output.destroy();
  await letGo;
  expect(asked).toBe(1);
});

it("fails with the file that cannot be read", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(8);
    throw new Error("the disk is gone");
  }
  async function* files(): AsyncGenerator<ArchiveFile> {
    yield { path: "1.mp3", isPacked: false, pieces: broken() };
  }
  await expect(zipOf(files(), changedAt).toArray()).rejects.toThrow("the disk is gone");
});
