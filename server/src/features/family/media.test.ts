import { randomUUID } from "node:crypto";
import type { Media } from "@saga/contract/family-media";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { withoutLocation } from "./location-data.ts";
import { mediaTypeOf } from "./media-type.ts";

const pdf = Buffer.from("%PDF-1.7 a letter");

const send = (caller: Caller, name: string, options: { bytes?: Buffer; id?: string; about?: string } = {}) =>
  caller.request(
    `/api/family/media/${options.id ?? randomUUID()}?name=${encodeURIComponent(name)}${options.about ?? ""}`,
    { method: "PUT", body: new Uint8Array(options.bytes ?? pdf) },
  );

const kept = async (caller: Caller, name: string, options = {}): Promise<Media> =>
  (await send(caller, name, options)).json() as Promise<Media>;

async function anna() {
  const saga = await startSaga();
  return { saga, caller: await saga.join("anna@example.org") };
}

/** Little-endian TIFF: orientation, and a GPS directory with a latitude. */
function exif(): Buffer {
  const tiff = Buffer.alloc(80);
  tiff.write("II*\0", 0, "latin1");
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  const entry = (at: number, [tag, type, count, value]: [number, number, number, number]) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  entry(10, [0x0112, 3, 1, 6]);
  entry(22, [0x8825, 4, 1, 38]);
  tiff.writeUInt16LE(1, 38);
  entry(40, [2, 5, 3, 56]);
  tiff.fill(0x59, 56, 80);
  return tiff;
}
const jpeg = (tiff = exif()) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 88]), Buffer.from("Exif\0\0"), tiff]);

