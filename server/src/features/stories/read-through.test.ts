import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const harmless =
  "We lived in a narrow house by the canal, and my father mended clocks in the kitchen at night.";
const sore =
  "My brother Tom Barker went to prison in 1962 for the lead on the chapel roof, and we moved to Hull.";

const written = async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  for (const text of [harmless, sore]) talk = await answer(anna, talk, text);
  const body = { interview_ids: [talk.id], length: 500, style: "first-person" as const };
  const story = await anna.call("createStory", { body });
  const params = { id: story.id };
  return { anna, params, body, story };
};

describe("the read-through of a story", () => {
  it("holds what could hurt somebody until it is decided about, and can be gone on with another day", async () => {
    const { anna, params, story } = await written();
    expect(story.to_read).toBe(1);
    expect(story.sentences.filter(({ held }) => held).map(({ text }) => text)).toEqual([sore]);
    const read = await anna.call("readThrough", { params });
    expect(read).toMatchObject({ open: 1, passages: [{ reasons: ["crime"], decision: null }] });
    const [passage] = read.passages;
    const body = { passage: passage?.id ?? "", decision: "shorten" as const };
    const after = await anna.call("decidePassage", { params, body });
    expect(after).toMatchObject({ open: 0, passages: [{ decision: "shorten" }] });
    const shown = await anna.call("getStory", { params });
    expect(shown.to_read).toBe(0);
    expect(shown.story).toContain("My brother Tom went to prison");
    expect(shown.story).not.toContain("Barker");
    expect(shown.sentences.some(({ held }) => held)).toBe(false);
  });

  it("shows what stands around a line, before and after it was left out", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const bread =
      "My mother baked on Saturdays, and the bread stood on the window sill for the neighbours to smell.";
    let talk = await begin(anna);
    for (const text of [harmless, sore, bread]) talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 500, style: "first-person" as const };
    const story = await anna.call("createStory", { body });
    const params = { id: story.id };
    const heading = story.sections.find(({ sentences }) =>
      sentences.some(({ text }) => text === sore),
    )?.heading;
    const own = story.sections.flatMap((section) =>
      section.heading === heading ? section.sentences.map(({ text }) => text) : [],
    );
    const place = own.indexOf(sore);
    const around = { heading, before: own[place - 1] ?? null, after: own[place + 1] ?? null };
    const [passage] = (await anna.call("readThrough", { params })).passages;
    expect(passage?.lines[0]).toMatchObject(around);
    const left = await anna.call("decidePassage", {
      params,
      body: { passage: passage?.id ?? "", decision: "leave_out" },
    });
    expect(own.length).toBeGreaterThan(1);
    expect(left.passages[0]?.lines[0]).toMatchObject(around);
  });

  it("is remembered by the next story of the same interview", async () => {
    const { anna, params, body } = await written();
    const [passage] = (await anna.call("readThrough", { params })).passages;
    await anna.call("decidePassage", { params, body: { passage: passage?.id ?? "", decision: "leave_out" } });
    const next = await anna.call("createStory", { body });
    expect(next.to_read).toBe(0);
    expect(next.story).not.toContain("prison");
    expect(next.story).toContain("mended clocks");
  });

  it("asks once about one person, and takes an answer for each line", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const lines = [
      "Our cousin Paul Dean has not spoken to me since the summer of 1971, and I miss his terrible jokes.",
      "Our cousin Paul Dean slammed the door of the chapel one Sunday, and the whole hymn board came down.",
    ];
    let talk = await begin(anna);
    for (const text of [harmless, ...lines]) talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 500, style: "first-person" as const };
    const params = { id: (await anna.call("createStory", { body })).id };
    const { passages } = await anna.call("readThrough", { params });
    expect(passages.map((passage) => passage.lines.map(({ text }) => text))).toEqual([lines]);
    const choice = { passage: passages[0]?.id ?? "", decision: "keep" as const };
    const after = await anna.call("decidePassage", {
      params,
      body: { ...choice, lines: ["shorten" as const, "leave_out" as const] },
    });
    expect(after.open).toBe(0);
    expect(after.passages[0]?.lines.map(({ decision }) => decision)).toEqual(["shorten", "leave_out"]);
    const next = await anna.call("createStory", { body });
    expect(next.to_read).toBe(0);
    expect(next.story).toContain("Our cousin Paul has not spoken to me");
    expect(next.story).not.toContain("slammed");
  });

  it("knows no passage that is not there", async () => {
    const { anna, params } = await written();
    const refused = await anna.refused("decidePassage", {
      params,
      body: { passage: "p9", decision: "keep" },
    });
    expect(refused.error.code).toBe("stories.passage_not_found");
  });

  it("keeps what a story was before the first decision", async () => {
    const { anna, params, story } = await written();
    const [passage] = (await anna.call("readThrough", { params })).passages;
    await anna.call("decidePassage", { params, body: { passage: passage?.id ?? "", decision: "leave_out" } });
    const { data } = await anna.call("listStoryVersions", { params });
    const version = data[0]?.id ?? "";
    const restored = await anna.call("restoreStoryVersion", { params: { ...params, version } });
    expect(restored.story).toBe(story.story);
    expect(restored.to_read).toBe(1);
  });
});
