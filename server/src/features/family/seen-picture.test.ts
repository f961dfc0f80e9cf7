import { randomUUID } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import { imageSize } from "image-size";
import { describe, expect, it, onTestFinished } from "vitest";
import { answer } from "../../../test/interviewing.ts";
import { goodReply } from "../../../test/model-replies.ts";
import { replyWith } from "../../../test/model-stand-in.ts";
import { type ModelCall, startModelVendor } from "../../../test/model-vendor.ts";
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

async function withModel(env: Record<string, string> = on, { isOutside = false } = {}) {
  const vendor = await startModelVendor(goodReply(seen));
  onTestFinished(vendor.close);
  // This machine by a form of its address that is not known to be of the house.
  const url = isOutside ? vendor.url.replace("127.0.0.1", "[::ffff:127.0.0.1]") : vendor.url;
  const saga = await startSaga({
    env: { OPENAI_BASE_URL: url, ...env },
    overrides: { questionBudget: { firstWordMs: 30_000, totalMs: 60_000 } },
  });
  const karen = await saga.join("karen@example.org");
  const { id: life } = await karen.call("createUser", { body: { name: "Winifred" } });
  const file = randomUUID();
  const path = `/api/family/media/${file}?life=${life}&name=slip.jpg&location=kept`;
  const kept = await karen.request(path, { method: "PUT", body: new Uint8Array(photograph) });
  expect(kept.status).toBe(200);
  const start = async (about: typeof school | { kind: "picture"; id: string }) =>
    opened(karen, (await karen.call("startAbout", { params: { id: life }, body: { about } })).id);
  const shown = () => vendor.calls.map((call) => picturesIn(call).length);
  return { vendor, saga, karen, life, file, start, shown };
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

  it("that takes no pictures is asked without one in the same turn, and is shown none again", async () => {
    const { karen, file, start, shown, vendor } = await withModel();
    vendor.faults = [400];
    const talk = await answer(karen, await start({ kind: "picture", id: file }), tell(0));
    expect(talk.messages.at(-1)?.content).toBe(seen);
    vendor.reply = goodReply("Go on about the road.");
    await answer(karen, talk, tell(1));
    expect(shown()).toEqual([1, 0, 0]);
    expect(vendor.calls[1]?.prompt).toContain("which the teller sees and you do not");
    // It is the picture that was refused, and not the form of the reply.
    const form = vendor.calls.map(({ body }) => (body.response_format as { type: string }).type);
    expect(form).toEqual(["json_schema", "json_schema", "json_schema"]);
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
});
