import { describe, expect, it } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import {
  failureToast,
  hearLabel,
  newPlayback,
  nextPlayback,
  type PlaybackEvent,
  type QuestionPlayback,
} from "./question-playback.ts";

const first = { id: "m1", text: "What were you called as a child?", goesOn: false };
const second = { id: "m3", text: "Nan. Who said it first?", goesOn: false };
const beginning = { id: "being written", text: "Nan.", goesOn: true };
const asked = (question: typeof first | null): PlaybackEvent => ({ type: "questionChanged", question });
const pressed: PlaybackEvent = { type: "pressed" };
const begun: PlaybackEvent = { type: "begun" };
const ended: PlaybackEvent = { type: "ended" };
const after = (playback: QuestionPlayback, ...events: PlaybackEvent[]): QuestionPlayback =>
  events.reduce(nextPlayback, playback);

const written = after(newPlayback(false), asked(first));
const aloud = after(newPlayback(true), asked(first));

describe("the button below a question", () => {
  it("lets it be heard, stops it, and lets it be heard again", () => {
    expect(hearLabel(written)).toBe("Hear it");
    const playing = after(written, pressed, begun);
    expect([playing.phase, hearLabel(playing)]).toEqual(["playing", "Stop"]);
    expect(hearLabel(after(playing, ended))).toBe("Hear it again");
    expect(after(playing, pressed).phase).toBe("silent");
    expect(after(playing, ended, pressed).phase).toBe("loading");
  });

  it("says 'Hear it' when nothing came to be heard", () => {
    expect(hearLabel(after(written, pressed, ended))).toBe("Hear it");
  });

  it("does nothing without a question", () => {
    expect(after(newPlayback(false), pressed).phase).toBe("silent");
  });

  it("is not brought back to speaking by a sound that begins late", () => {
    expect(after(written, pressed, pressed, begun).phase).toBe("silent");
  });
});

describe("a new question", () => {
  it("is silent unless the person wants it read aloud", () => {
    expect(after(written, pressed, begun, ended, asked(second)).phase).toBe("silent");
  });

  it("is read aloud by itself after the first press, and not before", () => {
    expect(aloud.phase).toBe("silent");
    expect(after(aloud, asked(second)).phase).toBe("silent");
    expect(after(aloud, pressed, begun, ended, asked(null), asked(second)).phase).toBe("loading");
  });

  it("silences the one before it", () => {
    const gone = after(written, pressed, begun, asked(null));
    expect(gone.phase).toBe("silent");
    expect(hearLabel(after(gone, asked(second)))).toBe("Hear it");
  });

  it("that is the same one changes nothing", () => {
    const playing = after(written, pressed, begun);
    expect(after(playing, asked({ ...first }))).toBe(playing);
  });
});

describe("a question that is still being written", () => {
  const voice: PlaybackEvent = { type: "modeChanged", isVoice: true };
  const speaking = after(written, voice, begun, ended, asked(null), asked(beginning), begun);

  it("is heard from its first sentence on, and goes on with its rest without beginning again", () => {
    expect(speaking).toMatchObject({ phase: "playing", question: beginning });
    const whole = after(speaking, asked(second));
    expect(whole).toEqual({ ...speaking, question: second });
    expect(after(whole, ended)).toMatchObject({ phase: "silent", isHeard: true });
  });

  it("stays silent when the person has stopped it", () => {
    expect(after(speaking, pressed, asked(second)).phase).toBe("silent");
  });

  it("is spoken anew when it became another one, and falls silent when it does not come", () => {
    const other = after(speaking, asked(first));
    expect(other).toMatchObject({ phase: "loading", speech: speaking.speech + 1, question: first });
    expect(after(speaking, asked(null)).phase).toBe("silent");
  });

  it("is heard whole when its first sentence could not be heard", () => {
    const loading = after(written, voice, begun, ended, asked(null), asked(beginning));
    const failed = after(loading, { type: "beginningFailed" });
    expect(failed).toMatchObject({ phase: "silent", question: null });
    expect(after(failed, asked(second))).toMatchObject({ phase: "loading", question: second });
    const late = after(loading, asked(second), { type: "beginningFailed" });
    expect(late).toMatchObject({ phase: "loading", question: second, speech: loading.speech + 1 });
  });
});

describe("reading aloud", () => {
  it("begins with the question that is there, unless it was heard", () => {
    const chosen: PlaybackEvent = { type: "readAloudChosen", isOn: true };
    expect(after(written, chosen).phase).toBe("loading");
    expect(after(written, pressed, begun, ended, chosen).phase).toBe("silent");
    expect(after(written, chosen, begun, ended, asked(second)).phase).toBe("loading");
  });

  it("ends for the next question when it is turned off", () => {
    const off: PlaybackEvent = { type: "readAloudChosen", isOn: false };
    expect(after(aloud, pressed, begun, ended, off, asked(second)).phase).toBe("silent");
  });
});

describe("a question that cannot be spoken", () => {
  it("is told in the specification's words, with the server's reason", () => {
    const refused = new ApiError({
      status: 502,
      code: "speech.failed",
      message: "The words could not be spoken.",
    });
    expect(failureToast(refused)).toMatchObject({
      title: "Failed to convert text to speech",
      description: "Text-to-speech error: The words could not be spoken.",
    });
    expect(failureToast(new TypeError("x"))?.description).toBe("Text-to-speech error: Unknown error");
  });

  it("is nothing to tell when the browser only waits for a press", () => {
    expect(failureToast(new DOMException("", "NotAllowedError"))).toBeNull();
  });
});
