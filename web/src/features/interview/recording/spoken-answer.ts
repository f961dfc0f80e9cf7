/**
 * What has become of one recording of an answer. `sending`: on its way to the server; `writing`: being written down;
 * both are tried again by themselves, and `error` says what they wait for. `written`; `silent`: nobody speaks in it;
 * `waiting`: kept, and nobody can write it down yet; `failed`: kept, and `error` says why it has no words; `refused`: in
 * this browser only, and `error` says why the server does not take it.
 */
export type PartState = "sending" | "writing" | "written" | "silent" | "waiting" | "failed" | "refused";

export type Part = { id: string; seconds: number; state: PartState; text: string; error: string | null };

/** `lost`: it went away while somebody spoke; `missing`: there is none; `busy`: something else holds it. */
export type MicrophoneTrouble = "lost" | "missing" | "busy";

/** A spoken answer in the making. */
export type SpokenAnswer = {
  /**
   * `opening`: the browser opens the microphone; `waiting`: it is open, and no sound has come yet; `closing`: the last piece
   * is being kept.
   */
  phase: "idle" | "opening" | "waiting" | "recording" | "closing" | "paused";
  /** Sound came from the open microphone and comes no more. */
  isStill: boolean;
  microphone: MicrophoneTrouble | null;
  /** When the open recording began, in milliseconds of the page's clock. */
  since: number | null;
  parts: readonly Part[];
  /** The person's own version of the words; null: what was understood. */
  edited: string | null;
  /** Send was pressed: the answer goes as soon as its words are there. */
  isSending: boolean;
};

export type SpokenAnswerEvent =
  | { type: "opening" }
  | { type: "listening" }
  /** Sound comes, for the first time or again. */
  | { type: "opened"; at: number }
  | { type: "stilled" }
  | { type: "lost" }
  | { type: "openFailed"; microphone?: MicrophoneTrouble | null }
  | { type: "closing" }
  | { type: "recorded"; id: string; seconds: number }
  | { type: "adopted"; id: string; seconds: number }
  | { type: "partChanged"; id: string; state: PartState; text?: string; error?: string | null }
  | { type: "edited"; text: string }
  | { type: "sendPressed" }
  | { type: "sendAnyway" }
  | { type: "putAside"; ids: readonly string[] }
  /** It was ended before there was any sound in it. */
  | { type: "nothingRecorded"; id: string }
  | { type: "taken" };

export const noSpokenAnswer: SpokenAnswer = {
  phase: "idle",
  isStill: false,
  microphone: null,
  since: null,
  parts: [],
  edited: null,
  isSending: false,
};

const resting = (parts: readonly Part[]): SpokenAnswer["phase"] => (parts.length > 0 ? "paused" : "idle");

const fresh = (id: string, seconds: number): Part => ({
  id,
  seconds,
  state: "sending",
  text: "",
  error: null,
});

const isRefusedOrFailed = ({ state }: Part): boolean => state === "failed" || state === "refused";

const isUnsettled = ({ state }: Part): boolean => state === "sending" || state === "writing";

export const isProcessing = ({ parts, phase }: SpokenAnswer): boolean =>
  phase === "closing" || parts.some(isUnsettled);

/** An answer that was to be sent and cannot be yet stays where it is, and says why. */
const settled = (spokenAnswer: SpokenAnswer): SpokenAnswer => {
  const isStuck = spokenAnswer.parts.some(isRefusedOrFailed) || !hasSomething(spokenAnswer);
  return isProcessing(spokenAnswer) || !isStuck ? spokenAnswer : { ...spokenAnswer, isSending: false };
};

const changed = (
  spokenAnswer: SpokenAnswer,
  { id, ...changes }: { id: string } & Partial<Part>,
): SpokenAnswer =>
  settled({
    ...spokenAnswer,
    parts: spokenAnswer.parts.map((part) => (part.id === id ? { ...part, ...changes } : part)),
  });

