import { expect, it } from "vitest";
import { begin } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { startSaga } from "../../../test/test-saga.ts";

it("asks nothing more of somebody who was asked whether to finish, and finishes", async () => {
  const goodbye = "Goodbye, then; all of it is kept.";
  const model = standInModel((_request, call) =>
    replyWith(call === 1 ? "All of it is kept. What else is there?" : goodbye, {
      intent: "told_enough",
      move: "close",
    }),
  );
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  const talk = await begin(anna);
  const { data } = await saga.db.selectFrom("ledgers").select("data").executeTakeFirstOrThrow();
  const ledger = JSON.parse(data);
  Object.assign(ledger.interviews[1].pending, { move: "close", topic: null });
  await saga.db
    .updateTable("ledgers")
    .set({ data: JSON.stringify(ledger) })
    .execute();
  const content = "No, that is it, I am finished now. That is all there is to tell.";
  const messages = [...talk.messages, { role: "user" as const, content }];
  const asked = await anna.call("getQuestion", { body: { id: talk.id, messages } });
  expect(asked).toMatchObject({ next_question: goodbye, progress: 100 });
  expect(model.requests[1]?.parts.at(-1)?.content).toContain("nothing is asked of somebody who stops");
});
