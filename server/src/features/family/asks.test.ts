import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

/** Karen, whose family it is, and the interview with her mother Winifred. */
async function withWinifred() {
  const saga = await startSaga();
  const karen = await saga.join("karen@example.org");
  const { id: life } = await karen.call("createUser", { body: { name: "Winifred", relationship: "mother" } });
  const talk = await begin(karen, { interviewee: life });
  return { saga, karen, life, talk };
}

describe("what a family wants to hear", () => {
  it("is which of two years it was, in nobody's words but the teller's", async () => {
    const { karen, life, talk } = await withWinifred();
    const one =
      "I was born in 1943 on the Sandy Bay side, in the room over the chandler's shop, with the tide up.";
    const two = "I was born in 1944 if you believe the school, and the nurse was always late to everything.";
    await answer(karen, await answer(karen, talk, one), two);
    const { data } = await karen.call("listProposals", { query: { life } });
    const body = { interview: talk.id, proposal: data[0]?.id ?? "" };
    const { question } = await karen.call("askAbout", { params: { id: life }, body });
    expect(question).toBe(
      `You told me: “${one}” Another time you told it like this: “${two}” Which of the two do you think it was?`,
    );
  });

  it("is asked once however often it is wanted, only in an interview of that teller, and by nobody of another family", async () => {
    const { saga, karen, life, talk } = await withWinifred();
    const one = "I was born in 1943 on the Sandy Bay side, in the room over the chandler's shop.";
    const two = "I was born in 1944 if you believe the school, and the nurse was always late.";
    await answer(karen, await answer(karen, talk, one), two);
    const { data } = await karen.call("listProposals", { query: { life } });
    const params = { id: life };
    const body = { interview: talk.id, proposal: data[0]?.id ?? "" };
    const length = async () =>
      (await karen.call("getInterview", { params: { id: talk.id } })).messages.length;
    const first = await karen.call("askAbout", { params, body });
    const asked = await length();
    expect(await karen.call("askAbout", { params, body })).toEqual(first);
    expect(await length()).toBe(asked);
    const other = { ...body, interview: (await begin(karen)).id };
    const refused = await karen.refused("askAbout", { params, body: other });
    expect(refused).toMatchObject({ status: 404, error: { code: "interviews.not_found" } });
    const bo = await saga.join("bo@example.org");
    expect(await bo.refused("askAbout", { params, body })).toMatchObject({ status: 404 });
    expect(await length()).toBe(asked);
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
