import { expect, it } from "vitest";
import { begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

it("a person is asked in the voice that they like", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const { id } = await anna.call("createUser", { body: { name: "Elsa" } });
  const talk = await begin(anna, { interviewee: id });
  // The first sentence is enough to tell voices apart.
  const text = /^.+?[.!?]/u.exec(talk.messages[0]?.content ?? "")?.[0];
  const heard = async () => {
    const response = await anna.request(`/api/interviews/${talk.id}/generate-speech`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer()).toString("base64");
  };
  const voices: string[] = [];
  for (const preferred_voice of [null, "female", "male", "female"] as const) {
    await anna.call("updateUser", { params: { id }, body: { preferred_voice } });
    voices.push(await heard());
  }
  expect(new Set(voices).size).toBe(3);
  expect(voices[3]).toBe(voices[1]);
});
