import { expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

it("the help that was offered in danger stays where the words of the danger go", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const talk = await answer(
    anna,
    await begin(anna),
    "I do not want to live any more. I want to kill myself.",
  );
  const params = { id: talk.id };
  const [item] = (await anna.call("getKeptOut", { params })).data;
  const [, , offered] = (await anna.call("getInterview", { params })).messages;
  expect(offered?.move).toBe("support");
  const { messages } = await anna.call("deleteWords", {
    params: { ...params, message: item?.answer_id ?? "" },
  });
  expect(messages.map(({ content }) => content).slice(1)).toEqual(["", offered?.content]);
});
