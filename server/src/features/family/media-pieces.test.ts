import { randomBytes, randomUUID } from "node:crypto";
import { limits } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { startSaga } from "../../../test/test-saga.ts";

async function anna(env: Record<string, string> = {}) {
  const saga = await startSaga({ env });
  return { saga, caller: await saga.join("anna@example.org") };
}

const film = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from("00000018667479706d703432", "hex"), randomBytes(bytes - 12)]);

const send = (caller: Caller, [id, seq]: [id: string, seq: number], bytes: Buffer) =>
  caller.request(`/api/family/media/${id}/pieces/${seq}`, { method: "PUT", body: new Uint8Array(bytes) });

const join = (caller: Caller, id: string, bytes: number, name = "film.mp4") =>
  caller.call("joinMedia", { params: { id }, query: { name, subject: "school" }, body: { bytes } });

const arrived = (caller: Caller, id: string) => caller.call("arrivedMedia", { params: { id } });

it("a film that breaks off goes on where it stopped, and is what was sent", async () => {
  const { caller } = await anna();
  const id = randomUUID();
  const bytes = film(2_500_000);
  const pieces = [bytes.subarray(0, 1e6), bytes.subarray(1e6, 2e6), bytes.subarray(2e6)] as const;
  await send(caller, [id, 0], pieces[0]);
  await send(caller, [id, 1], pieces[1]);
  await send(caller, [id, 1], pieces[1]);
  expect(await arrived(caller, id)).toEqual({ pieces: 2, bytes: 2e6, is_kept: false });
  const body = { bytes: bytes.length };
  const early = { params: { id }, query: { name: "film.mp4" }, body };
  expect((await caller.refused("joinMedia", early)).error.code).toBe("media.incomplete");
  await send(caller, [id, 2], pieces[2]);
  const kept = await join(caller, id, bytes.length);
  expect(kept).toMatchObject({ id, kind: "video", bytes: bytes.length, name: "film.mp4" });
  const file = await caller.request(`/api/family/media/${id}/file`);
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
});

it("a file whose answer got lost is kept once", async () => {
  const { caller } = await anna();
  const id = randomUUID();
  const bytes = film(1_000);
  await send(caller, [id, 0], bytes);
  const kept = await join(caller, id, bytes.length);
  expect(await arrived(caller, id)).toMatchObject({ is_kept: true });
  expect(await join(caller, id, bytes.length)).toEqual(kept);
  expect((await caller.call("listMedia", { query: { subject: "school" } })).data).toHaveLength(1);
});

it("what may act, and what is larger than a file may be, is refused with its first pieces", async () => {
  const { caller } = await anna();
  const drawing = await send(caller, [randomUUID(), 0], Buffer.from("<svg onload='alert(1)'/>"));
  expect(drawing.status).toBe(415);
  const id = randomUUID();
  const large = await send(caller, [id, 0], film(limits.mediaPieceBytes + 1));
  expect(large.status).toBe(413);
  // An archive may be an office document: its name says that, at the end.
  const archive = Buffer.from("PK\u0003\u0004 a program");
  await send(caller, [id, 0], archive);
  const whole = { params: { id }, query: { name: "setup.zip" }, body: { bytes: archive.length } };
  expect((await caller.refused("joinMedia", whole)).error.code).toBe("media.unknown_type");
});

it("pieces count towards what an account may keep", async () => {
  const { caller } = await anna({ SAGA_ACCOUNT_MEDIA_GB: "0.001" });
  expect((await send(caller, [randomUUID(), 0], film(900_000))).status).toBe(200);
  const second = await send(caller, [randomUUID(), 0], film(900_000));
  expect(await second.json()).toMatchObject({ error: { code: "media.account_full" } });
});

it("a file that nobody wants to send any more takes no room", async () => {
  const { caller } = await anna({ SAGA_ACCOUNT_MEDIA_GB: "0.001" });
  const [first, second] = [randomUUID(), randomUUID()];
  await send(caller, [first, 0], film(900_000));
  expect(await caller.call("dropMedia", { params: { id: first } })).toMatchObject({ bytes: 0 });
  expect((await send(caller, [second, 0], film(900_000))).status).toBe(200);
  await join(caller, second, 900_000);
  // A file that is whole stays.
  expect(await caller.call("dropMedia", { params: { id: second } })).toMatchObject({ is_kept: true });
  expect((await caller.call("listMedia", { query: { subject: "school" } })).data).toHaveLength(1);
});

it("pieces of another account are nobody else's, whatever the id", async () => {
  const { saga, caller } = await anna();
  const bo = await saga.join("bo@example.org");
  const id = randomUUID();
  await send(caller, [id, 0], film(1_000));
  expect(await arrived(bo, id)).toEqual({ pieces: 0, bytes: 0, is_kept: false });
  await join(caller, id, 1_000);
  const other = film(500);
  await send(bo, [id, 0], other);
  const taken = { params: { id }, query: { name: "film.mp4" }, body: { bytes: 500 } };
  expect((await bo.refused("joinMedia", taken)).error.code).toBe("media.id_taken");
});
