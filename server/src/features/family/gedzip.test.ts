import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { GedcomReport } from "@saga/contract/family";
import { limits } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { readZip } from "#documents/zip-reader.ts";
import { zipOf } from "#documents/zip-stream.ts";
import type { Caller } from "../../../test/caller.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { gedcomText } from "./gedcom-encoding.ts";
import { openGedzip } from "./gedzip.ts";

const zip = (files: Record<string, Buffer>): Promise<Buffer> =>
  buffer(zipOf(entriesOf(files), new Date(Date.UTC(2026, 0, 1))));

async function* entriesOf(files: Record<string, Buffer>) {
  for (const [path, content] of Object.entries(files)) yield { path, isPacked: true, pieces: [content] };
}

async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const read = async function* ({ start, end }: { start: number; end: number }) {
    yield bytes.subarray(start, end);
  };
  const archive = await readZip({ bytes: bytes.length, read });
  const files = new Map<string, Buffer>();
  for (const path of archive.entries.keys())
    files.set(path, Buffer.concat(await Array.fromAsync(archive.read(path))));
  return files;
}

const file = Buffer.from("0 HEAD\n0 @I1@ INDI\n1 NAME Åsa\n0 TRLR\n");

it("the family in a GEDZIP is read, with what lies beside it", async () => {
  const packed = await zip({ "media/slip.jpg": Buffer.alloc(1_000, 7), "gedcom.ged": file });
  const { gedcom, files } = await openGedzip(packed);
  expect(gedcomText(gedcom)).toContain("1 NAME Åsa");
  expect([...files]).toEqual([["media/slip.jpg", 1_000]]);
  expect((await openGedzip(file)).gedcom).toBe(file);
});

it("a ZIP file without a family, a damaged one and one that unpacks to too much are refused", async () => {
  const none = await zip({ "letter.txt": file });
  await expect(openGedzip(none)).rejects.toMatchObject({ code: "family.nothing_read" });
  const damaged = (await zip({ "gedcom.ged": file })).subarray(0, 60);
  await expect(openGedzip(damaged)).rejects.toMatchObject({ code: "family.nothing_read" });
  const bomb = await zip({ "gedcom.ged": Buffer.alloc(limits.gedcomBytes + 1, 48) });
  await expect(openGedzip(bomb)).rejects.toMatchObject({ code: "request.too_large" });
});

const slip = Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex");
const family = `0 HEAD
1 GEDC
2 VERS 7.0
0 @I1@ INDI
1 NAME Winifred /Hale/
1 BIRT
2 DATE 1943
2 PLAC Sandy Bay
3 MAP
4 LATI S42.9
4 LONG E147.33
1 DEAT Y
1 OBJE @O1@
0 @I2@ INDI
1 NAME Basil /Hale/
1 DEAT Y
1 OBJE @O1@
2 CROP
3 TOP 4
1 OBJE @O2@
0 @I3@ INDI
1 NAME Karen /Hale/
0 @O1@ OBJE
1 FILE media/the%20slip.jpg
2 FORM image/jpeg
2 TITL The slip at Sandy Bay
0 @O2@ OBJE
1 FILE media/drawing.svg
2 FORM image/svg+xml
0 TRLR
`;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="fetch(1)"/>');

const bring = async (caller: Caller, bytes: Buffer, query: string): Promise<GedcomReport> => {
  const body = new Uint8Array(bytes);
  const answer = await caller.request(`/api/family/gedcom?${query}`, { method: "POST", body });
  return (await answer.json()) as GedcomReport;
};
const pack = async (caller: Caller, living = "1") =>
  unzipped(Buffer.from(await (await caller.request(`/api/family/gedzip?living=${living}`)).arrayBuffer()));

