import { expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { withBookWishes } from "./book-wishes.ts";

const messageOf = (content: string, at: number): StoredMessage => ({
  id: `m${at}`,
  interview_id: "i",
  position: 2 * at + 1,
  role: "user",
  content,
  topic: null,
  heard: null,
  move: null,
  recordings: null,
  is_private: 0,
  created_at: "2026-01-01T00:00:00.000Z",
});

const wishesOf = async (
  contents: readonly string[],
  { isKept = -1, talk = -1, matters = [] as string[], letIn = [] as string[] } = {},
) => {
  const said = contents.map((content, at) => {
    const heard =
      at === talk
        ? JSON.stringify({ intent: "wish", tells: false, ...(letIn.length > 0 ? { let_in: letIn } : {}) })
        : null;
    const message = { ...messageOf(content, at), heard, is_private: at === isKept ? 1 : 0 };
    return { message, partly: content };
  });
  const told = said.flatMap(({ message }, at) =>
    at === talk
      ? []
      : [
          {
            interviewId: "i",
            number: 1 as const,
            messageId: message.id,
            text: message.content,
            topic: null,
            position: message.position,
            isPrivate: at === isKept,
          },
        ],
  );
  const kept = matters.map((words) => ({ words, stems: [words.toLowerCase()] }));
  const all = await withBookWishes(told, { said, language: "en", matters: kept });
  return {
    wanted: all.flatMap(({ isWished, messageId }) => (isWished ? [messageId] : [])),
    first: all.find(({ isFirst }) => isFirst)?.messageId,
    wishes: all.flatMap(({ bookWishes = [] }) => bookWishes.map(({ text }) => text)),
    meant: all.flatMap(({ bookWishes = [] }) => bookWishes.map(({ before }) => before)),
  };
};

const boat = "My father built a boat in the kitchen, and they had to take the window out to launch the boat.";
const school = "I went to school in Hessle Road, and the cane hung behind the door.";

it("is what they want in again after it was kept out, too", async () => {
  const said = [school, boat, "What she said on the step may stand, the rest not."];
  expect((await wishesOf(said, { talk: 2, letIn: ["m1"] })).wanted).toEqual(["m1"]);
  expect((await wishesOf(said, { talk: 2 })).wanted).toEqual([]);
});

it("is known in the teller's words, with what the story begins with, though it was said in mere talk", async () => {
  const wish = "Begin the book with the boat in the kitchen.";
  expect(await wishesOf([school, boat, wish], { talk: 2 })).toMatchObject({ first: "m1", wishes: [wish] });
});

it("is told by the answer that follows, where a teller only says what they want to tell of", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  for (const text of [
    "I was born in Selby over the rope walk, and my father smelled of tar all the week and of soap on a Sunday.",
    "I want to tell about the coronation cake.",
    "The baker iced it with the crown upside down, and the mayor ate that part himself and said nothing, and we all clapped.",
  ])
    talk = await answer(anna, talk, text);
  const body = { interview_ids: [talk.id], length: 500, style: "first-person" as const };
  const { story } = await anna.call("createStory", { body });
  expect(story).not.toContain("I want to tell");
  expect(story).toContain("the crown upside down");
});

it("says what it means where it only points", async () => {
  const said = `${school} I want to tell how we made it up at last. Put that in.`;
  expect((await wishesOf([boat, said])).meant).toEqual(["I want to tell how we made it up at last."]);
});

it("is no wish for the book where it replies to the first question", async () => {
  expect(await wishesOf(["Start with the boat.", boat], { talk: 0 })).toMatchObject({
    first: undefined,
    wishes: [],
  });
});

it("is not passed on where it names what is to be left alone, or what is told nowhere", async () => {
  const wish = "Begin the book with Norman and the boat.";
  expect((await wishesOf([boat, `${school} ${wish}`], { matters: ["Norman"] })).wishes).toEqual([]);
  const secret = "Norman sank it for the insurance.";
  expect(
    (await wishesOf([boat, secret, `${school} Put that in the book about the insurance.`], { isKept: 1 }))
      .wishes,
  ).toEqual([]);
});

it("is none where something only may stay of an answer of which the rest was taken out", async () => {
  const content = "I counted the trams at night. The lodger knocked. You can leave the trams in.";
  const wished = async (partly: string): Promise<boolean[]> => {
    const message = messageOf(content, 0);
    const told = { interviewId: "i", number: 1, messageId: "m0", text: partly, topic: null, position: 1 };
    const all = await withBookWishes([{ ...told, isPrivate: false }], {
      said: [{ message, partly }],
      language: "en",
      matters: [],
    });
    return all.map(({ isWished = false }) => isWished);
  };
  expect(await wished(content)).toEqual([true]);
  expect(await wished("I counted the trams at night. You can leave the trams in.")).toEqual([false]);
});

it("is passed on where it is dictated, though what was kept out speaks of the book as well", async () => {
  const secret = "That is for no book, word for word or otherwise, what I told you of the gate.";
  const wish = 'I have a thing I want in the book, word for word. "Winston, the boat is yours."';
  expect((await wishesOf([boat, secret, `${school} ${wish}`], { isKept: 1 })).wishes).toEqual([wish]);
  const named = 'I have a thing I want in the book, word for word, for Norman. "The boat is yours."';
  expect((await wishesOf([boat, `${school} ${named}`], { matters: ["Norman"] })).wishes).toEqual([]);
});
