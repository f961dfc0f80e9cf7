import { randomUUID } from "node:crypto";
import type { AskedAbout } from "@saga/contract/family-asks";
import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const photograph = new Uint8Array(Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"));

/** Karen, whose family it is, and the interview with her mother Winifred. */
async function withWinifred() {
  const saga = await startSaga();
  const karen = await saga.join("karen@example.org");
  const { id: life } = await karen.call("createUser", { body: { name: "Winifred", relationship: "mother" } });
  const talk = await begin(karen, { interviewee: life });
  const ask = (about: AskedAbout) =>
    karen.call("askAbout", { params: { id: life }, body: { interview: talk.id, about } });
  const transcript = async () =>
    (await karen.call("getInterview", { params: { id: talk.id } })).messages.map(({ content }) => content);
  return { saga, karen, life, talk, ask, transcript };
}

describe("what a family wants to hear", () => {
  it("is a picture that the interview asks about next, once, and the answer belongs to it", async () => {
    const { saga, karen, life, talk, ask, transcript } = await withWinifred();
    const id = randomUUID();
    await karen.request(`/api/family/media/${id}?life=${life}&name=slip.jpg`, {
      method: "PUT",
      body: photograph,
    });
    expect(await ask({ kind: "picture", id })).toEqual({ question: "Tell me about this picture." });
    await karen.call("changeMedia", { params: { id }, body: { caption: "The slip at Sandy Bay" } });
    const { question } = await ask({ kind: "picture", id });
    expect(question).toBe("Tell me about this picture: The slip at Sandy Bay.");
    await ask({ kind: "picture", id });
    expect((await transcript()).filter((content) => content === question)).toHaveLength(1);

    const { messages } = await karen.call("getInterview", { params: { id: talk.id } });
    const told = "That is my brother Basil on the slip at Sandy Bay, with the donkey that would not be led.";
    const next = await answer(karen, { ...talk, messages }, told);
    expect(next.messages.at(-2)?.content).toBe(told);
    const { data } = await karen.call("listProposals", { query: {} });
    expect(data.map(({ name }) => name)).toEqual(["Basil"]);

    const bo = await saga.join("bo@example.org");
    const about = { kind: "picture" as const, id };
    const body = { interview: talk.id, about };
    expect(await bo.refused("askAbout", { params: { id: life }, body })).toMatchObject({ status: 404 });
  });

  it("is a chapter, in a question of the plan, and a person of the tree", async () => {
    const { karen, life, ask, transcript } = await withWinifred();
    const { question } = await ask({ kind: "chapter", id: "school" });
    expect(question).not.toBeNull();
    expect((await transcript()).at(-1)).toBe(question);
    const family = await karen.call("startFamily", { body: { with: "example" } });
    const arthur = family.people[0];
    expect(await ask({ kind: "person", id: arthur?.id ?? "" })).toEqual({
      question: `Tell me about ${arthur?.name}.`,
    });
    expect(life).not.toBe("");
  });

  it("is which of two years it was, in nobody's words but the teller's", async () => {
    const { karen, life, talk, ask } = await withWinifred();
    const one =
      "I was born in 1943 on the Sandy Bay side, in the room over the chandler's shop, with the tide up.";
    const two = "I was born in 1944 if you believe the school, and the nurse was always late to everything.";
    await answer(karen, await answer(karen, talk, one), two);
    const { data } = await karen.call("listProposals", { query: { life } });
    const { question } = await ask({ kind: "proposal", id: data[0]?.id ?? "" });
    expect(question).toBe(
      `You told me: “${one}” Another time you told it like this: “${two}” Which of the two do you think it was?`,
    );
  });
});
