import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { imageSize } from "image-size";
import { describe, expect, it, onTestFinished } from "vitest";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { createFolderAudioStore } from "#providers/audio-store/folder.audio-store.ts";
import { answer } from "../../../test/interviewing.ts";
import { goodReply } from "../../../test/model-replies.ts";
import { replyWith } from "../../../test/model-stand-in.ts";
import {
  type ModelCall,
  type ModelFault,
  type ModelVendor,
  startModelVendor,
} from "../../../test/model-vendor.ts";
import { openLink, secretIn } from "../../../test/teller-link.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { lines, opened, school } from "./about-interviews.test-suite.ts";

const seen = "Tell me about the bicycle at the left.";
const on = { SAGA_MODEL_SEES_PICTURES: "1" };

/** A photograph with words of its camera in it, larger than a model needs it. */
const photograph = (() => {
  const drawn = createCanvas(1600, 1200).toBuffer("image/jpeg");
  const camera = Buffer.from("Exif\0\0taken by Basil's Leica");
  const marker = Buffer.from([0xff, 0xe1, 0, camera.length + 2]);
  return Buffer.concat([drawn.subarray(0, 2), marker, camera, drawn.subarray(2)]);
})();

/** Everything that a call shows, as it stands in OpenAI's chat calls. */
const picturesIn = ({ body }: ModelCall): Buffer[] => {
  const urls = JSON.stringify(body).match(/data:image\/jpeg;base64,[^"]+/gu) ?? [];
  return urls.map((url) => Buffer.from(url.split(",")[1] ?? "", "base64"));
};

/** The form of a reply that each call asked for. */
const formsOf = ({ calls }: ModelVendor) =>
  calls.map(({ body }) => (body.response_format as { type: string } | undefined)?.type);

type Options = { isOutside?: boolean; audioStore?: AudioStore; firstWordMs?: number };

async function withModel(
  env: Record<string, string> = on,
  { isOutside = false, audioStore, firstWordMs = 30_000 }: Options = {},
) {
  const vendor = await startModelVendor(goodReply(seen));
  onTestFinished(vendor.close);
  // This machine by a form of its address that is not known to be of the house.
  const url = isOutside ? vendor.url.replace("127.0.0.1", "[::ffff:127.0.0.1]") : vendor.url;
  const saga = await startSaga({
    env: { OPENAI_BASE_URL: url, ...env },
    overrides: {
      questionBudget: { firstWordMs, totalMs: 60_000 },
      ...(audioStore ? { audioStore } : {}),
    },
  });
  const karen = await saga.join("karen@example.org");
  const { id: life } = await karen.call("createUser", { body: { name: "Winifred" } });
  const keep = async (): Promise<string> => {
    const file = randomUUID();
    const path = `/api/family/media/${file}?life=${life}&name=slip.jpg&location=kept`;
    const kept = await karen.request(path, { method: "PUT", body: new Uint8Array(photograph) });
    expect(kept.status).toBe(200);
    return file;
  };
  const file = await keep();
  const start = async (about: typeof school | { kind: "picture"; id: string }) =>
    opened(karen, (await karen.call("startAbout", { params: { id: life }, body: { about } })).id);
  const shown = () => vendor.calls.map((call) => picturesIn(call).length);
  return { vendor, saga, karen, life, file, keep, start, shown };
}

const tell = (at: number): string => `${lines[at % lines.length]} That was week ${at}.`;

describe("a model that sees", () => {
  it("is shown no photograph unless whoever runs the server switched that on", async () => {
    const { karen, file, start, shown, vendor } = await withModel({});
    await answer(karen, await start({ kind: "picture", id: file }), tell(0));
    expect(shown()).toEqual([0]);
    expect(vendor.calls[0]?.prompt).toContain("which the teller sees and you do not");
  });

  it("is shown the photograph of an interview with its first three answers, small and as it is seen alone", async () => {
    const { karen, file, start, shown, vendor } = await withModel();
    let talk = await start({ kind: "picture", id: file });
    const said = ["the bicycle at the left", "the wall behind it", "the bell on it", "the door"];
    for (const [at, thing] of said.entries()) {
      vendor.reply = goodReply(`Tell me about ${thing}.`);
      talk = await answer(karen, talk, tell(at));
      expect(talk.messages.at(-1)?.content).toBe(`Tell me about ${thing}.`);
    }
    expect(shown()).toEqual([1, 1, 1, 0]);
    const [picture = Buffer.alloc(0)] = vendor.calls[0] ? picturesIn(vendor.calls[0]) : [];
    expect(imageSize(picture)).toMatchObject({ type: "jpg", width: 768, height: 576 });
    expect(picture.includes("Exif")).toBe(false);
    expect(picture.includes("Leica")).toBe(false);
    expect(vendor.calls[0]?.prompt).toContain("never who they are");
  });

  it("is shown it in no other interview, nor what is deleted", async () => {
    const { karen, file, start, shown, vendor } = await withModel();
    await answer(karen, await start(school), tell(0));
    vendor.reply = goodReply("Go on about the road.");
    const talk = await start({ kind: "picture", id: file });
    await karen.call("changeMedia", { params: { id: file }, body: { is_deleted: true } });
    await answer(karen, talk, tell(1));
    expect(shown()).toEqual([0, 0]);
  });

  it.each([
    ["who somebody is", "Tell me about Basil at the left."],
    ["what people are to each other", "What were the two friends at the left doing?"],
    ["a relative that nobody told of", "What did your sister at the left say?"],
    ["how old somebody is", "What did the old man at the left say?"],
    ["an age in words", "Tell me about the man of sixty at the left."],
    ["a mood", "What made the one at the left so happy?"],
    ["a year", "What did the street look like in 1950?"],
    ["a time", "What was the street like in the fifties?"],
    ["a place", "What was it like there, in Brighton, by the pier?"],
  ])("is not asked with, where it says %s that nobody told", async (_what, question) => {
    const { karen, file, start, vendor } = await withModel();
    vendor.reply = goodReply(question);
    const talk = await answer(karen, await start({ kind: "picture", id: file }), "It stood in our hall.");
    expect(vendor.calls.length).toBe(2);
    expect(vendor.calls[1]?.prompt).toContain("It was refused");
    expect(talk.messages.at(-1)?.content).not.toContain(question);
  });

  it("may speak of ages and friends once they were told", async () => {
    const { karen, file, start, vendor } = await withModel();
    vendor.reply = goodReply("What was your old friend called?");
    const told = "That is my old friend at the left, whom I met on the boat.";
    const talk = await answer(karen, await start({ kind: "picture", id: file }), told);
    expect(talk.messages.at(-1)?.content).toBe("What was your old friend called?");
  });

  it("keeps no note of what it only saw: who somebody is to the teller, or how old", async () => {
    const { saga, karen, life, file, start, vendor } = await withModel();
    const note = (text: string) => ({ text, message_id: "4.1" });
    vendor.reply = () =>
      JSON.stringify(
        replyWith(seen, {
          names: [{ name: "Jory", who: "brother" }],
          notes: [note("Jory rowed them to the island."), note("Jory is an old man.")],
        }),
      );
    const told = "Jory rowed us over to the island, and the bicycle stood in the boat.";
    await answer(karen, await start({ kind: "picture", id: file }), told);
    const notes = await saga.db.selectFrom("notes").select("text").execute();
    expect(notes.map(({ text }) => text)).toEqual(["Jory rowed them to the island."]);
    const ledger = saga.db.selectFrom("ledgers").select("data").where("person_id", "=", life);
    const { data } = await ledger.executeTakeFirstOrThrow();
    expect(data).toContain("Jory");
    expect(data).not.toContain("brother");
  });

  it("is held to what was told as long as the interview about a photograph lasts", async () => {
    const { karen, file, start, shown, vendor } = await withModel();
    let talk = await start({ kind: "picture", id: file });
    for (const [at, thing] of ["the bicycle at the left", "the wall behind it", "the bell on it"].entries()) {
      vendor.reply = goodReply(`Tell me about ${thing}.`);
      talk = await answer(karen, talk, tell(at));
    }
    const guess = "What made the one at the left so happy?";
    vendor.reply = goodReply(guess);
    talk = await answer(karen, talk, tell(3));
    expect(shown()).toEqual([1, 1, 1, 0, 0]);
    expect(talk.messages.at(-1)?.content).not.toContain(guess);
  });

  it("that refuses a photograph is asked without it in the same turn, and shown it no more", async () => {
    const { karen, file, start, shown, vendor } = await withModel();
    vendor.faults = [400, 400, 400];
    const talk = await answer(karen, await start({ kind: "picture", id: file }), tell(0));
    expect(talk.messages.at(-1)?.content).toBe(seen);
    vendor.reply = goodReply("Go on about the road.");
    await answer(karen, talk, tell(1));
    expect(shown()).toEqual([1, 1, 1, 0, 0]);
    expect(vendor.calls[3]?.prompt).toContain("which the teller sees and you do not");
    // No form of a reply was taken beside it: what was refused is the picture, and the form stays.
    expect(formsOf(vendor).slice(3)).toEqual(["json_schema", "json_schema"]);
  });

  it.each<[string, ModelFault, number[]]>([
    ["none once it refused two", 413, [1, 0, 1, 0, 0]],
    ["the next though a filter held back two", "refused_by_filter", [1, 0, 1, 0, 1]],
  ])("is shown the photographs of others once it refused one: %s", async (_, fault, expected) => {
    const { karen, file, keep, start, shown, vendor } = await withModel();
    const pictures = [file, await keep(), await keep()];
    for (const [at, id] of pictures.entries()) {
      vendor.reply = goodReply(`Tell me about the ${["bicycle", "wall", "bell"][at]} at the left.`);
      vendor.faults = at < 2 ? [fault] : [];
      await answer(karen, await start({ kind: "picture", id }), tell(at));
    }
    expect(shown()).toEqual(expected);
  });

  it("of a server that knows no schema sees the photograph all the same", async () => {
    const { karen, file, start, shown, vendor } = await withModel();
    vendor.always = "no_schema";
    const talk = await answer(karen, await start({ kind: "picture", id: file }), tell(0));
    expect(talk.messages.at(-1)?.content).toBe(seen);
    vendor.reply = goodReply("Go on about the road.");
    await answer(karen, talk, tell(1));
    expect(shown()).toEqual([1, 1, 1, 1]);
    expect(formsOf(vendor)).toEqual(["json_schema", "json_object", undefined, undefined]);
  });

  it("is asked without a photograph that does not come in time", async () => {
    const path = await mkdtemp(join(tmpdir(), "saga-pictures-"));
    onTestFinished(() => rm(path, { recursive: true, force: true }));
    const folder = createFolderAudioStore({ folder: path });
    const audioStore: AudioStore = {
      ...folder,
      size: (key) => (key.includes("seen-") ? new Promise(() => {}) : folder.size(key)),
    };
    const { karen, file, start, shown } = await withModel(on, { audioStore, firstWordMs: 2_000 });
    const talk = await answer(karen, await start({ kind: "picture", id: file }), tell(0));
    expect(talk.messages.at(-1)?.content).toBe(seen);
    expect(shown()).toEqual([0]);
  });

  it("outside the house is shown it after a yes that was given for photographs, not after one for words", async () => {
    const { saga, karen, life, file, start, shown, vendor } = await withModel(on, { isOutside: true });
    const params = { id: life };
    const asked = await karen.call("getConsent", { params });
    expect(asked).toMatchObject({ sends_pictures: true, accepts: null });
    await karen.call("setConsent", { params, body: { accepts: true } });
    await saga.db
      .updateTable("model_consents")
      .set({ services: JSON.stringify(asked.services) })
      .execute();
    expect((await karen.call("getConsent", { params })).accepts).toBeNull();
    const talk = await answer(karen, await start({ kind: "picture", id: file }), tell(0));
    expect(shown()).toEqual([0]);
    expect(await karen.call("setConsent", { params, body: { accepts: true } })).toMatchObject({
      services: asked.services,
      accepts: true,
    });
    vendor.reply = goodReply("Go on about the road.");
    await answer(karen, talk, tell(1));
    expect(shown()).toEqual([0, 1]);
  });

  it("outside the house is named to whoever tells by a link, and to nobody else's teller", async () => {
    const { saga, karen, life } = await withModel(on, { isOutside: true });
    const params = { id: life };
    await karen.call("setConsent", { params, body: { accepts: true } });
    const { address } = await karen.call("createTellerLink", { params });
    const teller = await openLink(saga, secretIn(address));
    expect(await teller.call("getConsent", { params })).toMatchObject({
      sends_pictures: true,
      accepts: true,
    });
    expect((await teller.refused("getConsent", { params: { id: karen.user.id } })).status).toBe(404);
    expect((await teller.refused("setConsent", { params, body: { accepts: false } })).status).toBe(403);
  });
});
