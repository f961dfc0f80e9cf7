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

async function written(...extra: string[]) {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  for (const text of [...told, ...extra]) talk = await answer(anna, talk, text);
  const order = { interview_ids: [talk.id], length: 1_000, style: "first-person" as const };
  const story = await anna.call("createStory", { body: order });
  const text = async (path: string) => {
    const response = await anna.request(path);
    expect(response.status).toBe(200);
    return response.text();
  };
  return { saga, anna, story, params: { id: story.id }, talk, interview: { id: talk.id }, text };
}

describe("a story as a file", () => {
  it("is made in each form, under its media type", async () => {
    const { anna, story } = await written();
    const types: Record<string, string> = {};
    for (const form of ["pdf", "epub", "docx", "md"]) {
      const response = await anna.request(`/api/stories/${story.id}/export?form=${form}`);
      types[form] = `${response.status} ${response.headers.get("content-type")}`;
    }
    expect(types).toEqual({
      pdf: "200 application/pdf",
      epub: "200 application/epub+zip",
      docx: "200 application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      md: "200 text/markdown; charset=utf-8",
    });
  });

  it("has the paragraphs of the story, as its readers see them", async () => {
    const { anna, story, params, text } = await written(
      "We moved to Lysekil in 1952, and I missed the hens and the pear trees and my aunt for a whole year.",
    );
    const blocks = story.story.split("\n\n");
    const begun = story.sentences.filter((each) => each.begins_paragraph).map((each) => each.text);
    expect(begun.length).toBeGreaterThan(story.sections.length);
    expect(blocks.filter((block) => begun.some((each) => block.startsWith(each)))).toHaveLength(begun.length);
    expect(blocks).toHaveLength(begun.length + story.sections.length);
    const { secret } = await anna.call("createShare", { params, body: {} });
    const shared = await anna.call("readShared", { body: { secret } });
    const chapters = shared.chapters.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    expect(chapters).toEqual(blocks);
    const file = await text(`/api/stories/${story.id}/export?form=md`);
    for (const begin of begun) expect(file).toContain(`\n\n${begin.slice(0, 20)}`);
  });

  it("leaves out what was kept out since, and says how much", async () => {
    const { anna, story, params, talk, text } = await written();
    const file = () => text(`/api/stories/${story.id}/export?form=md`);
    expect(await file()).toContain("Greta");
    await answer(anna, talk, "Please leave Greta out of the book.");
    const left = await anna.call("storyLeftOut", { params });
    expect(left.kept_out).toBeGreaterThan(0);
    expect(left.chapters.length).toBeGreaterThan(0);
    expect(JSON.stringify([left.title, left.chapters])).not.toContain("Greta");
    expect(await file()).not.toContain("Greta");
    const { sentences } = await anna.call("getStory", { params });
    expect(sentences.some((each) => each.text.includes("Greta"))).toBe(true);
  });

  it("leaves out what nobody has decided about in the read-through, and prints it afterwards", async () => {
    const { anna, story, params, text } = await written(
      "My brother Tom Barker went to prison in 1962 for the lead on the chapel roof.",
    );
    const file = () => text(`/api/stories/${story.id}/export?form=md`);
    expect(await file()).not.toContain("prison");
    const [passage] = (await anna.call("readThrough", { params })).passages;
    const body = { passage: passage?.id ?? "", decision: "shorten" as const };
    await anna.call("decidePassage", { params, body });
    expect(await file()).toContain("Tom went to prison");
  });

  it("leaves it out of a text too that was changed by hand", async () => {
    const { anna, params, story, talk, text } = await written();
    await anna.call("updateStory", { params, body: { story: "Greta was here.\n\nThe sea was blue." } });
    await answer(anna, talk, "Please leave Greta out of the book.");
    const file = await text(`/api/stories/${story.id}/export?form=md`);
    expect(file).toContain("The sea was blue.");
    expect(file).not.toContain("Greta");
    const { chapters } = await anna.call("storyLeftOut", { params });
    expect(chapters).toEqual([{ heading: "", paragraphs: ["The sea was blue."] }]);
  });
});

describe("the photograph on a cover", () => {
  const jpeg = Buffer.from("ffd8ffc0000b08006400640100000000ffd9", "hex");
  it("is kept, shown to nobody else, and taken off again", async () => {
    const { saga, anna, story } = await written();
    const path = `/api/stories/${story.id}/cover`;
    const put = (body: Buffer) =>
      anna.request(path, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: new Uint8Array(body),
      });
    expect((await put(Buffer.from("<svg onload=alert(1)>"))).status).toBe(415);
    expect((await put(Buffer.alloc(3_000_000))).status).toBe(413);
    expect((await anna.request(path)).status).toBe(404);
    expect((await put(jpeg)).status).toBe(200);
    const kept = await anna.request(path);
    expect(kept.headers.get("content-type")).toBe("image/jpeg");
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(jpeg);
    const bo = await saga.join("bo@example.org");
    expect((await bo.request(path)).status).toBe(404);
    await anna.request(path, { method: "DELETE" });
    expect((await anna.request(path)).status).toBe(404);
  });
});

describe("an interview as a file", () => {
  it("has questions and answers, without an answer that was taken back", async () => {
    const { interview, text } = await written("Please delete what I just said.");
    const file = await text(`/api/interviews/${interview.id}/export?form=md`);
    expect(file).toContain("aunt Greta kept six hens");
    expect(file).toContain("**Saga:**");
    expect(file).not.toContain("pear trees");
  });

  it("has no subtitles where nothing was spoken", async () => {
    const { anna, interview } = await written();
    const refused = await anna.refused("exportInterview", { params: interview, query: { form: "vtt" } });
    expect(refused.error.code).toBe("recordings.nothing_spoken");
  });
});

