import { describe, expect, it } from "vitest";
import {
  nextSpokenAnswer,
  noSpokenAnswer,
  readyAnswer,
  type SpokenAnswer,
  type SpokenAnswerEvent,
  secondsOf,
  wordsOf,
} from "./spoken-answer.ts";
import {
  bannerOf,
  mayAnswerNow,
  microphoneTrouble,
  reasonNotToSend,
  recordButton,
  troubleOf,
} from "./spoken-answer-selectors.ts";

const around = { now: 10_000, isPlaying: false, isThinking: false, isComplete: false };
const after = (from: SpokenAnswer, ...events: SpokenAnswerEvent[]): SpokenAnswer =>
  events.reduce(nextSpokenAnswer, from);
const recording = after(noSpokenAnswer, { type: "opening" }, { type: "opened", at: 10_000 });
const paused = after(recording, { type: "closing" }, { type: "recorded", id: "a", seconds: 7 });
const written = after(paused, {
  type: "partChanged",
  id: "a",
  state: "written",
  text: "We lived by the sea.",
});

describe("a spoken answer", () => {
  it("may be sent after four seconds, or after a pause, and says so before", () => {
    expect(reasonNotToSend(recording, { ...around, now: 13_900 })).toContain("four seconds");
    expect(reasonNotToSend(recording, { ...around, now: 14_000 })).toBeNull();
    expect(reasonNotToSend(written, around)).toBeNull();
    expect(reasonNotToSend(paused, around)).toContain("written down");
  });

  it("begins with the press that ends what is heard, unless something else stands in the way", () => {
    const heard = { ...around, isPlaying: true };
    expect(mayAnswerNow(noSpokenAnswer, heard)).toBe(true);
    expect(mayAnswerNow(noSpokenAnswer, { ...heard, isThinking: true })).toBe(false);
    expect(mayAnswerNow(paused, heard)).toBe(false);
    expect(mayAnswerNow(recording, heard)).toBe(false);
  });

  it("goes with its words as soon as they are there, once Send was pressed", () => {
    expect(readyAnswer(written)).toBeNull();
    const sent = after(paused, { type: "sendPressed" });
    expect(readyAnswer(sent)).toBeNull();
    const heard = after(sent, { type: "partChanged", id: "a", state: "written", text: "By the sea." });
    expect(readyAnswer(heard)).toEqual({ content: "By the sea.", recordingIds: ["a"] });
  });

  it("is one answer of several recordings, in the order they were spoken", () => {
    const more = after(
      written,
      { type: "opened", at: 20_000 },
      { type: "recorded", id: "b", seconds: 5 },
      { type: "partChanged", id: "b", state: "written", text: "My aunt kept hens." },
      { type: "sendPressed" },
    );
    expect(secondsOf(more, 0)).toBe(12);
    expect(readyAnswer(more)).toEqual({
      content: "We lived by the sea. My aunt kept hens.",
      recordingIds: ["a", "b"],
    });
  });

  it("has no part of a recording that ended before there was sound in it", () => {
    expect(after(paused, { type: "nothingRecorded", id: "a" })).toEqual(noSpokenAnswer);
    const more = after(
      written,
      { type: "opened", at: 20_000 },
      { type: "recorded", id: "b", seconds: 0 },
      { type: "sendPressed" },
      { type: "nothingRecorded", id: "b" },
    );
    expect(readyAnswer(more)).toEqual({ content: "We lived by the sea.", recordingIds: ["a"] });
  });

  it("is sent as the person corrected it", () => {
    const corrected = after(
      written,
      { type: "edited", text: "We lived by the lake." },
      { type: "sendPressed" },
    );
    expect(readyAnswer(corrected)?.content).toBe("We lived by the lake.");
  });

  it("is not lost when it could not be written down: it waits, can be tried again, typed or sent without words", () => {
    const failed = after(
      paused,
      { type: "sendPressed" },
      {
        type: "partChanged",
        id: "a",
        state: "failed",
        error: "The transcription service is busy.",
      },
    );
    expect(failed.isSending).toBe(false);
    expect(troubleOf(failed)).toEqual({
      words: "The transcription service is busy.",
      canTryAgain: true,
      canSendAnyway: true,
      aside: ["a"],
    });
    expect(readyAnswer(after(failed, { type: "sendAnyway" }))).toEqual({ content: "", recordingIds: ["a"] });
    const typed = after(failed, { type: "edited", text: "By the sea." }, { type: "sendPressed" });
    expect(readyAnswer(typed)).toEqual({ content: "By the sea.", recordingIds: ["a"] });
  });

  it("can be put aside when the server refuses a recording, and goes without it when it was typed", () => {
    const refused = after(
      paused,
      { type: "sendPressed" },
      { type: "partChanged", id: "a", state: "refused", error: "This recording cannot be read." },
    );
    expect(troubleOf(refused)).toMatchObject({ canTryAgain: true, canSendAnyway: false, aside: ["a"] });
    expect(after(refused, { type: "putAside", ids: ["a"] })).toEqual(noSpokenAnswer);
    const typed = after(refused, { type: "edited", text: "By the sea." }, { type: "sendPressed" });
    expect(readyAnswer(typed)).toEqual({ content: "By the sea.", recordingIds: [] });
  });

  it("that cannot be sent for now stays to be sent, says so, and can be put aside meanwhile", () => {
    const delayed = after(
      paused,
      { type: "sendPressed" },
      { type: "partChanged", id: "a", state: "sending", error: "Saga cannot be reached just now." },
    );
    expect(delayed.isSending).toBe(true);
    expect(bannerOf(delayed, around)?.state).toBe("delayed");
    expect(troubleOf(delayed)).toMatchObject({ canSendAnyway: false, aside: ["a"] });
    const on = after(delayed, { type: "partChanged", id: "a", state: "written", text: "By the sea." });
    expect(readyAnswer(on)).toEqual({ content: "By the sea.", recordingIds: ["a"] });
  });

  it("is spoken only while sound comes from the microphone", () => {
    const waiting = after(noSpokenAnswer, { type: "opening" }, { type: "listening" });
    expect(bannerOf(waiting, around)?.state).toBe("opening");
    expect(recordButton(waiting, around)).toEqual({ action: "pause", reason: null });
    expect([microphoneTrouble(waiting, 1_000), microphoneTrouble(waiting, 5_000)]).toEqual([
      null,
      expect.stringContaining("No sound"),
    ]);
    const heard = after(waiting, { type: "opened", at: 12_000 });
    expect(bannerOf(heard, { ...around, now: 14_000 })).toMatchObject({ state: "speaking", seconds: 2 });
    const still = after(heard, { type: "stilled" });
    expect(bannerOf(still, around)?.state).toBe("silent");
    expect(after(still, { type: "opened", at: 20_000 })).toEqual(heard);
  });

  it("keeps what was said before the microphone was gone", () => {
    const lost = after(
      recording,
      { type: "lost" },
      { type: "closing" },
      { type: "recorded", id: "a", seconds: 3 },
    );
    expect(microphoneTrouble(lost, 0)).toContain("The microphone is gone.");
    expect(recordButton(after(lost, { type: "partChanged", id: "a", state: "waiting" }), around).action).toBe(
      "resume",
    );
    expect(microphoneTrouble(after(lost, { type: "opening" }), 0)).toBeNull();
  });

  it("goes without words where nobody can write it down yet", () => {
    const waiting = after(
      paused,
      { type: "sendPressed" },
      { type: "partChanged", id: "a", state: "waiting" },
    );
    expect(readyAnswer(waiting)).toEqual({ content: "", recordingIds: ["a"] });
  });

  it("is no answer when nobody spoke", () => {
    const silent = after(paused, { type: "sendPressed" }, { type: "partChanged", id: "a", state: "silent" });
    expect(readyAnswer(silent)).toBeNull();
    expect(silent.isSending).toBe(false);
    expect(troubleOf(silent)?.words).toContain("No words were heard");
  });

  it("is not sent by the first letter when Send was pressed while there was nothing to send", () => {
    const silent = after(paused, { type: "partChanged", id: "a", state: "silent" });
    const emptied = after(written, { type: "edited", text: " " });
    for (const nothing of [silent, emptied]) {
      expect(reasonNotToSend(nothing, around)).toContain("no words");
      const pressed = after(nothing, { type: "sendPressed" });
      expect(recordButton(pressed, around)).toEqual({ action: "resume", reason: null });
      expect(readyAnswer(after(pressed, { type: "edited", text: "W" }))).toBeNull();
    }
  });

  it("takes up what was recorded before the page was closed, before what is said now", () => {
    const found = after(written, { type: "adopted", id: "before", seconds: 8 });
    expect(found.parts.map(({ id }) => id)).toEqual(["before", "a"]);
    expect(after(found, { type: "adopted", id: "before", seconds: 8 })).toEqual(found);
  });

  it("keeps what is there when the microphone does not open", () => {
    const again = after(written, { type: "opening" }, { type: "openFailed" });
    expect([again.phase, wordsOf(again)]).toEqual(["paused", "We lived by the sea."]);
    expect(after(noSpokenAnswer, { type: "opening" }, { type: "openFailed" }).phase).toBe("idle");
  });
});

