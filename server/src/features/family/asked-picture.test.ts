import { randomUUID } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { openLink, secretIn } from "../../../test/teller-link.ts";
import { admin } from "../../../test/test-saga.ts";
import { school, withWinifred } from "./about-interviews.test-suite.ts";

const drawn = createCanvas(600, 400).toBuffer("image/jpeg");

/** Winifred with her own link, and an interview about a photograph of Karen's. */
async function withPicture() {
  const family = await withWinifred();
  const { saga, karen, life, start } = family;
  const keep = async (name: string): Promise<string> => {
    const id = randomUUID();
    const path = `/api/family/media/${id}?life=${life}&name=${name}`;
    const sent = await karen.request(path, { method: "PUT", body: new Uint8Array(drawn) });
    expect(sent.status).toBe(200);
    return id;
  };
  const slip = await keep("slip.jpg");
  const asked = await start({ kind: "picture", id: slip });
  const { id: link, address } = await karen.call("createTellerLink", { params: { id: life } });
  const winifred = await openLink(saga, secretIn(address));
  const look = (caller: Caller, id: string) => caller.request(`/api/interviews/${id}/picture`);
  const seen = async (caller: Caller, id = asked.id) => (await look(caller, id)).status;
  return { ...family, keep, slip, asked, link, winifred, look, seen };
}

describe("the photograph that an interview is about", () => {
  it("is seen by its teller through a link, drawn for a screen, and no other file of the family is", async () => {
    const { karen, keep, slip, asked, winifred, look, start, seen } = await withPicture();
    const answer = await look(winifred, asked.id);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(imageSize(Buffer.from(await answer.arrayBuffer()))).toMatchObject({ width: 600, height: 400 });
    const other = await keep("other.jpg");
    for (const id of [slip, other]) {
      expect((await winifred.request(`/api/family/media/${id}/picture`)).status).toBe(403);
      expect((await winifred.request(`/api/family/media/${id}/file`)).status).toBe(403);
    }
    expect(await seen(winifred, (await start(school)).id)).toBe(404);
    expect(await seen(karen)).toBe(200);
  });

  it("is not seen by the teller of another interview, nor once the link has ended", async () => {
    const { saga, karen, life, link, winifred, seen } = await withPicture();
    const { id } = await karen.call("createUser", { body: { name: "Jory" } });
    const { address } = await karen.call("createTellerLink", { params: { id } });
    const jory = await openLink(saga, secretIn(address));
    expect(await seen(jory)).toBe(404);
    expect(await seen(await saga.join("bo@example.org"))).toBe(404);
    await karen.call("endTellerLink", { params: { id: life, link } });
    expect(await seen(winifred)).toBe(401);
    expect(await seen(jory)).toBe(404);
  });

  it("is gone with its file, and stays with the family that kept it when the teller goes to another account", async () => {
    const { saga, karen, life, slip, winifred, seen } = await withPicture();
    await karen.call("changeMedia", { params: { id: slip }, body: { is_deleted: true } });
    expect(await seen(winifred)).toBe(404);
    await karen.call("changeMedia", { params: { id: slip }, body: { is_deleted: false } });
    expect(await seen(winifred)).toBe(200);
    const bo = await saga.join("bo@example.org");
    await karen.call("handOver", { params: { id: life }, body: { email: "bo@example.org" } });
    expect([await seen(karen), await seen(bo)]).toEqual([404, 404]);
  });

  it("is written down where an administrator looks at somebody else's", async () => {
    const { saga, asked, seen } = await withPicture();
    const owner = await saga.signIn(admin);
    expect(await seen(owner)).toBe(200);
    const { data } = await owner.call("auditLog", { query: {} });
    expect(data).toContainEqual(expect.objectContaining({ action: "interview.read", subject_id: asked.id }));
  });
});
