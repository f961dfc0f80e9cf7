import { expect, it } from "vitest";
import { begin } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { startSaga } from "../../../test/test-saga.ts";

it("puts an answer back that was taken for danger and was none", async () => {
  const model = standInModel((_request, call) =>
    call === 1
      ? replyWith("", { intent: "crisis", move: "support" })
      : replyWith("The bus, then: that answer is back in. Who was on it?", {
          move: "mend",
          intent: "wrong",
          acts: [{ do: "let_in", what: "k1" }],
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
  expect(mended.next_question).toBe("The bus, then: that answer is back in. Who was on it?");
  expect(await kept()).toEqual([]);
  const stored = await saga.db
    .selectFrom("messages")
    .select("is_private")
    .where("content", "=", content)
    .execute();
  expect(stored).toEqual([{ is_private: 0 }]);
});
