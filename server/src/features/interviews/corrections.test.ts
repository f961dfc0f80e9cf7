import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";

const told = "I was born in Skärhamn, where my aunt Greta kept hens behind the house.";

async function kept() {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const talk = await answer(anna, await begin(anna), told);
  const params = { id: talk.id };
  const read = () => anna.call("getInterview", { params });
  const [question, said] = (await read()).messages;
  return { saga, anna, params, read, question, said, message: { ...params, message: said?.id ?? "" } };
}

describe("an answer that is corrected", () => {
  it("keeps what was said first, and each state since, to be used again", async () => {
    const { saga, anna, message, read } = await kept();
    await anna.call("editMessage", { params: message, body: { content: "First." } });
    saga.clock.pass(5);
    await anna.call("editMessage", { params: message, body: { content: "Second." } });
    const { data } = await anna.call("listMessageVersions", { params: message });
    expect(data.map(({ content }) => content)).toEqual(["First.", told]);
    await anna.call("editMessage", { params: message, body: { content: data[1]?.content ?? "" } });
    expect((await read()).messages[1]).toMatchObject({ id: message.message, content: told });
  });

  it("stands in lists with its new words", async () => {
    const { anna, message, read } = await kept();
    await anna.call("editMessage", { params: message, body: { content: "I was born in Marstrand." } });
    expect((await read()).preview).toBe("I was born in Marstrand.");
  });

  it("cannot be made empty, and is found in its own interview alone", async () => {
    const { anna, message } = await kept();
    const empty = await anna.refused("editMessage", { params: message, body: { content: "  " } });
    expect(empty.error.code).toBe("request.invalid");
    const other = await begin(anna, {
      interviewee: (await anna.call("createUser", { body: { name: "Elsa", parent: anna.user.id } })).id,
    });
    const params = { ...message, id: other.id };
    const lost = await anna.refused("editMessage", { params, body: { content: "Mine." } });
    expect(lost.error.code).toBe("interviews.message_not_found");
  });

  it("saved twice alike makes one version", async () => {
    const { anna, message } = await kept();
    for (const _ of [1, 2]) await anna.call("editMessage", { params: message, body: { content: "Once." } });
    expect((await anna.call("listMessageVersions", { params: message })).data).toHaveLength(1);
  });

  it("leaves a trace when an administrator does it", async () => {
    const { saga, message } = await kept();
    const owner = await saga.signIn(admin);
    await owner.call("editMessage", { params: message, body: { content: "Not mine." } });
    const { data } = await owner.call("auditLog", { query: {} });
    expect(data.map(({ action }) => action)).toContain("interview.changed");
  });
});

describe("a transcript that is saved whole", () => {
  it("gives messages their blocks, removes none and says how many were left out", async () => {
    const { anna, params, read, question } = await kept();
    const blocks = [
      { role: "assistant" as const, content: question?.content ?? "" },
      { role: "user" as const, content: told.replace("Greta", "Margareta") },
    ];
    const saved = await anna.call("saveTranscript", { params, body: { messages: blocks } });
    expect(saved).toMatchObject({ changed: 1, left: 1 });
    const { messages } = await read();
    expect(messages).toHaveLength(3);
    expect(messages[1]?.content).toContain("Margareta");
  });

  it("goes on being answered: the next question takes the corrected answer as it is", async () => {
    const { anna, params, message, read } = await kept();
    await anna.call("editMessage", { params: message, body: { content: "I was born in Marstrand." } });
    const lines = (await read()).messages.map(({ role, content }) => ({ role, content }));
    const more = { role: "user" as const, content: "We had a boat and two goats." };
    const next = await anna.call("getQuestion", { body: { ...params, messages: [...lines, more] } });
    expect(next.next_question).not.toBe("");
  });
});

describe("a name that is wrong", () => {
  it("is shown in every place and corrected where the person says so", async () => {
    const { anna, params, read, said } = await kept();
    const { data } = await anna.call("findName", { params, query: { name: "Greta" } });
    expect(data.find(({ message_id }) => message_id === said?.id)?.places[0]?.before).toMatch(/my aunt $/);
    const body = { name: "Greta", becomes: "Grethe", message_ids: [said?.id ?? ""] };
    expect(await anna.call("correctName", { params, body })).toEqual({ changed: 1 });
    expect((await read()).messages[1]?.content).toContain("aunt Grethe kept");
  });
});

it("an interview can be given another title, but not an empty one", async () => {
  const { anna, params, read } = await kept();
  await anna.call("renameInterview", { params, body: { title: " By the sea " } });
  expect((await read()).title).toBe("By the sea");
  const empty = await anna.refused("renameInterview", { params, body: { title: "  " } });
  expect(empty.status).toBe(400);
});
