import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createSpeechCache } from "./speech-cache.repository.ts";

async function startCache(maxBytes = 1_000) {
  const parent = await mkdtemp(join(tmpdir(), "saga-speech-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, "speech-cache");
  return { folder, cache: createSpeechCache({ folder, maxBytes }) };
}

const bytes = (length: number) => new Uint8Array(length).fill(7);

it("gives back what was kept, also to the next process", async () => {
  const { folder, cache } = await startCache();
  expect(await cache.read("a")).toBeNull();
  await cache.write("a", bytes(10));
  expect(await cache.read("a")).toEqual(Buffer.from(bytes(10)));
  expect(await createSpeechCache({ folder, maxBytes: 1_000 }).read("a")).toHaveLength(10);
});

it("holds whole files that only their owner may read", async () => {
  const { folder, cache } = await startCache();
  await Promise.all([cache.write("a", bytes(10)), cache.write("a", bytes(10)), cache.write("b", bytes(5))]);
  expect((await readdir(folder)).sort()).toEqual(["a.mp3", "b.mp3"]);
  expect((await stat(join(folder, "a.mp3"))).mode & 0o077).toBe(0);
  expect(await readFile(join(folder, "a.mp3"))).toHaveLength(10);
});

it("lets the oldest go when the limit is passed", async () => {
  const { folder, cache } = await startCache(1_000);
  for (const [age, key] of ["c", "a", "b"].entries()) {
    await cache.write(key, bytes(300));
    await utimes(join(folder, `${key}.mp3`), 1_000 + age, 1_000 + age);
  }
  await cache.write("d", bytes(300));
  expect((await readdir(folder)).sort()).toEqual(["a.mp3", "b.mp3", "d.mp3"]);
});
