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

    const toldOf = async () => (await karen.call("listToldPictures", {})).data;
    expect(await toldOf()).toMatchObject([{ picture: id, people: [], said: { sentence: told } }]);
    const [basil] = data;
    await karen.call("takeProposal", { params: { id: life, proposal: basil?.id ?? "" }, body: {} });
    const family = await karen.call("getFamily", {});
    const inTree = family.people.find(({ name }) => name === "Basil")?.id;
    expect((await toldOf()).map(({ people }) => people)).toEqual([[inTree]]);
    const { messages: now } = await karen.call("getInterview", { params: { id: talk.id } });
    await answer(karen, { ...talk, messages: now }, "Please leave that about Basil out of everything.");
    expect((await toldOf()).filter(({ said }) => said.sentence.includes("Basil"))).toEqual([]);

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

  it("of two years of a birth is asked by the next interview itself, first and once, unless the family settled it", async () => {
    const { saga, karen, life, talk } = await withWinifred();
    const one =
      "I was born in 1943 on the Sandy Bay side, in the room over the chandler's shop, with the tide up.";
    const two = "I was born in 1944 if you believe the school, and the nurse was always late to everything.";
    await answer(karen, await answer(karen, talk, one), two);
    const complete = () => saga.db.updateTable("interviews").set({ progress: 100 }).execute();
    await complete();
    const second = await begin(karen, { interviewee: life, number: 2 });
    const [{ content: first = "" } = {}, ...more] = second.messages;
    expect(more).toEqual([]);
    expect(first).toMatch(/^Good to meet you again\. .*You told me: “I was born in 1943/);
    expect(first).toContain("“I was born in 1944");
    const after = await answer(
      karen,
      second,
      "It was 1943, the school never got anything right in its life.",
    );
    expect(after.messages.at(-1)?.content).not.toContain("You told me");
    await complete();
    const third = await begin(karen, { interviewee: life, number: 3 });
    expect(third.messages[0]?.content).not.toContain("1943");
  });

  it("is not asked of itself where the family took one of the years, nor greets anybody with a death", async () => {
    const { saga, karen, life, talk } = await withWinifred();
    const one =
      "I was born in 1943 on the Sandy Bay side, in the room over the chandler's shop, with the tide up.";
    const two = "I was born in 1944 if you believe the school, and the nurse was always late to everything.";
    const death = "My brother Basil died in 1951, in the winter the harbour froze over from side to side.";
    const other = "My brother Basil died in 1952, as the stone has it, and the stone was cut by a stranger.";
    let next = talk;
    for (const text of [one, two, death, other]) next = await answer(karen, next, text);
    const { data } = await karen.call("listProposals", { query: { life } });
    expect(data.filter(({ otherwise }) => otherwise.length > 0).map(({ kind }) => kind)).toEqual([
      "born",
      "born",
      "died",
      "died",
    ]);
    const taken = data.find(({ date }) => date === "1943")?.id ?? "";
    await karen.call("takeProposal", { params: { id: life, proposal: taken }, body: {} });
    await saga.db.updateTable("interviews").set({ progress: 100 }).execute();
    const second = await begin(karen, { interviewee: life, number: 2 });
    expect(second.messages[0]?.content).not.toContain("You told me");
  });
});