describe("a link to a story", () => {
  it("opens it for somebody without an account, until it ends", async () => {
    const { saga, anna, params, story } = await written();
    const made = await anna.call("createShare", { params, body: { days: 7 } });
    expect(made.secret.length).toBeGreaterThanOrEqual(43);
    const read = await saga.stranger.call("readShared", { body: { secret: made.secret } });
    expect(read.title).toBe(story.title);
    expect(read.chapters.flatMap(({ paragraphs }) => paragraphs).join(" ")).toContain("Greta");
    const { data } = await anna.call("listShares", { params });
    expect(JSON.stringify(data)).not.toContain(made.secret);
    saga.clock.pass(7 * 24 * 60 * 60 + 1);
    const late = await saga.stranger.refused("readShared", { body: { secret: made.secret } });
    expect(late.error.code).toBe("shares.not_found");
    expect((await anna.call("listShares", { params })).data).toEqual([]);
  });

  it("ends at once when it is taken back, and can be taken back twice", async () => {
    const { saga, anna, params } = await written();
    const { id: share, secret } = await anna.call("createShare", { params, body: {} });
    for (const _ of [1, 2]) await anna.call("endShare", { params: { ...params, share } });
    expect((await saga.stranger.refused("readShared", { body: { secret } })).status).toBe(404);
  });

  it("asks for its word, takes it in any case, and lets nobody guess on", async () => {
    const { saga, anna, params } = await written();
    const { secret } = await anna.call("createShare", { params, body: { word: "Bread Mouse" } });
    const opened = (word?: string) =>
      saga.stranger.refused("readShared", { body: { secret, ...(word ? { word } : {}) } });
    expect((await opened()).error.code).toBe("shares.word_needed");
    const read = await saga.stranger.call("readShared", { body: { secret, word: " bread  mouse" } });
    expect(read.chapters.length).toBeGreaterThan(0);
    for (let guess = 0; guess < 20; guess += 1)
      expect((await opened(`guess ${guess}`)).error.code).toBe("shares.wrong_word");
    expect((await opened("bread mouse")).status).toBe(429);
  });

  it("does not show what is kept out", async () => {
    const { saga, anna, params, talk } = await written();
    const { secret } = await anna.call("createShare", { params, body: {} });
    await answer(anna, talk, "Please leave Greta out of the book.");
    const read = await saga.stranger.call("readShared", { body: { secret } });
    expect(JSON.stringify(read)).not.toContain("Greta");
  });
});

describe("a story that is read aloud", () => {
  it("has a sentence of sound for each sentence, by Saga's voice where nothing was spoken", async () => {
    const { anna, params, story } = await written();
    const { data } = await anna.call("storyNarration", { params });
    expect(data.length).toBeGreaterThan(1);
    expect(new Set(data.map(({ voice }) => voice))).toEqual(new Set(["saga"]));
    const sound = await anna.request(`/api/stories/${story.id}/narration/0`);
    expect(sound.headers.get("content-type")).toBe("audio/mpeg");
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const none = await anna.refused("narratedSentence", { params: { ...params, at: "9999" } });
    expect(none.error.code).toBe("stories.sentence_not_found");
  });

  it("is read in the teller's own voice where the answer was spoken", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const { id: recording } = await record(anna, talk.id, wav(6));
    const spoken = { role: "user" as const, content: told[1] ?? "", recording_ids: [recording] };
    const messages = [...talk.messages, spoken];
    const { next_question } = await anna.call("getQuestion", { body: { id: talk.id, messages } });
    await until(async () => {
      const { segments } = await anna.call("interviewTimeline", { params: { id: talk.id } });
      return segments.some(({ sentences }) => sentences.length > 0) || null;
    });
    const order = { interview_ids: [talk.id], length: 1_000, style: "first-person" as const };
    const { id } = await anna.call("createStory", { body: order });
    const { data } = await anna.call("storyNarration", { params: { id } });
    const at = data.findIndex(({ text }) => text.includes("hens"));
    expect(data[at]).toMatchObject({ voice: "own" });
    const sound = await anna.request(`/api/stories/${id}/narration/${at}`);
    const bytes = (await sound.arrayBuffer()).byteLength;
    expect(bytes % 192).toBe(0);
    expect(bytes).toBeGreaterThan(192 * 40);
    const subtitles = async () => (await anna.request(`/api/interviews/${talk.id}/export?form=vtt`)).text();
    expect(await subtitles()).toMatch(/^WEBVTT[\s\S]+\nMy aunt Greta/);
    await anna.call("updateUser", { params: { id: anna.user.id }, body: { name: "Anna" } });
    expect(await subtitles()).toMatch(/\n<v Anna>My aunt Greta/);
    const asked = [...messages, { role: "assistant" as const, content: next_question }];
    await answer(anna, { ...talk, messages: asked }, "Please leave Greta out of the book.");
    const after = await anna.call("storyNarration", { params: { id } });
    expect(JSON.stringify(after)).not.toContain("hens");
    const gone = await anna.refused("narratedSentence", { params: { id, at: String(data.length - 1) } });
    expect(gone.error.code).toBe("stories.sentence_not_found");
  });
});
