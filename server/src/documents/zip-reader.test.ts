import { expect, it } from "vitest";
import { readZip } from "./zip-reader.ts";
import { type ArchiveFile, zipOf } from "./zip-stream.ts";

const files = 600;

async function* many(): AsyncGenerator<ArchiveFile> {
  for (let n = 0; n < files; n += 1)
    yield { path: `sound/${n}.mp3`, isPacked: false, pieces: [`sound ${n}`] };
}

it("reads the directory of thousands of files in few pieces, and each file where it lies", async () => {
  const bytes = Buffer.concat(await zipOf(many(), new Date("2026-11-01T12:00:00Z")).toArray());
  let reads = 0;
  const zip = await readZip({
    bytes: bytes.length,
    read: async function* ({ start, end }) {
      reads += 1;
      yield bytes.subarray(start, end);
    },
  });
  expect(zip.entries.size).toBe(files);
  expect(reads).toBeLessThan(10);
  for (const n of [599, 0, 300])
    expect(Buffer.concat(await Array.fromAsync(zip.read(`sound/${n}.mp3`))).toString()).toBe(`sound ${n}`);
});
