import { expect, it } from "vitest";
import type { SpokenAnswerEvent } from "../recording/spoken-answer.ts";
import type { InputMode } from "./input-mode.ts";
import { first, message, opened as sessionOpened } from "./interview-session.fixture.ts";
import { type InterviewEvent, type InterviewState, newInterview, nextInterview } from "./interview-state.ts";

const said = (...events: SpokenAnswerEvent[]): InterviewEvent[] =>
  events.map((event) => ({ of: "spokenAnswer", event }));
const after = (state: InterviewState, ...steps: InterviewEvent[]): InterviewState =>
  steps.reduce(nextInterview, state);

/** An interview with its first question, which nobody has heard yet. */
const opened = (mode: InputMode = "voice", more: { progress?: number } = {}): InterviewState => ({
  ...newInterview({ mode, readsAloud: false }),
  session: sessionOpened([first], more),
});
const recorded = said(
  { type: "opening" },
  { type: "opened", at: 0 },
  { type: "recorded", id: "r1", seconds: 5 },
);
const written = said({ type: "partChanged", id: "r1", state: "written", text: "Everybody said Nan." });
const sent = said({ type: "sendPressed" });

it("a spoken answer is given with its recording in the step in which its words come", () => {
  const waiting = after(opened(), ...recorded, ...sent);
  expect(waiting.session.unsent).toEqual([]);
  const { session, spokenAnswer } = after(waiting, ...written);
  expect(session.unsent).toEqual([
    { key: "r1", after: 1, content: "Everybody said Nan.", recordingIds: ["r1"] },
  ]);
  expect(spokenAnswer).toMatchObject({ phase: "idle", parts: [] });
});

it("a recording that the server refuses is put aside when the rest of the answer is given", () => {
  const second = said(
    { type: "recorded", id: "r2", seconds: 3 },
    { type: "partChanged", id: "r2", state: "refused", error: "Too large." },
  );
  const state = after(opened(), ...recorded, ...written, ...second, ...said({ type: "sendAnyway" }));
  expect(state.session.unsent).toMatchObject([{ recordingIds: ["r1"] }]);
  expect(state.keptSounds.found).toMatchObject([{ id: "r2", seconds: 3, isOnServer: false }]);
});

it("a spoken answer that comes after the end of the interview is kept, and not given", () => {
  const state = after(opened("voice", { progress: 100 }), ...recorded, ...written, ...sent);
  expect(state.session.unsent).toEqual([]);
  expect(state.keptSounds.found).toMatchObject([{ id: "r1" }]);
});

it("who turns to writing has what was said kept, and goes on with the words they had corrected", () => {
  const corrected = after(
    opened(),
    ...recorded,
    ...written,
    ...said({ type: "edited", text: "They said Nan." }),
  );
  const arrived: InterviewEvent = { of: "keptSounds", event: { type: "arrived", id: "r1" } };
  const { session, spokenAnswer, keptSounds } = after(corrected, arrived, { of: "mode", mode: "text" });
  expect(session.handedBack).toBe("They said Nan.");
  expect(spokenAnswer.parts).toEqual([]);
  expect(keptSounds.found).toMatchObject([{ id: "r1", seconds: 5, isOnServer: true }]);
});

it("who turns to writing while speaking has it put aside once the recording has ended", () => {
  const speaking = after(opened(), ...recorded.slice(0, 2), { of: "mode", mode: "text" });
  expect(speaking.spokenAnswer.phase).toBe("recording");
  const { spokenAnswer, keptSounds } = after(speaking, ...recorded.slice(2));
  expect(spokenAnswer.phase).toBe("idle");
  expect(keptSounds.found).toMatchObject([{ id: "r1" }]);
});

it("an answer that was sent before somebody turns to writing still goes", () => {
  const state = after(opened(), ...recorded, ...sent, { of: "mode", mode: "text" }, ...written);
  expect(state.session.unsent).toMatchObject([{ content: "Everybody said Nan." }]);
});

it("with spoken answers each question is heard in the step in which it comes", () => {
  const answered = after(opened(), ...recorded, ...written, ...sent);
  expect(answered.playback.question).toBeNull();
  const reply = {
    progress: 10,
    messages: [
      message("m2", "user", "Everybody said Nan."),
      message("m3", "assistant", "Who said it first?"),
    ],
    support: null,
    notice: null,
  };
  const asked = after(
    answered,
    { of: "session", event: { type: "askStarted" } },
    { of: "session", event: { type: "questionAsked", reply } },
  );
  expect(asked.playback).toMatchObject({ phase: "loading", question: { text: "Who said it first?" } });
});

it("a beginning that could not be heard is not tried again before the whole question is there", () => {
  const saying = after(
    opened(),
    ...recorded,
    ...written,
    ...sent,
    { of: "session", event: { type: "askStarted" } },
    { of: "session", event: { type: "sentenceSaid", sentence: "Nan." } },
  );
  expect(saying.playback).toMatchObject({ phase: "loading", question: { text: "Nan." } });
  const failed = after(saying, { of: "playback", event: { type: "beginningFailed" } });
  const more = after(failed, { of: "session", event: { type: "wordsArrived", words: "Nan. Who" } });
  expect(more.playback.phase).toBe("silent");
});

it("in writing nothing is heard by itself", () => {
  const { playback } = after(opened("text"), { of: "session", event: { type: "noticeRead" } });
  expect(playback.phase).toBe("silent");
});

it("an interview that is opened anew begins with nothing of the one before", () => {
  const state = after(opened(), ...recorded, { of: "session", event: { type: "opening" } });
  expect(state).toEqual(newInterview({ mode: "voice", readsAloud: false }));
});