describe("files of a family", () => {
  it("come back as they were sent, also in parts, and never as a page of ours", async () => {
    const { caller } = await anna();
    const { id } = await kept(caller, "Betyg 1956.pdf", { about: "&subject=school" });
    const response = await caller.request(`/api/family/media/${id}/file`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    expect(response.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''Betyg%201956.pdf");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const part = await caller.request(`/api/family/media/${id}/file`, { headers: { range: "bytes=0-3" } });
    expect([part.status, await part.text()]).toEqual([206, "%PDF"]);
    const { data } = await caller.call("listMedia", { query: { subject: "school" } });
    expect(data).toMatchObject([{ id, name: "Betyg 1956.pdf", kind: "document", bytes: pdf.length }]);
    expect((await caller.call("listMedia", { query: { subject: "career" } })).data).toEqual([]);
  });

  it("are kept once, however often they are sent", async () => {
    const { caller } = await anna();
    const id = randomUUID();
    const first = await kept(caller, "a.pdf", { id });
    expect(await kept(caller, "a.pdf", { id })).toEqual(first);
    expect((await caller.call("listMedia", { query: {} })).data).toHaveLength(1);
  });

  it("are told by their bytes: what may act is refused, whatever it is called", async () => {
    const { caller } = await anna();
    const bad = ["<svg onload='alert(1)'/>", "<!doctype html><script>1</script>", "MZ\u0000program", ""];
    for (const text of bad) {
      for (const name of ["photo.jpg", "page.txt", "../../etc/passwd"]) {
        const response = await send(caller, name, { bytes: Buffer.from(text) });
        expect([text, response.status]).toEqual([text, 415]);
      }
    }
    expect((await caller.call("listMedia", { query: {} })).data).toEqual([]);
  });

  it("can be taken back within a day of deleting them", async () => {
    const { caller } = await anna();
    const { id } = await kept(caller, "a.pdf");
    const params = { id };
    await caller.call("changeMedia", { params, body: { is_deleted: true } });
    expect((await caller.call("listMedia", { query: {} })).data).toEqual([]);
    expect((await caller.request(`/api/family/media/${id}/file`)).status).toBe(404);
    await caller.call("changeMedia", {
      params,
      body: { is_deleted: false, caption: "A letter", date: "about 1951" },
    });
    expect((await caller.call("listMedia", { query: {} })).data).toMatchObject([
      { caption: "A letter", date: "ABT 1951" },
    ]);
  });

  it("are not another owner's to see, change or overwrite", async () => {
    const { saga, caller } = await anna();
    const bo = await saga.join("bo@example.org");
    const { id } = await kept(caller, "a.pdf");
    expect((await bo.request(`/api/family/media/${id}/file`)).status).toBe(404);
    expect((await bo.refused("changeMedia", { params: { id }, body: { caption: "x" } })).status).toBe(404);
    expect((await send(bo, "b.pdf", { id })).status).toBe(409);
    expect((await send(bo, "b.pdf", { about: `&life=${caller.user.id}` })).status).toBe(404);
  });

  it("are back when they are sent again after they were deleted", async () => {
    const { caller } = await anna();
    const id = randomUUID();
    await kept(caller, "a.pdf", { id, about: "&subject=school" });
    await caller.call("changeMedia", { params: { id }, body: { is_deleted: true } });
    await kept(caller, "a.pdf", { id, about: "&subject=school" });
    expect((await caller.call("listMedia", { query: { subject: "school" } })).data).toMatchObject([{ id }]);
  });

  it("are on the page of everybody who is in them", async () => {
    const { caller } = await anna();
    const { id } = await kept(caller, "wedding.pdf", { about: "&subject=family" });
    await caller.call("changeMedia", { params: { id }, body: { people: ["elsa_1", "erik"] } });
    const idsOf = async (person: string) =>
      (await caller.call("listMedia", { query: { person } })).data.map((file) => file.id);
    expect(await idsOf("elsa_1")).toEqual([id]);
    expect(await idsOf("elsa-1")).toEqual([]);
    expect(await idsOf("elsa__")).toEqual([]);
    expect(await idsOf("eri")).toEqual([]);
  });

  it("keep what a change does not name", async () => {
    const { caller } = await anna();
    const { id } = await kept(caller, "wedding.pdf", { about: "&subject=family" });
    await caller.call("changeMedia", { params: { id }, body: { caption: "The wedding", date: "1962" } });
    const changed = await caller.call("changeMedia", { params: { id }, body: { people: ["elsa"] } });
    expect(changed).toMatchObject({ caption: "The wedding", date: "1962", people: ["elsa"] });
  });

  it("can be read aloud by their owner: the sound stands where the letter stands", async () => {
    const { saga, caller } = await anna();
    const { id } = await kept(caller, "letter.pdf", { about: "&subject=family" });
    const sound = { bytes: Buffer.from("OggS\0\u0002", "latin1"), about: `&reads=${id}` };
    await kept(caller, "read.ogg", sound);
    const { data } = await caller.call("listMedia", { query: { subject: "family" } });
    expect(data.find(({ kind }) => kind === "audio")).toMatchObject({ name: "read.ogg", reads: id });
    const bo = await saga.join("bo@example.org");
    expect((await send(bo, "read.ogg", sound)).status).toBe(404);
  });

  it("stop where an account has no room left", async () => {
    const saga = await startSaga({ env: { SAGA_ACCOUNT_MEDIA_GB: "0.001" } });
    const caller = await saga.join("anna@example.org");
    const bytes = Buffer.alloc(1_000_000, pdf);
    expect((await send(caller, "a.pdf", { bytes })).status).toBe(200);
    expect((await send(caller, "b.pdf")).status).toBe(413);
  });

  it("count as memories of their chapter, with what was told", async () => {
    const { caller } = await anna();
    await kept(caller, "a.pdf", { about: "&subject=childhood" });
    const life = await caller.call("getLife", { params: { id: caller.user.id } });
    expect(life.subjects.find(({ id }) => id === "childhood")?.memories).toBe(1);
    expect(life.told).toEqual([]);
  });
});

describe("a photograph", () => {
  it("forgets where it was made and nothing else", async () => {
    const { caller } = await anna();
    const { id, kind } = await kept(caller, "a.jpg", { bytes: jpeg() });
    expect(kind).toBe("photo");
    const stored = Buffer.from(await (await caller.request(`/api/family/media/${id}/file`)).arrayBuffer());
    expect(stored.length).toBe(jpeg().length);
    expect(stored.includes(Buffer.alloc(24, 0x59))).toBe(false);
    expect(stored.subarray(0, 34)).toEqual(jpeg().subarray(0, 34));
  });

  it("keeps where it was made when its owner wants that", async () => {
    const { caller } = await anna();
    const { id } = await kept(caller, "a.jpg", { bytes: jpeg(), about: "&location=kept" });
    const stored = Buffer.from(await (await caller.request(`/api/family/media/${id}/file`)).arrayBuffer());
    expect(stored).toEqual(jpeg());
  });

  it("without a place stays byte for byte", () => {
    const plain = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from("II*\0 not a directory MM\0*"),
    ]);
    expect(withoutLocation(plain)).toEqual(plain);
  });

  it("forgets the place in XMP too", () => {
    const xmp = '<x:xmpmeta a=""><d exif:GPSLatitude="59,20.1N" dc:title="Home"/></x:xmpmeta>';
    const text = withoutLocation(Buffer.from(xmp)).toString();
    expect(text).toContain('exif:GPSLatitude="        "');
    expect(text).toContain('dc:title="Home"');
  });
});

describe("the type of a file", () => {
  it.each([
    ["\x89PNG\r\n\x1a\n", "a", "image/png"],
    ["\0\0\0\x18ftypheic", "a", "image/heic"],
    ["\0\0\0\x18ftypisom", "a", "video/mp4"],
    ["\0\0\0\x18ftypM4A ", "a", "audio/mp4"],
    ["RIFF\0\0\0\0WAVEfmt ", "a", "audio/wav"],
    ["\x1a\x45\xdf\xa3 V_VP9", "a", "video/webm"],
    ["Dear Maria,", "letter.txt", "text/plain; charset=utf-8"],
    ["PK\x03\x04", "letter.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("of %j is known", (bytes, name, mediaType) => {
    expect(mediaTypeOf(Buffer.from(bytes, "latin1"), name)?.mediaType).toBe(mediaType);
  });
});
