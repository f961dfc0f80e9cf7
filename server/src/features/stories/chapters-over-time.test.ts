import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { withModel } from "../../../test/story-orders.ts";
import { startSaga } from "../../../test/test-saga.ts";

const childhood = [
  "I was born in 1944 in Vemdalen, and my grandmother kept bees behind the red barn and sold the honey on Sundays.",
  "When I was eight years old my father mended clocks in the kitchen, and I held the lamp for him while he counted the wheels.",
];
const grownUp = [
  "When I was thirty years old I opened a bakery in Östersund with my sister Karin, and we baked four hundred loaves a night.",
  "In 1979 the oven burst and flooded the cellar, and the firemen carried out the flour in their helmets.",
];

async function tell(caller: Caller, answers: readonly string[], interviewee?: string) {
  let talk = await begin(caller, interviewee === undefined ? {} : { interviewee });
  for (const words of answers) talk = await answer(caller, talk, words);
  return talk;
}

const firstPerson = { length: 500, style: "first-person" as const };
const blocksOf = (text: string) => text.split("\n\n");

describe("a story of one time of life", () => {
  it("holds what was told of it, and knows what it is of", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const { id } = await tell(anna, [...childhood, ...grownUp]);
    const body = { interview_ids: [id], ...firstPerson, period: "childhood" as const };
    const young = await anna.call("createStory", { body });
    expect(young.period).toBe("childhood");
    expect(young.story).toMatch(/bees[\s\S]*clocks/);
    expect(young.story).not.toMatch(/bakery|firemen/);
    const grown = await anna.call("createStory", { body: { ...body, period: "grown_up" } });
    expect(grown.story).toMatch(/bakery/);
    expect(grown.story).not.toMatch(/bees|clocks/);
    const { error } = await anna.refused("createStory", { body: { ...body, period: "later" } });
    expect(error.code).toBe("stories.nothing_told");
  });

  it("is written by a model from nothing else", async () => {
    const { anna, order, requests } = await withModel();
    const { id } = await tell(anna, [
      ...childhood,
      ...childhood.map((text) => `${text} ${text}`),
      ...grownUp,
    ]);
    const story = await anna.call("createStory", {
      body: order({ interview_ids: [id], period: "childhood", length: 500 }),
    });
    expect(story.period).toBe("childhood");
    expect(requests.length).toBeGreaterThan(2);
    expect(JSON.stringify(requests)).not.toMatch(/bakery|firemen/);
  });
});

describe("what is told later", () => {
  it("is added to a story of which everything stays to the letter", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await tell(anna, [...childhood, grownUp[0] ?? ""]);
    const first = await anna.call("createStory", { body: { interview_ids: [talk.id], ...firstPerson } });
    const mine = "My grandmother's bees never stung anybody.";
    const edited = first.story.replace(/^.*bees behind.*$/mu, mine);
    await anna.call("updateStory", { params: { id: first.id }, body: { title: "Bees", story: edited } });
    talk = await answer(anna, talk, grownUp[1] ?? "");
    const body = {
      interview_ids: [talk.id],
      ...firstPerson,
      regenerates: first.id,
      keeps: "everything" as const,
    };
    const more = await anna.call("createStory", { body });
    expect([more.id, more.title]).toEqual([first.id, "Bees"]);
    const kept = blocksOf(more.story).filter((block) => blocksOf(edited).includes(block));
    expect(kept).toEqual(blocksOf(edited));
    expect(more.story).toContain("the firemen carried out the flour");
    expect(more.sentences.filter(({ by_hand }) => by_hand).map(({ text }) => text)).toEqual([mine]);
    const clocks = more.sentences.find(({ text }) => text.includes("clocks"));
    expect(clocks?.sources).toEqual(first.sentences.find(({ text }) => text.includes("clocks"))?.sources);
    const { error } = await anna.refused("createStory", { body });
    expect(error.code).toBe("stories.nothing_told");
    expect((await anna.call("getStory", { params: { id: first.id } })).story).toBe(more.story);
    const { data } = await anna.call("listStoryVersions", { params: { id: first.id } });
    expect(data[0]).toMatchObject({ title: "Bees", is_edited: true });
  });

  it("by somebody else stands under their name, and the story is of both", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const own = await tell(anna, childhood);
    const first = await anna.call("createStory", { body: { interview_ids: [own.id], ...firstPerson } });
    const bo = await anna.call("createUser", { body: { name: "Bo", relationship: "grandfather" } });
    const his = await tell(anna, grownUp, bo.id);
    const more = await anna.call("createStory", {
      body: { interview_ids: [his.id], regenerates: first.id, keeps: "everything", length: 500 },
    });
    expect([more.interview_ids, more.style]).toEqual([[own.id, his.id], "first-person"]);
    const owners = more.sections.map(({ heading, sentences }) => [
      heading.startsWith("Bo: "),
      ...new Set(sentences.flatMap(({ sources }) => sources.map(({ interview_id }) => interview_id))),
    ]);
    expect(owners.at(-1)).toEqual([true, his.id]);
    expect(owners.slice(0, -1).every(([isHis, id]) => !isHis && id === own.id)).toBe(true);
  });

  it("by a model leaves what stands as it is", async () => {
    const { anna, order, interview } = await withModel();
    const first = await anna.call("createStory", { body: order({ length: 500 }) });
    const bo = await anna.call("createUser", { body: { name: "Bo", relationship: "grandfather" } });
    const his = await tell(anna, grownUp, bo.id);
    const more = await anna.call("createStory", {
      body: order({
        interview_ids: [interview, his.id],
        regenerates: first.id,
        keeps: "everything",
        length: 500,
      }),
    });
    expect(more.writer).toBe("model");
    const kept = blocksOf(more.story).filter((block) => blocksOf(first.story).includes(block));
    expect(kept).toEqual(blocksOf(first.story));
    expect(more.story).toContain("Bo: ");
  });

  it("may hurt somebody too, and is read through beside what was decided before", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await tell(anna, [
      ...childhood,
      "My brother Edwin Pascoe stole the collection money from the chapel in 1962, and he never gave it back.",
    ]);
    const first = await anna.call("createStory", { body: { interview_ids: [talk.id], ...firstPerson } });
    const params = { id: first.id };
    const { passages } = await anna.call("readThrough", { params });
    const decided = {
      passage: passages[0]?.id ?? "",
      decision: "reword" as const,
      wording: ["Money went missing once."],
    };
    await anna.call("decidePassage", { params, body: decided });
    talk = await answer(
      anna,
      talk,
      "When I was forty years old my cousin Rita Vowles was sent to prison because she had stolen the sheep of a neighbour.",
    );
    const body = {
      interview_ids: [talk.id],
      ...firstPerson,
      regenerates: first.id,
      keeps: "everything" as const,
    };
    const more = await anna.call("createStory", { body });
    expect(more.story).toContain("Money went missing once.");
    expect(more.story).not.toContain("collection money");
    const read = await anna.call("readThrough", { params });
    expect(read.passages.map(({ decision }) => decision)).toEqual(["reword", null]);
    expect(new Set(read.passages.map(({ id }) => id)).size).toBe(2);
    const held = more.sentences.filter((sentence) => sentence.held).map(({ text }) => text);
    expect(held.join(" ")).toContain("Rita Vowles");
  });
});
