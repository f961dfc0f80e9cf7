import { expect, it } from "vitest";
import { addressOf } from "../../../test/caller.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

it("the greeting of who comes back from a break is spoken", async () => {
  const anna = await (await startSaga()).join("anna@example.org");
  const talk = await begin(anna);
  const told = await answer(anna, talk, "We lived by the sea with my aunt.");
  await answer(anna, told, "I want to stop now, I'm tired");
  const { recap } = await anna.call("getInterview", { params: { id: talk.id } });
  expect(recap).toMatch(/./);
  const address = addressOf({ path: "/interviews/{id}/generate-speech" } as never, {
    params: { id: talk.id },
  });
  const spoken = await anna.request(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: recap }),
  });
  expect(spoken.status).toBe(200);
});
