import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { plainDocuments } from "../../../test/plain-documents.ts";
import { exported, taken } from "../../../test/taken-in.ts";
import { startSaga } from "../../../test/test-saga.ts";

it("an interview about a photograph is about the same one where it is taken in, and goes on there", async () => {
  const saga = await startSaga({ overrides: { documentWorker: plainDocuments } });
  const anna = await saga.join("anna@example.org");
  const elsa = await anna.call("createUser", { body: { name: "Elsa" } });
  const slip = randomUUID();
  const jpeg = new Uint8Array(Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"));
  const sent = await anna.request(`/api/family/media/${slip}?life=${elsa.id}&name=slip.jpg`, {
    method: "PUT",
    body: jpeg,
  });
  expect(sent.status).toBe(200);
  await anna.call("startAbout", { params: { id: elsa.id }, body: { about: { kind: "picture", id: slip } } });
  const bo = await saga.join("bo@example.org");
  await answer(bo, await begin(bo), "I grew up in Vesterdahl with six brothers.");
  await taken(bo, await exported(anna, anna.user.id));
  const [copy] = await bo.call("usersByParent", { params: { id: bo.user.id } });
  const life = copy?.id ?? "";
  const found = await bo.call("getInterviews", { query: {}, body: [life] });
  const talk = found.find(({ number }) => number > 3);
  const [picture] = (await bo.call("listMedia", { query: { life } })).data;
  expect(picture?.id).not.toBe(slip);
  expect(talk?.about).toEqual({ kind: "picture", id: picture?.id });
  const { _id: id = "", messages = [], progress = 0 } = talk ?? {};
  const next = await answer(
    bo,
    { id, messages, progress },
    "That is my brother Jory on the slip, with the donkey.",
  );
  expect(next.progress).toBe(12);
  const { asks: first = "" } = (await bo.call("getInterview", { params: { id } })).messages[0] ?? {};
  expect(first).not.toBe("");
  let told = { id, messages: next.messages, progress: next.progress };
  for (let at = 0; at < 4; at += 1)
    told = await answer(bo, told, `The donkey was called Bishop and ate the parson's hat in week ${at}.`);
  const after = told.messages.filter(({ role }) => role === "assistant").slice(1);
  expect(after).toHaveLength(5);
  expect(after.filter(({ content }) => content.includes(first))).toEqual([]);
});
