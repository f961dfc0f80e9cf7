import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { limits } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { zipOf } from "#documents/zip-stream.ts";
import { startSaga } from "../../../test/test-saga.ts";

async function karen() {
  const saga = await startSaga();
  const caller = await saga.join("karen@example.org");
  const bring = async (bytes: Buffer | string, headers: Record<string, string> = {}) => {
    const body = new Uint8Array(Buffer.from(bytes));
    const path = `/api/family/gedcom?id=${randomUUID()}&keep=1`;
    const answer = await caller.request(path, { method: "POST", body, headers });
    return (await answer.json()) as { error?: { code: string }; broken?: number; people?: number };
  };
  return { caller, bring };
}

const slip = Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex");
const zip = (files: Record<string, Buffer>) => {
  const entries = async function* () {
    for (const [path, content] of Object.entries(files)) yield { path, isPacked: true, pieces: [content] };
  };
  return buffer(zipOf(entries(), new Date(Date.UTC(2026, 0, 1))));
};

it("a family in which somebody is their own ancestor is refused whole, with its pictures", async () => {
  const { caller, bring } = await karen();
  const gedcom =
    "0 @I1@ INDI\n1 NAME Elsa\n1 OBJE\n2 FILE a.jpg\n0 @I2@ INDI\n1 NAME Erik\n0 @F1@ FAM\n1 WIFE @I1@\n1 CHIL @I2@\n0 @F2@ FAM\n1 HUSB @I2@\n1 CHIL @I1@\n";
  const packed = await zip({ "gedcom.ged": Buffer.from(gedcom), "a.jpg": slip });
  expect((await bring(packed)).error?.code).toBe("family.impossible");
  expect(await caller.call("getFamily", {})).toMatchObject({ state: "example", undo: null });
  const zipped = await caller.request("/api/family/gedzip");
  expect(Buffer.from(await zipped.arrayBuffer()).includes("media/")).toBe(false);
});

it("families of nobody, bombs of entities, names that climb and lines without an end have a clear report", async () => {
  const { bring } = await karen();
  const empty = await bring("0 @I1@ INDI\n1 NAME Elsa\n0 @F1@ FAM\n0 @F2@ FAM\n1 HUSB @I9@\n1 CHIL @I8@\n");
  expect(empty).toMatchObject({ people: 1, broken: 0, unions: 0 });
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;&a;&a;">'.repeat(50)}]><x>&b;</x>`;
  expect((await bring(bomb)).error?.code).toBe("family.nothing_read");
  const climbing = await zip({
    "gedcom.ged": Buffer.from("0 @I1@ INDI\n1 NAME Elsa\n"),
    "xx/etc/passwd": slip,
  });
  const named = Buffer.from(
    climbing.toString("latin1").replaceAll("xx/etc/passwd", "../etc/passwd"),
    "latin1",
  );
  expect((await bring(named)).error?.code).toBe("family.nothing_read");
  const long = `0 @I1@ INDI\n1 NAME Elsa\n1 NOTE ${"x".repeat(4_000_000)}\n0 @I2@ INDI\n1 NAME Erik\n`;
  expect(await bring(long)).toMatchObject({ people: 2, broken: 1 });
  const announced = { "content-length": `${limits.gedzipBytes + 1}` };
  expect((await bring("0 @I1@ INDI\n", announced)).error?.code).toBe("request.too_large");
});

it("a picture of 30,000 by 30,000 dots is kept as it came: no server unfolds it", async () => {
  const { caller } = await karen();
  const sizes = Buffer.from("0000753000007530", "hex");
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const body = new Uint8Array(
    Buffer.concat([head, sizes, Buffer.from("0802000000", "hex"), Buffer.alloc(64)]),
  );
  const id = randomUUID();
  await caller.request(`/api/family/media/${id}?subject=school&name=huge.png`, { method: "PUT", body });
  const back = await caller.request(`/api/family/media/${id}/file`);
  expect(back.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await back.arrayBuffer())).toEqual(Buffer.from(body));
});

it("a file may be called anything: its name is words, and no path and no header", async () => {
  const { caller } = await karen();
  const name = '../../etc/"><script>1</script>\r\nSet-Cookie: a=b';
  const id = randomUUID();
  const path = `/api/family/media/${id}?subject=school&name=${encodeURIComponent(name)}`;
  await caller.request(path, { method: "PUT", body: new Uint8Array(slip) });
  const [file] = (await caller.call("listMedia", { query: { subject: "school" } })).data;
  expect(file).toMatchObject({ id, name });
  const { headers } = await caller.request(`/api/family/media/${id}/file?download=1`);
  expect(headers.get("set-cookie")).toBeNull();
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
});

it("letters in a wrong encoding come as letters, and the people with them", async () => {
  const { caller, bring } = await karen();
  const file = "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Åke\n0 TRLR\n";
  expect(await bring(Buffer.from(file, "latin1"))).toMatchObject({ people: 1 });
  expect((await caller.call("getFamily", {})).people.map(({ name }) => name)).toEqual(["Åke"]);
});
