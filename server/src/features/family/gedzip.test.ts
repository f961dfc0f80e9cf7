import { buffer } from "node:stream/consumers";
import { limits } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { zipOf } from "#documents/zip-stream.ts";
import { gedcomText } from "./gedcom-encoding.ts";
import { gedcomBytesIn } from "./gedzip.ts";

const zip = (files: Record<string, Buffer>): Promise<Buffer> =>
  buffer(zipOf(entriesOf(files), new Date(Date.UTC(2026, 0, 1))));

async function* entriesOf(files: Record<string, Buffer>) {
  for (const [path, content] of Object.entries(files)) yield { path, isPacked: true, pieces: [content] };
}

const file = Buffer.from("0 HEAD\n0 @I1@ INDI\n1 NAME Åsa\n0 TRLR\n");

it("the family in a GEDZIP is read, and its pictures are left", async () => {
  const packed = await zip({ "media/slip.jpg": Buffer.alloc(1_000, 7), "gedcom.ged": file });
  expect(gedcomText(await gedcomBytesIn(packed))).toContain("1 NAME Åsa");
  expect(await gedcomBytesIn(file)).toBe(file);
});

it("a ZIP file without a family, a damaged one and one that unpacks to too much are refused", async () => {
  const none = await zip({ "letter.txt": file });
  await expect(gedcomBytesIn(none)).rejects.toMatchObject({ code: "family.nothing_read" });
  const damaged = (await zip({ "gedcom.ged": file })).subarray(0, 60);
  await expect(gedcomBytesIn(damaged)).rejects.toMatchObject({ code: "family.nothing_read" });
  const bomb = await zip({ "gedcom.ged": Buffer.alloc(limits.gedcomBytes + 1, 48) });
  await expect(gedcomBytesIn(bomb)).rejects.toMatchObject({ code: "request.too_large" });
});
