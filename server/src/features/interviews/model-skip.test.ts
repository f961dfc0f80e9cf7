import { expect, it } from "vitest";
import { begin } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { startSaga } from "../../../test/test-saga.ts";

it("asks something else in the words of the model, which knows the question that was not wanted", async () => {
  const unwanted = "What did the bread taste of?";
  const wanted = "Tell me about your mother Anna.";
  const model = standInModel((_request, call) =>
    call === 1
      ? replyWith(unwanted)
      : replyWith(wanted, { intent: "declines", move: "follow_up", about: "my mother Anna" }),
  );
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  const talk = await begin(anna);
  const content = "I grew up in a small house near Gdańsk with my mother Anna. It smelled of bread.";
  const first = { id: talk.id, messages: [...talk.messages, { role: "user" as const, content }] };
  const asked = await anna.call("getQuestion", { body: first });
  expect(asked.next_question).toBe(unwanted);

  const messages = [...first.messages, { role: "assistant" as const, content: unwanted }];
  const body = { id: talk.id, messages, skip: true };
  const [other, again] = await Promise.all([
    anna.call("getQuestion", { body }),
    anna.call("getQuestion", { body }),
  ]);
  expect(other.next_question).toBe(wanted);
  expect(again.next_question).toBe(wanted);
  expect(model.requests).toHaveLength(2);
  const parts = model.requests[1]?.parts ?? [];
  expect(parts.at(-2)).toMatchObject({ role: "assistant", content: unwanted });
  expect(parts.at(-1)?.content).toContain("does not want your last question");
  const stored = await anna.call("getInterview", { params: { id: talk.id } });
  expect(stored.messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant", "assistant"]);

  const later = { role: "user" as const, content: "She sang in the kitchen, all day long, and so did Jan." };
  await anna.call("getQuestion", {
    body: {
      id: talk.id,
      messages: [...messages, { role: "assistant" as const, content: wanted }, later],
    },
  });
  const known = model.requests[2]?.parts.map(({ content }) => content) ?? [];
  expect(known[known.indexOf(unwanted) + 1]).toBe("§1.2\n(not answered)\n§");
});

it("asks something else in built-in words where the model asks the same again", async () => {
  const unwanted = "What did the bread taste of in the mornings?";
  const model = standInModel(() => replyWith(unwanted));
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  const talk = await begin(anna);
  const content = "I grew up in a small house near Gdańsk with my mother Anna. It smelled of bread.";
  const messages = [...talk.messages, { role: "user" as const, content }];
  await anna.call("getQuestion", { body: { id: talk.id, messages } });
  const body = {
    id: talk.id,
    messages: [...messages, { role: "assistant" as const, content: unwanted }],
    skip: true,
  };
  const other = await anna.call("getQuestion", { body });
  expect(other.next_question).not.toContain(unwanted);
  expect(other.notice).toMatchObject({ code: "prepared" });
});