describe("the record button", () => {
  it("says what a press does", () => {
    expect(recordButton(noSpokenAnswer, around)).toEqual({ action: "speak", reason: null });
    expect(recordButton(recording, around)).toEqual({ action: "pause", reason: null });
    expect(recordButton(written, around)).toEqual({ action: "resume", reason: null });
    const heard = { ...around, isPlaying: true };
    expect(recordButton(noSpokenAnswer, heard).action).toBe("listen");
    expect(reasonNotToSend(noSpokenAnswer, heard)).toContain("Listen");
    expect(reasonNotToSend(noSpokenAnswer, around)).toContain("Speak");
  });

  it("waits while Saga thinks, while an answer is processed or sent, and after the end", () => {
    expect(recordButton(paused, around).reason).not.toBeNull();
    expect(recordButton(noSpokenAnswer, { ...around, isThinking: true }).reason).not.toBeNull();
    expect(recordButton(noSpokenAnswer, { ...around, isComplete: true }).reason).not.toBeNull();
    expect(recordButton(after(paused, { type: "sendPressed" }), around).reason).not.toBeNull();
  });
});

describe("the sentence about what is going on", () => {
  it("uses the words that belong to each state", () => {
    expect(bannerOf(noSpokenAnswer, around)).toBeNull();
    expect(bannerOf(recording, { ...around, now: 52_900 })).toMatchObject({
      state: "speaking",
      seconds: 42,
    });
    expect(bannerOf(written, around)).toMatchObject({ state: "paused", seconds: 7 });
    expect(bannerOf(paused, around)?.state).toBe("processing");
    expect(bannerOf(written, { ...around, isThinking: true })?.state).toBe("thinking");
  });
});
