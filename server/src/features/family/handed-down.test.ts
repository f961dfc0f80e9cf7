import { expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const bread =
  "She made soda bread every day. You take a pound of flour and a pinch of salt and a spoon of soda. You pour in the buttermilk and stir it with a knife. It goes in a hot oven for forty minutes.";
const saying = "My mother used to say, “A closed hand bakes no bread.”";

it("recipes and sayings are kept in the teller's words, and one that is none is left out until Undo; what was told in confidence is not shown", async () => {
  const saga = await startSaga();
  const karen = await saga.join("karen@example.org");
  const { id } = await karen.call("createUser", { body: { name: "Winifred", relationship: "mother" } });
  const talk = await begin(karen, { interviewee: id });
  const inConfidence = "Dad used to say, 'Trust no bank.' But that stays between us, do not tell the family.";
  await answer(karen, await answer(karen, await answer(karen, talk, bread), saying), inConfidence);
  const list = async () => (await karen.call("listHandedDown", { params: { id } })).data;
  const told = await list();
  expect(told).toMatchObject([
    { kind: "recipe", title: "Soda bread", words: bread.slice(bread.indexOf("You take")) },
    { kind: "saying", title: "A closed hand bakes no bread.", words: saying, interview_id: talk.id },
  ]);
  const handed = told[0]?.id ?? "";
  for (const _ of [1, 2]) await karen.call("leaveHandedDown", { params: { id, handed } });
  expect((await list()).map(({ kind }) => kind)).toEqual(["saying"]);
  await karen.call("undoFamily", {});
  expect(await list()).toHaveLength(2);
});
