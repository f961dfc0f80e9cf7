import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const told = "I only married him for the house, and the house had a garden with pear trees behind it.";
const takenBack = "Please delete what I just said.";

const talking = async (...answers: string[]) => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  for (const text of answers) talk = await answer(anna, talk, text);
  const params = { id: talk.id };
  return { anna, params, read: () => anna.call("getInterview", { params }) };
};

describe("an answer that is taken back", () => {
  it("stands in the list of what is kept out, and in no preview", async () => {
    const { anna, params, read } = await talking(told, takenBack);
    const interview = await read();
    expect(interview.messages[1]).toMatchObject({ content: told, is_private: true });
    const isTalk = interview.messages.map(({ is_talk }) => is_talk ?? false);
    expect(isTalk, "asking for it is talk, which nobody adds to").toEqual([false, false, false, true, false]);
    expect(interview.preview).toBe("");
    const { data } = await anna.call("getKeptOut", { params });
    expect(data).toMatchObject([{ kind: "erased", message_id: interview.messages[1]?.id }]);
  });

  it("tells no story, so that none is written of it alone", async () => {
    const { anna, params } = await talking(told, takenBack);
    const refused = await anna.refused("createStory", {
      body: { interview_ids: [params.id], length: 1_000 },
    });
    expect(refused.error.code).toBe("stories.nothing_told");
  });

  it("can be let in again, once and for all", async () => {
    const { anna, params, read } = await talking(told, takenBack);
    const [item] = (await anna.call("getKeptOut", { params })).data;
    const kept_id = item?.id ?? "";
    expect((await anna.call("letIn", { params: { ...params, kept_id } })).data).toEqual([]);
    expect((await anna.call("letIn", { params: { ...params, kept_id } })).data).toEqual([]);
    expect((await read()).messages[1]?.is_private).toBe(false);
  });
});

describe("an omission that the teller takes back in words", () => {
  it("is undone", async () => {
    const takesBack = "No, I never asked you to leave anything out. The garden is to stay in.";
    const { anna, params, read } = await talking(told, takenBack, takesBack);
    expect((await anna.call("getKeptOut", { params })).data).toEqual([]);
    expect((await read()).messages[1]?.is_private).toBe(false);
  });

  it("stays where only something else is to stand in the story", async () => {
    const { anna, params } = await talking(told, takenBack, "And do put in that the pears were good.");
    expect((await anna.call("getKeptOut", { params })).data).toHaveLength(1);
  });
});

describe("a matter that is not to be printed", () => {
  it("is listed with the teller's words for it", async () => {
    const { anna, params } = await talking(told, "Peter's not to go in any book. You leave him out.");
    const { data } = await anna.call("getKeptOut", { params });
    expect(data).toMatchObject([{ kind: "not_printed", message_id: null }]);
    expect(data[0]?.words).toContain("Peter");
  });
});

describe("what is left alone by a sentence that names nobody", () => {
  it("is listed by that sentence, stays open to be told, and can be let in", async () => {
    const { anna, params, read } = await talking(told, "The little one I don't talk about.");
    const { data } = await anna.call("getKeptOut", { params });
    expect(data).toMatchObject([
      { kind: "not_asked", message_id: null, words: "The little one I don't talk about." },
    ]);
    expect(data[0]?.answer_id, "nothing of it is offered for deletion").toBeUndefined();
    expect((await read()).messages.every(({ is_private }) => !is_private)).toBe(true);
    const kept_id = data[0]?.id ?? "";
    expect((await anna.call("letIn", { params: { ...params, kept_id } })).data).toEqual([]);
  });
});

describe("somebody who was kept out", () => {
  it("is let in by the words of the teller, whenever they are said", async () => {
    const { anna, params } = await talking(
      told,
      "Peter's not to go in any book. You leave him out.",
      "The pears went to my aunt in Leeds, and she bottled them in the wash house every September.",
      "Peter can go in the book after all.",
    );
    expect((await anna.call("getKeptOut", { params })).data).toEqual([]);
  });

  it("stays out where somebody else is wanted in", async () => {
    const { anna, params } = await talking(
      told,
      "Peter's not to go in any book. You leave him out.",
      "Don't leave Doris out.",
    );
    expect((await anna.call("getKeptOut", { params })).data).toHaveLength(1);
  });
});

describe("talk with the interviewer", () => {
  it("moves no progress and says what was heard", async () => {
    const { anna, params, read } = await talking(told);
    const { progress, messages } = await read();
    const lines = messages.map(({ role, content }) => ({ role, content }));
    const asked = await anna.call("getQuestion", {
      body: { id: params.id, messages: [...lines, { role: "user", content: "Who reads this?" }] },
    });
    expect(asked).toMatchObject({ progress, heard: { intent: "asks", about: "reader" }, move: "answer" });
    expect(asked.next_question).toMatch(/you/iu);
  });
});
