import { describe, expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import { answer, begin, readAnew } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { nunzia } from "../../../test/nunzia.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const swept = (saga: TestSaga): Promise<unknown> =>
  until(async () => {
    const rows = await saga.db.selectFrom("removals").select("state").execute();
    return rows.every(({ state }) => state === "removed") || null;
  });

const at = (place: number): string => nunzia[place]?.says ?? "";
const mother = at(0);
const mattress = at(1);
const dress = at(2);
const grief = at(3);
const asks = at(4);
const both = at(5);
const andThat = at(6);
const again = at(7);
const onlyThen = at(8);
const two = at(9);
const tired = at(10);
const no = at(11);
const whatIt = at(12);
const oranges = at(13);

/** The words of the two answers that go, and of what was said to have them gone. */
const gone = [
  "Taranto",
  "trattori",
  "Bruciati",
  "Cinque mesi",
  "allargare",
  "pistagna",
  "Stracciatela",
  "stufa, che me",
];

const { words } = packs.it.erasing;

/** As Nunzia was played: her granddaughter Ilaria set it up, and a model hears what one heard, or none does. */
async function played(isWorded: boolean) {
  const model = standInModel(({ parts }) => {
    const last = parts.findLast(({ content }) => content.includes("§1."))?.content ?? "";
    return nunzia.findLast(({ says }) => last.includes(says))?.reply ?? replyWith("Mi dica.");
  });
  const saga = await startSaga(isWorded ? { overrides: { writerFor: model.writerFor } } : {});
  const ilaria = await saga.join("ilaria@example.org");
  await ilaria.call("updateUser", { params: { id: ilaria.user.id }, body: { name: "Ilaria" } });
  const body = { name: "Nunzia", parent: ilaria.user.id };
  const { id: interviewee } = await ilaria.call("createUser", { body });
  let talk = await begin(ilaria, { language: "it", interviewee });
  let asked = 0;
  const read = async () => {
    const anew = await readAnew(ilaria, talk);
    talk = anew.talk;
    return anew.messages;
  };
  /** As a browser does it: what was deleted is read anew before the next answer. */
  const says = async (...texts: string[]): Promise<string> => {
    for (const text of texts) {
      await read();
      talk = await answer(ilaria, talk, text);
      if ((await read()).at(-1)?.confirm) asked += 1;
    }
    return talk.messages.at(-1)?.content ?? "";
  };
  await says(mother, mattress, dress, grief);
  const stands = async (): Promise<string[]> => (await read()).map(({ content }) => content);
  return { saga, model, says, stands, questions: () => asked };
}

describe.each([false, true])("Nunzia, with a model: %s", (isWorded) => {
  it("two answers named in two breaths have a question each, and what asked for them has none", async () => {
    const play = await played(isWorded);
    expect(await play.says(asks)).toContain("Cancello per sempre");
    const next = await play.says(both);
    expect(next).toContain(`${words.done} ${words.requestToo}`);
    expect(next).toContain("basta così");
    const done = await play.says(andThat);
    expect(done).toContain("cancellata per sempre");
    expect(play.questions()).toBe(2);
    await swept(play.saga);
    expect(await rowsWith(play.saga, gone)).toEqual([]);
    expect(await play.stands()).toEqual(expect.arrayContaining([mother, mattress]));
  });

  it("whatever she says of it afterwards, nothing else is offered, and she hears that it is gone", async () => {
    const play = await played(isWorded);
    await play.says(asks, both, andThat, again);
    expect(await play.says(onlyThen)).toContain(words.already);
    expect(await play.says(two)).toContain(words.already);
    expect(await play.says(tired)).toContain(words.noMore);
    expect(await play.says(no)).toContain(words.already);
    await play.says(whatIt, oranges);
    expect(play.questions(), "no more than one for each answer that told something").toBe(2);
    expect(await play.stands()).toEqual(expect.arrayContaining([mother, mattress, oranges]));
  });

  it("a yes on a condition that nothing but a yes can fulfil is one, and a grumble beside one too", async () => {
    for (const yes of [onlyThen, tired]) {
      const play = await played(isWorded);
      await play.says(asks, both);
      expect(await play.says(yes)).toContain("cancellata per sempre");
      expect(play.questions()).toBe(2);
      await swept(play.saga);
      expect(await rowsWith(play.saga, gone)).toEqual([]);
      expect(await play.stands()).toEqual(expect.arrayContaining([mother, mattress]));
    }
  });
});

it("a model is told which answers are deleted, and which are only kept out", async () => {
  const play = await played(true);
  await play.says(asks, both, andThat, oranges);
  const prompt =
    play.model.requests
      .at(-1)
      ?.parts.map(({ content }) => content)
      .join("\n") ?? "";
  expect(prompt.split("\n(deleted for good)\n").length - 1, "what asked for them stands in part").toBe(4);
  expect(
    prompt.split("\n(kept private)\n").length - 1,
    "the mattress, what was said to it, and what else was said beside the request",
  ).toBe(3);
  expect(prompt).not.toContain("Nothing is deleted");
});

it("a model that calls deleted what is still there is not heard", async () => {
  const play = await played(true);
  const claim = "Il vestito allargato è già cancellato per sempre.";
  const step = nunzia.find(({ says }) => says === both);
  if (!step) throw new Error("no such turn");
  const { reply } = step;
  step.reply = { ...reply, question: claim };
  await play.says(asks);
  const said = await play.says(both);
  step.reply = reply;
  expect(said).not.toContain(claim);
});