/** The next state. Pure: the hook around it records, sends and asks for the words. */
export function nextSpokenAnswer(spokenAnswer: SpokenAnswer, event: SpokenAnswerEvent): SpokenAnswer {
  const { parts } = spokenAnswer;
  switch (event.type) {
    case "opening":
      return { ...spokenAnswer, phase: "opening", microphone: null };
    case "listening":
      return spokenAnswer.phase === "opening" ? { ...spokenAnswer, phase: "waiting" } : spokenAnswer;
    case "opened":
      if (spokenAnswer.phase === "closing") return spokenAnswer;
      return { ...spokenAnswer, phase: "recording", isStill: false, since: spokenAnswer.since ?? event.at };
    case "stilled":
      return { ...spokenAnswer, isStill: spokenAnswer.phase === "recording" };
    case "lost":
      return { ...spokenAnswer, microphone: "lost" };
    case "openFailed":
      return { ...spokenAnswer, phase: resting(parts), since: null, microphone: event.microphone ?? null };
    case "closing":
      return { ...spokenAnswer, phase: "closing", isStill: false };
    case "recorded":
      return {
        ...spokenAnswer,
        phase: "paused",
        since: null,
        parts: [...parts, fresh(event.id, event.seconds)],
      };
    case "adopted":
      if (parts.some(({ id }) => id === event.id)) return spokenAnswer;
      return { ...spokenAnswer, phase: "paused", parts: [fresh(event.id, event.seconds), ...parts] };
    case "partChanged": {
      const { id, state, text = "", error = null } = event;
      return changed(spokenAnswer, { id, state, text, error });
    }
    case "edited":
      return { ...spokenAnswer, edited: event.text };
    case "sendPressed":
      return {
        ...spokenAnswer,
        isSending:
          spokenAnswer.phase === "recording" || isProcessing(spokenAnswer) || hasSomething(spokenAnswer),
      };
    case "sendAnyway":
      return {
        ...spokenAnswer,
        isSending: true,
        parts: parts.map((part) => (isOnServer(part) ? { ...part, state: "waiting" as const } : part)),
      };
    case "putAside": {
      const left = parts.filter(({ id }) => !event.ids.includes(id));
      return left.length > 0 ? { ...spokenAnswer, parts: left, isSending: false } : noSpokenAnswer;
    }
    case "nothingRecorded": {
      const left = parts.filter(({ id }) => id !== event.id);
      const phase = spokenAnswer.phase === "paused" ? resting(left) : spokenAnswer.phase;
      return settled({
        ...spokenAnswer,
        parts: left,
        phase,
        isSending: spokenAnswer.isSending && left.length > 0,
      });
    }
    case "taken":
      return noSpokenAnswer;
  }
}

/** What was understood so far, or what the person made of it. */
export const wordsOf = ({ parts, edited }: SpokenAnswer): string =>
  edited ??
  parts
    .map(({ text }) => text)
    .filter(Boolean)
    .join(" ");

/** Words, or a recording whose words come later. Silence alone is no answer. */
export const hasSomething = (spokenAnswer: SpokenAnswer): boolean =>
  wordsOf(spokenAnswer).trim() !== "" || spokenAnswer.parts.some(({ state }) => state === "waiting");

/** It has no words, and the server has its sound. */
const isOnServer = ({ state, error }: Part): boolean =>
  state === "failed" || (state === "writing" && error !== null);

/** The answer that is to be given now; null while there is none, or it is not to be sent yet. */
export function readyAnswer(spokenAnswer: SpokenAnswer): { content: string; recordingIds: string[] } | null {
  if (!spokenAnswer.isSending || spokenAnswer.phase !== "paused" || isProcessing(spokenAnswer)) return null;
  if (!hasSomething(spokenAnswer)) return null;
  const there = spokenAnswer.parts.filter(({ state }) => state !== "refused");
  const heard = there.filter(({ state }) => state !== "silent");
  const taken = heard.length > 0 ? heard : there;
  return { content: wordsOf(spokenAnswer).trim(), recordingIds: taken.map(({ id }) => id) };
}

/** Seconds of speech so far, those of the open recording among them. */
export const secondsOf = ({ parts, since }: SpokenAnswer, now: number): number =>
  parts.reduce((sum, part) => sum + part.seconds, 0) + (since === null ? 0 : (now - since) / 1000);

/** Seconds of recording after which an answer may be sent without a pause. */
export const secondsBeforeSend = 4;
