import { expect, it } from "vitest";
import { answer, begin, type Conversation, readAnew } from "../../../test/interviewing.ts";
import { coat, daft, played, silent, stood, tin, walked } from "../../../test/mabel.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const swept = (saga: TestSaga): Promise<unknown> =>
  until(async () => {
    const rows = await saga.db.selectFrom("removals").select("state").execute();
    return rows.every(({ state }) => state === "removed") || null;
  });

type Step = keyof typeof played;

const told: Step[] = ["name", "home", "coat", "walked", "daft", "looms"];

/** The words of the deletion, in whatever row. */
const gone = [
  "Pickles",
  "Brenda",
  "eleven pound",
  "coat club",
  "hushed up",
  "prescription",
  "Ida in it",
  "the tin",
  "that tin",
];

const lastOf = ({ messages }: Conversation): string => messages.at(-1)?.content ?? "";

/** Mabel as she was played: each answer gets what the model said to it. */
async function mabel() {
  const model = standInModel(({ parts }) => {
    const last = parts.findLast(({ content }) => content.includes("§1."))?.content ?? "";
    const step = Object.values(played).findLast(({ says }) => last.includes(says));
    return step?.reply ?? replyWith("Who taught you the job?");
  });
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  const says = async (...steps: Step[]) => {
    for (const step of steps) talk = await answer(anna, talk, played[step].says);
    return lastOf(talk);
  };
  const read = async () => {
    const anew = await readAnew(anna, talk);
    talk = anew.talk;
    return talk.messages;
  };
  await says(...told);
  return { saga, anna, model, says, read, talk: async () => talk, params: { id: talk.id } };
}

const expectGone = async ({ saga, anna, read, params }: Awaited<ReturnType<typeof mabel>>) => {
  await swept(saga);
  expect(await rowsWith(saga, gone)).toEqual([]);
  const messages = await read();
  expect(messages[5]?.content, "coat and clock stay to the letter").toBe(`${coat} ${stood}`);
  expect(messages[7]?.content).toBe(walked);
  expect(messages[6]?.content, "and what was said of them").toBe(
    "What was it like to walk in that coat, knowing about the clock?",
  );
  const { story } = await anna.call("createStory", { body: { interview_ids: [params.id], length: 500 } });
  expect(story).toContain("looking at that coat and not at me");
  expect(story).not.toMatch(/Ida|tin\b|I want that bit|Leave her stood/u);
};

const asksForTwo = `“${tin.slice(0, 30)}`;

it("one request brings one question about the two sentences that the model named, and a yes deletes all that names them", async () => {
  const play = await mabel();
  const asked = await play.says("asks");
  expect(asked).toContain("Shall I delete for good only this:");
  expect(asked).toContain(asksForTwo);
  expect(asked).toContain(silent.slice(0, 30));
  expect(asked, "what nobody named is not offered").not.toContain("Sunday night");
  expect(asked, "of stories nobody spoke").not.toMatch(/no story|every story/u);
  expect(await play.says("howMany")).toContain("That is deleted for good");
  await expectGone(play);
});

it("whatever is said of it meanwhile, the same two sentences are asked about, and a yes among other words deletes them", async () => {
  const play = await mabel();
  await play.says("asks");
  for (const step of ["gone", "wrongEnd", "nearly"] as const) {
    const asked = await play.says(step);
    // Never the same long question twice in a row.
    if (step === "wrongEnd") expect(asked, step).toContain(asksForTwo);
    else expect(asked, step).toContain("Shall I delete that for good, yes or no?");
    expect(asked, step).not.toContain("Sunday night");
    expect(asked, step).not.toMatch(/every story|no story;/u);
  }
  expect(await play.says("goOn")).toContain("That is deleted for good");
  await expectGone(play);
});

it("another answer that is to go after it is asked about at once, all of it", async () => {
  const play = await mabel();
  await play.says("asks", "howMany");
  await play.read();
  const asked = await play.says("topToBottom");
  expect(asked).toMatch(/Shall I delete for good (?:your|the) whole answer/u);
  expect(asked).not.toContain("no story");
});

it("what one request names is asked about in one question, and who says no to one of it is asked about the other", async () => {
  const play = await mabel();
  const both = await play.says("thatToo");
  expect(both).toContain(asksForTwo);
  expect(both).toMatch(/” and the whole answer where you said “/u);
  const left = await answer(play.anna, await play.talk(), "Not the daft one, leave that one be.");
  expect(lastOf(left), "only the request had kept it out").toContain(
    "Then it is not deleted, and it may stand in stories again.",
  );
  expect(lastOf(left)).toContain(asksForTwo);
  await play.read();
  expect(await play.says("howMany")).toContain("That is deleted for good");
  expect((await play.anna.call("getKeptOut", { params: play.params })).data).toEqual([]);
  expect((await play.read())[9]?.content).toBe(daft);
  expect(await rowsWith(play.saga, gone)).toEqual([]);
});

it("a yes that asks for the next one too deletes the first, and the next is asked about in the same breath", async () => {
  const play = await mabel();
  await play.says("asks");
  const next = await play.says("tinNext");
  expect(next).toContain("That is deleted for good");
  expect(next).toMatch(/Shall I delete for good (?:your|the) whole answer/u);
  expect(next).not.toMatch(/wherever you/u);
  expect(await rowsWith(play.saga, gone)).toEqual([]);
});

it("who keeps one sentence of three is asked about the other two, and that sentence may be told again in stories", async () => {
  const play = await mabel();
  expect(await play.says("allThree")).toContain("these three sentences, from “And it should never");
  const asked = await play.says("nearly");
  expect(asked).toContain(asksForTwo);
  expect(asked).not.toContain("Sunday night");
  expect(await play.says("howMany")).toContain("That is deleted for good");
  await expectGone(play);
  expect((await play.anna.call("getKeptOut", { params: play.params })).data).toEqual([]);
});

it("of a yes to three sentences, of which the model names two, those two are deleted", async () => {
  const play = await mabel();
  expect(await play.says("allThree")).toContain("these three sentences, from “And it should never");
  expect(await play.says("goOn")).toContain("That is deleted for good");
  await swept(play.saga);
  expect(await rowsWith(play.saga, gone)).toEqual([]);
  expect((await play.read())[5]?.content).toBe(`${coat} ${stood}`);
});

it("a no lets in again what only the request had kept out, and says so", async () => {
  const play = await mabel();
  await play.says("asks");
  const left = await answer(play.anna, await play.talk(), "No, I've changed my mind, let it stand.");
  expect(lastOf(left)).toContain("Then it is not deleted, and it may stand in stories again.");
  expect((await play.anna.call("getKeptOut", { params: play.params })).data).toEqual([]);
  expect((await play.read())[5]?.content).toContain("coat club tin");
});
