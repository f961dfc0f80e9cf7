import { expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
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

it("welcomes back who was away, not who goes on after a goodbye without a rest", async () => {
  const rest = { intent: "stop", move: "offer_break" };
  const model = standInModel((_request, call) =>
    call === 2 ? replyWith("What did the yard smell of?") : replyWith("Rest now; the yard is kept.", rest),
  );
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  let talk = await answer(
    anna,
    await begin(anna),
    "We had a yard with six geese, and that is enough for today.",
  );
  talk = await answer(anna, talk, "One more thing, the geese chased the postman down the lane.");
  talk = await answer(anna, talk, "He had a satchel, and threw bread at them. Now I am tired again.");
  saga.clock.pass(600);
  await answer(anna, talk, "It was rye bread from the bakery at the corner.");
  const isWelcomed = model.requests.map(({ parts }) => parts.at(-1)?.content.includes("is back from a rest"));
  expect(isWelcomed).toEqual([false, false, false, true]);
});
