import { expect, it } from "vitest";
import { begin } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { startSaga } from "../../../test/test-saga.ts";

it("puts an answer back that was taken for danger and was none", async () => {
  const model = standInModel((_request, call) =>
    call === 1
      ? replyWith("", { intent: "crisis", move: "support" })
      : replyWith(call === 2 ? "I am sorry: the bus, then. Who was on it?" : "What did Mrs Pryor sing?", {
          ...(call === 2
            ? { move: "mend" as const, intent: "wrong" as const, acts: [{ do: "let_in", what: "k1.1" }] }
            : {}),
        }),
  );
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  const talk = await begin(anna);
  const content = "When the twenty-three comes I shall be gone, and they can whistle for me at the stop.";
  const first = { id: talk.id, messages: [...talk.messages, { role: "user" as const, content }] };
  const alarm = await anna.call("getQuestion", { body: first });
  expect(alarm.move).toBe("support");
  const kept = () => saga.db.selectFrom("kept_out").select("kind").execute();
  expect(await kept()).toEqual([{ kind: "crisis" }]);

  const messages = [
    ...first.messages,
    { role: "assistant" as const, content: alarm.next_question },
    { role: "user" as const, content: "I only meant the bus, you daft thing. I was never in any danger." },
  ];
  const mended = await anna.call("getQuestion", { body: { id: talk.id, messages } });
  // That it is in again is not said: nobody had asked to leave it out.
  expect(mended.next_question).toBe("I am sorry: the bus, then. Who was on it?");
  expect(await kept()).toEqual([]);
  const stored = await saga.db
    .selectFrom("messages")
    .select("is_private")
    .where("content", "=", content)
    .execute();
  expect(stored).toEqual([{ is_private: 0 }]);

  messages.push(
    { role: "assistant" as const, content: mended.next_question },
    { role: "user" as const, content: "Mrs Pryor and her shopping, and she sang at the back." },
  );
  await anna.call("getQuestion", { body: { id: talk.id, messages } });
  const [alarmed, after] = model.requests.slice(1).map(({ parts }) => parts.map((one) => one.content));
  expect(alarmed?.join("\n")).not.toContain("whistle for me at the stop");
  expect(after?.join("\n")).toContain("whistle for me at the stop");
});