describe("a family with its pictures", () => {
  it("comes in with captions and who is in them, is taken back whole, and goes out again", async () => {
    const saga = await startSaga();
    const karen = await saga.join("karen@example.org");
    const packed = await zip({
      "gedcom.ged": Buffer.from(family),
      "media/the slip.jpg": slip,
      "media/drawing.svg": svg,
    });
    const keep = `id=${randomUUID()}&keep=1`;
    expect(await bring(karen, packed, `id=${randomUUID()}`)).toMatchObject({ people: 3, pictures: 2 });
    await bring(karen, packed, keep);
    await bring(karen, packed, keep);
    const tree = await karen.call("getFamily", {});
    const called = (name: string) => tree.people.find((one) => one.name === name)?.id ?? "";
    const [winifred, basil] = [called("Winifred Hale"), called("Basil Hale")];
    const picturesOf = async (person: string) => (await karen.call("listMedia", { query: { person } })).data;
    expect(await picturesOf(winifred)).toMatchObject([
      { caption: "The slip at Sandy Bay", name: "the slip.jpg", kind: "photo", people: [basil] },
    ]);
    expect(await picturesOf(basil)).toEqual(await picturesOf(winifred));
    expect(tree.places).toMatchObject([{ name: "Sandy Bay", lat: -42.9, lon: 147.33 }]);

    const [picture] = await picturesOf(winifred);
    const changes = { caption: "Winifred on the slip", people: [basil, called("Karen Hale")] };
    await karen.call("changeMedia", { params: { id: picture?.id ?? "" }, body: changes });
    const out = await pack(karen);
    const text = out.get("gedcom.ged")?.toString() ?? "";
    const path = `media/${picture?.id}.jpg`;
    expect(out.get(path)).toEqual(slip);
    expect(text).toContain(`1 FILE ${path}\n2 FORM image/jpeg\n2 TITL Winifred on the slip`);
    expect(text.match(/^1 OBJE @O1@$/gm)).toHaveLength(3);
    expect(text).toContain("1 OBJE @O1@\n2 CROP\n3 TOP 4");
    expect(text).toContain("2 PLAC Sandy Bay\n3 MAP\n4 LATI S42.9\n4 LONG E147.33");

    const bo = await saga.join("bo@example.org");
    const again = await zip(Object.fromEntries(out));
    await bring(bo, again, `id=${randomUUID()}&keep=1`);
    const theirs = await pack(bo);
    const plain = (given: string) => given.replaceAll(/media\/[\da-f-]{36}/g, "media/…");
    expect(plain(theirs.get("gedcom.ged")?.toString() ?? "")).toBe(plain(text));
    expect([...theirs.values()]).toContainEqual(slip);

    expect([...(await pack(karen, "0")).keys()]).toEqual(["gedcom.ged"]);
    expect((await pack(karen, "0")).get("gedcom.ged")?.toString()).not.toContain("OBJE");
    await karen.call("undoFamily", {});
    expect(await picturesOf(winifred)).toEqual([]);
    expect((await pack(karen)).size).toBe(1);
  });

  it("has pictures that were added by hand, in records of their own, and none that were deleted", async () => {
    const saga = await startSaga();
    const karen = await saga.join("karen@example.org");
    await bring(karen, Buffer.from("0 @I1@ INDI\n1 NAME Elsa\n"), `id=${randomUUID()}&keep=1`);
    const [elsa] = (await karen.call("getFamily", {})).people;
    const id = randomUUID();
    const body = new Uint8Array(slip);
    await karen.request(`/api/family/media/${id}?person=${elsa?.id}&name=a.jpg`, { method: "PUT", body });
    const out = await pack(karen);
    expect([...out.keys()]).toEqual(["gedcom.ged", `media/${id}.jpg`]);
    const [, xref] = /^1 OBJE @(.+)@$/m.exec(out.get("gedcom.ged")?.toString() ?? "") ?? [];
    expect(out.get("gedcom.ged")?.toString()).toContain(`0 @${xref}@ OBJE\n1 FILE media/${id}.jpg`);
    await karen.call("changeMedia", { params: { id }, body: { is_deleted: true } });
    expect((await pack(karen)).get("gedcom.ged")?.toString()).not.toContain("OBJE");
  });

  it("of thousands is read and written in a thread, the same each time", async () => {
    const saga = await startSaga();
    const karen = await saga.join("karen@example.org");
    const people = Array.from({ length: 3_000 }, (_, at) => `0 @I${at}@ INDI\n1 NAME Person ${at} /Hale/\n`);
    const keep = `id=${randomUUID()}&keep=1`;
    const report = await bring(karen, Buffer.from(people.join("")), keep);
    expect(report).toMatchObject({ people: 3_000, is_kept: true });
    const written = await (await karen.request("/api/family/gedcom?version=5.5.1")).text();
    expect(written.match(/^0 @I\d+@ INDI$/gm)).toHaveLength(3_000);
    await bring(karen, Buffer.from(people.join("")), keep);
    expect((await karen.call("getFamily", {})).people).toHaveLength(3_000);
  });
});
