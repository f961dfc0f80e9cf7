import { begin } from "../../../test/interviewing.ts";
import { type Behaviour, standInModel } from "../../../test/model-stand-in.ts";
import { startSaga } from "../../../test/test-saga.ts";
import type { Overrides } from "../../compose/overrides.ts";

export const told =
  "I grew up in a small house near Gdańsk with my mother Anna and my brother Jan. It smelled of bread.";

/** An interview that a model leads which behaves so, and the call that gives its first answer. */
export const talking = async (behaviour: Behaviour, overrides: Overrides = {}) => {
  const model = standInModel(behaviour);
  const saga = await startSaga({ overrides: { writerFor: model.writerFor, ...overrides } });
  const anna = await saga.join("anna@example.org");
  const talk = await begin(anna);
  const messages = [...talk.messages, { role: "user" as const, content: told }];
  return { saga, model, anna, talk, body: { id: talk.id, messages } };
};
