import { randomUUID } from "node:crypto";
import type { ModelRequest } from "../src/providers/language-model/language-model.ts";
import type { Caller } from "./caller.ts";
import { answer, begin } from "./interviewing.ts";
import { createStoryModel, promptOf, scene, standInStoryWriter } from "./story-model.ts";
import { startSaga } from "./test-saga.ts";

const answers = 8;
const scenes = 3;

/** Tells the first interview some 2,000 words; answers its id. */
export async function tell(caller: Caller, interviewee?: string): Promise<string> {
  let talk = await begin(caller, interviewee === undefined ? {} : { interviewee });
  for (let at = 0; at < answers; at += 1) {
    const told = Array.from({ length: scenes }, (_, more) => scene(scenes * at + more));
    talk = await answer(caller, talk, told.join(" "));
  }
  return talk.id;
}

/** What becomes of the fair reply to a call: itself, another, an error, or silence (null). */
type Behave = (request: ModelRequest, call: number, fair: unknown) => unknown;

/** Somebody who has told an interview, on a server whose stories a model may write. */
export async function withModel(behave: Behave = (_, __, fair) => fair, callMs = 20_000) {
  const model = createStoryModel();
  const writer = standInStoryWriter((request, call) => behave(request, call, model.reply(promptOf(request))));
  const { storyWriterFor } = writer;
  const saga = await startSaga({ overrides: { storyWriterFor, storyBudget: { callMs } } });
  const anna = await saga.join("anna@example.org");
  const interview = await tell(anna);
  const order = (more: object = {}) => ({
    id: randomUUID(),
    interview_ids: [interview],
    length: 1000,
    style: "first-person" as const,
    ...more,
  });
  return { saga, anna, interview, order, model, ...writer };
}

/** A model that waits at its call number `at` until it is let go on. */
export function held(at: number) {
  let goOn = () => {};
  let reached = () => {};
  const free = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let calls = 0;
  const behave: Behave = async (_, __, fair) => {
    calls += 1;
    if (calls === at) {
      reached();
      await free;
    }
    return fair;
  };
  return { behave, isReached, goOn: () => goOn() };
}
