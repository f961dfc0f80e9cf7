import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { createCanvas } from "@napi-rs/canvas";
import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { record, wav } from "../../../test/recorded.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const told = [
  "I was born in Skärhamn in 1941, in a house that my father had built above the harbour.",
  "My aunt Greta kept six hens behind the house, and she sold the eggs on Saturdays.",
  "I only married him for the garden, and the garden had pear trees behind the wall.",
];

/** What another program reads in a PDF. */
async function wordsOf(pdf: string): Promise<string> {
  const data = new Uint8Array(Buffer.from(pdf, "latin1"));
  const document = await getDocument({ data, useWasm: false, verbosity: 0 }).promise;
  let words = "";
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    words += items.map((item) => ("str" in item ? item.str : "")).join("");
  }
  await document.loadingTask.destroy();
  return words;
}

async function written({ publicUrl }: { publicUrl?: string } = {}) {
  const saga = await startSaga({ env: publicUrl ? { PUBLIC_URL: publicUrl } : {} });
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  for (const text of told) talk = await answer(anna, talk, text);
  const write = () =>
    anna.call("createStory", { body: { interview_ids: [talk.id], length: 1_000, style: "first-person" } });
  const { id } = await write();
  const params = { id };
  const make = async (wish: object = {}) => {
    await anna.call("makeBook", { params, body: { story_ids: [id], ...wish } });
    return until(async () => {
      const book = await anna.call("getBook", { params });
      return book.state === "done" || book.state === "failed" ? book : null;
    });
  };
  const file = async (part: "inside" | "cover") => {
    const response = await anna.request(`/api/stories/${id}/book/${part}`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    return Buffer.from(await response.arrayBuffer()).toString("latin1");
  };
  return { saga, anna, talk, id, params, make, file, write };
}

describe("a book of a story", () => {
  it("has the pages of the family where they are wanted, without whom a teller keeps out", async () => {
    const { anna, talk, make, file } = await written();
    const { people, root } = await anna.call("startFamily", { body: { with: "myself" } });
    const self = people.find(({ id }) => id === root);
    const add = (id: string, name: string) => newPerson({ id, name, born: "ABT 1912", is_alive: false });
    const parents = [add("f", "Torsten Holm"), add("m", "Greta Holm")];
    const unions = [
      {
        ...newUnion({ id: "u", partners: ["f", "m"], children: [self?.id ?? ""] }),
        kind: "married" as const,
        from: "1936",
      },
    ];
    const change = { id: randomUUID(), what: "Parents", people: parents, unions };
    await anna.call("changeFamily", { body: change });
    await answer(anna, talk, "Please leave out everything about Greta.");
    await make();
    const without = await wordsOf(await file("inside"));
    expect(without).not.toContain("Torsten");
    await make({ family: true });
    const words = await wordsOf(await file("inside"));
    expect(words).toContain("Torsten Holm");
    expect(words).toContain("c. 1912");
    expect(words).not.toContain("Greta Holm");
    expect(words).not.toContain("1936");
    // Somebody who has given no name is no stranger in their own tree.
    const marks = (text: string) => text.split("?").length;
    expect(marks(words)).toBe(marks(without));
  });

  it("has the photographs of the people around who tells, turned, and the sentence that says a date", async () => {
    const { anna, talk, make, file } = await written();
    await anna.call("updateUser", { params: { id: anna.user.id }, body: { name: "Anna Holm" } });
    const { root } = await anna.call("startFamily", { body: { with: "myself" } });
    const said = "I was born in Leeds in 1943, above the chandler's shop.";
    await answer(anna, talk, said);
    const { data } = await anna.call("listProposals", { query: {} });
    for (const { id, life, kind, date } of data)
      if (kind === "born" && date === "1943")
        await anna.call("takeProposal", { params: { id: life, proposal: id }, body: {} });
    await make({ family: true });
    const without = await file("inside");
    const plain = (text: string) => text.replace(/\s/g, "");
    expect(plain(await wordsOf(without))).toContain(plain(`${said} (Anna Holm)`));
    const canvas = createCanvas(600, 400);
    canvas.getContext("2d").fillRect(0, 0, 300, 400);
    const keep = async (bytes: Buffer, caption: string, rotation: 0 | 90) => {
      const id = randomUUID();
      const path = `/api/family/media/${id}?name=a.png&person=${root}`;
      await anna.request(path, { method: "PUT", body: new Uint8Array(bytes) });
      const body = { caption, date: "1951", rotation };
      await anna.call("changeMedia", { params: { id }, body });
    };
    await keep(canvas.toBuffer("image/png"), "On the quay", 90);
    await keep(Buffer.from("89504e470d0a1a0a", "hex"), "A broken picture", 0);
    await make({ family: true });
    const inside = await file("inside");
    const words = await wordsOf(inside);
    expect(words).toContain("On the quay, 1951");
    expect(words).not.toContain("A broken picture");
    const pictures = (pdf: string) => pdf.match(/\/Subtype *\/Image/g)?.length ?? 0;
    expect(pictures(inside)).toBeGreaterThan(pictures(without));
    expect(inside).toMatch(/\/Width 400[^>]*\/Height 600|\/Height 600[^>]*\/Width 400/);
  });

  it("is set with its cover, and kept as long as nothing in it changes", async () => {
    const { anna, params, make, file, id } = await written();
    expect(await anna.call("getBook", { params })).toMatchObject({
      state: "none",
      made: null,
      kept_out: 0,
      wish: { format: "a5", story_ids: [id] },
    });
    expect((await anna.refused("bookFile", { params: { ...params, part: "inside" } })).error.code).toBe(
      "books.not_made",
    );
    const book = await make({ bleed: true, dedication: "For Linnea", title: 'A "Bread" Mouse' });
    expect(book).toMatchObject({ state: "done", error: null, made: { is_current: true } });
    expect((book.made?.pages ?? 1) % 2).toBe(0);
    const inside = await file("inside");
    expect(inside.match(/\/TrimBox/g)).toHaveLength(book.made?.pages ?? 0);
    expect(await file("cover")).toContain("/TrimBox");
    const made = book.made?.made_at;
    const again = await anna.call("makeBook", { params, body: book.wish });
    expect([again.state, again.made?.made_at]).toEqual(["done", made]);
  });

  it("is not given out when something in it is kept out since, until it is set again", async () => {
    const { anna, params, make, talk, file } = await written();
    await make();
    await answer(anna, talk, "Please leave Greta out of the book.");
    const refused = await anna.refused("bookFile", { params: { ...params, part: "inside" } });
    expect(refused.error.code).toBe("books.changed");
    const now = await anna.call("getBook", { params });
    expect(now.made?.is_current).toBe(false);
    expect(now.kept_out).toBeGreaterThan(0);
    await make();
    expect(await file("inside")).toContain("%PDF");
  });

  it("holds several stories of one account, and none of another", async () => {
    const { saga, anna, params, make, write, id } = await written();
    const { id: second } = await write();
    const book = await make({ story_ids: [id, second, id] });
    expect([book.state, book.wish.story_ids]).toEqual(["done", [id, second]]);
    const files = async () =>
      (await readdir(saga.config.dataDir, { recursive: true })).filter((name) => name.endsWith(".pdf"));
    expect(await files()).toHaveLength(2);
    // Its words are in no file any more.
    await anna.call("deleteStory", { params: { id: second } });
    expect(await files()).toEqual([]);
    expect((await anna.call("getBook", { params })).made?.is_current).toBe(false);
    const bo = await saga.join("bo@example.org");
    const body = { story_ids: [id] };
    expect((await bo.refused("makeBook", { params, body })).status).toBe(404);
    expect((await anna.refused("makeBook", { params, body: { story_ids: [second] } })).status).toBe(404);
  });

  it("has captions below its photographs, and none of what is to be left alone by another way", async () => {
    const { anna, make, talk, file, id } = await written();
    const cover = await anna.request(`/api/stories/${id}/cover`, {
      method: "PUT",
      headers: { "content-type": "application/octet-stream" },
      body: Buffer.from("ffd8ffc0000b08006400640100000000ffd9", "hex"),
    });
    expect(cover.status).toBe(200);
    const captions = [{ story_id: id, text: "Aunt Greta and her hens" }];
    const book = await make({ captions, dedication: "For Greta" });
    expect(book).toMatchObject({ state: "done", wish: { captions }, kept_out: 0 });
    expect(book.photographs).toMatchObject([{ story_id: id }]);
    expect(await wordsOf(await file("inside"))).toContain("Aunt Greta and her hens");
    await answer(anna, talk, "Please leave Greta out of the book.");
    const { kept_out } = await make({ captions, dedication: "For Greta" });
    expect(await wordsOf(await file("inside"))).not.toContain("Greta");
    // The sentence of the story, the caption and the dedication.
    expect(kept_out).toBeGreaterThanOrEqual(3);
  });

  it("is given up when nobody wants it any more, and can be wanted again", async () => {
    const { anna, params, make, id } = await written();
    await anna.call("makeBook", { params, body: { story_ids: [id], format: "a4" } });
    const cancelled = await anna.call("cancelBook", { params });
    expect(cancelled.state).toBe("cancelled");
    expect((await make({ format: "a4" })).state).toBe("done");
  });

  it("is set after all when the server ends while it is being set", async () => {
    const { saga, anna, params, id } = await written();
    await anna.call("makeBook", { params, body: { story_ids: [id] } });
    const again = (await saga.restart({}))(anna);
    const book = await until(async () => {
      const now = await again.call("getBook", { params });
      return now.state === "done" ? now : null;
    });
    expect([book.error, book.made?.is_current]).toEqual([null, true]);
  });

  it("is not made of what may not be printed", async () => {
    const { anna, params, make, talk } = await written();
    await anna.call("updateStory", { params, body: { story: "Greta kept hens." } });
    await answer(anna, talk, "Please leave Greta out of the book.");
    expect(await make()).toMatchObject({ state: "failed", error: "books.nothing_to_print", kept_out: 1 });
  });
});

/** Tells the second line aloud. */
async function spoken(publicUrl?: string) {
  const place = await written(publicUrl ? { publicUrl } : {});
  const { anna, talk } = place;
  const { id: recording } = await record(anna, talk.id, wav(6));
  const content = "My uncle Nils mended nets on the quay, and he sang to the gulls while he worked.";
  const said = { role: "user" as const, content, recording_ids: [recording] };
  await anna.call("getQuestion", { body: { id: talk.id, messages: [...talk.messages, said] } });
  await until(async () => {
    const { segments } = await anna.call("interviewTimeline", { params: { id: talk.id } });
    return segments.some(({ sentences }) => sentences.length > 0) || null;
  });
  const { id } = await place.write();
  const params = { id };
  const make = async (wish: object = {}) => {
    await anna.call("makeBook", { params, body: { story_ids: [id], ...wish } });
    return until(async () => {
      const book = await anna.call("getBook", { params });
      return book.state === "done" ? book : null;
    });
  };
  /** The secret in the address beside the code, as it is printed. */
  const printedSecret = async (): Promise<string> => {
    const response = await anna.request(`/api/stories/${id}/book/inside`);
    const words = await wordsOf(Buffer.from(await response.arrayBuffer()).toString("latin1"));
    return /saga\.example\/shared-story#([\w-]{43})/.exec(words.replace(/[\s\u200b]/g, ""))?.[1] ?? "";
  };
  return { ...place, params, make, printedSecret };
}

describe("a page with codes", () => {
  it("leads to the teller's own voice without an account, until the link is ended", async () => {
    const { saga, anna, params, make, printedSecret } = await spoken("https://saga.example");
    const book = await make();
    // One for the story and one beside the passage.
    expect([book.codes_lead, book.made?.codes]).toEqual(["everywhere", 2]);
    const secret = await printedSecret();
    const read = await saga.stranger.call("readShared", { body: { secret } });
    expect(new Set(read.voice.map(({ passage }) => passage)).size).toBe(1);
    expect((await make({ passage_codes: false })).made?.codes).toBe(1);
    expect(read.voice.length).toBeGreaterThan(0);
    expect(read.voice.every(({ text }) => /Nils|gulls/.test(text))).toBe(true);
    const hear = (at: number | undefined) =>
      saga.stranger.request(`/api/shared-stories/voice/${at}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ secret }),
      });
    const sound = await hear(read.voice[0]?.at);
    expect([sound.status, sound.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(192);
    // What Saga's voice would read is not to be had by a link.
    const others = [0, 1, 2, 3, 4, 5].filter((at) => read.voice.every((each) => each.at !== at));
    expect((await hear(others[0])).status).toBe(404);

    await make();
    expect(await printedSecret()).toBe(secret);
    const [link] = (await anna.call("listShares", { params })).data;
    expect(link).toMatchObject({ expires_at: null, has_sound: true });
    saga.clock.pass(20 * 365 * 24 * 60 * 60);
    const later = await saga.signIn("anna@example.org");
    expect((await saga.stranger.call("readShared", { body: { secret } })).title).toBe(read.title);
    await later.call("endShare", { params: { ...params, share: link?.id ?? "" } });
    expect((await hear(read.voice[0]?.at)).status).toBe(404);
    expect((await later.call("getBook", { params })).made?.is_current).toBe(false);
  });

  it("is not there where the server does not know its address, and no link plays what it was not made for", async () => {
    const { saga, anna, params, make } = await spoken();
    const book = await make();
    expect([book.codes_lead, book.made?.codes]).toEqual(["nowhere", 0]);
    const { secret } = await anna.call("createShare", { params, body: {} });
    expect((await saga.stranger.call("readShared", { body: { secret } })).voice).toEqual([]);
    const refused = await saga.stranger.refused("hearShared", { params: { at: "0" }, body: { secret } });
    expect(refused.error.code).toBe("stories.sentence_not_found");
    const { secret: heard } = await anna.call("createShare", { params, body: { sound: true } });
    expect((await saga.stranger.call("readShared", { body: { secret: heard } })).voice).not.toEqual([]);
  });
});
