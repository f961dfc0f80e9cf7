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
export type Speaking = {
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

export type SpeakingEvent =
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

export const notSpeaking: Speaking = {
  phase: "idle",
  isStill: false,
  microphone: null,
  since: null,
  parts: [],
  edited: null,
  isSending: false,
};

const resting = (parts: readonly Part[]): Speaking["phase"] => (parts.length > 0 ? "paused" : "idle");

const fresh = (id: string, seconds: number): Part => ({
  id,
  seconds,
  state: "sending",
  text: "",
  error: null,
});

const isRefusedOrFailed = ({ state }: Part): boolean => state === "failed" || state === "refused";

const isUnsettled = ({ state }: Part): boolean => state === "sending" || state === "writing";

export const isProcessing = ({ parts, phase }: Speaking): boolean =>
  phase === "closing" || parts.some(isUnsettled);

/** An answer that was to be sent and cannot be yet stays where it is, and says why. */
const settled = (speaking: Speaking): Speaking => {
  const isStuck = speaking.parts.some(isRefusedOrFailed) || !hasSomething(speaking);
  return isProcessing(speaking) || !isStuck ? speaking : { ...speaking, isSending: false };
};

const changed = (speaking: Speaking, { id, ...changes }: { id: string } & Partial<Part>): Speaking =>
  settled({
    ...speaking,
    parts: speaking.parts.map((part) => (part.id === id ? { ...part, ...changes } : part)),
  });

/** The next state. Pure: the hook around it records, sends and asks for the words. */
export function nextSpeaking(speaking: Speaking, event: SpeakingEvent): Speaking {
  const { parts } = speaking;
  switch (event.type) {
    case "opening":
      return { ...speaking, phase: "opening", microphone: null };
    case "listening":
      return speaking.phase === "opening" ? { ...speaking, phase: "waiting" } : speaking;
    case "opened":
      if (speaking.phase === "closing") return speaking;
      return { ...speaking, phase: "recording", isStill: false, since: speaking.since ?? event.at };
    case "stilled":
      return { ...speaking, isStill: speaking.phase === "recording" };
    case "lost":
      return { ...speaking, microphone: "lost" };
    case "openFailed":
      return { ...speaking, phase: resting(parts), since: null, microphone: event.microphone ?? null };
    case "closing":
      return { ...speaking, phase: "closing", isStill: false };
    case "recorded":
      return { ...speaking, phase: "paused", since: null, parts: [...parts, fresh(event.id, event.seconds)] };
    case "adopted":
      if (parts.some(({ id }) => id === event.id)) return speaking;
      return { ...speaking, phase: "paused", parts: [fresh(event.id, event.seconds), ...parts] };
    case "partChanged": {
      const { id, state, text = "", error = null } = event;
      return changed(speaking, { id, state, text, error });
    }
    case "edited":
      return { ...speaking, edited: event.text };
    case "sendPressed":
      return {
        ...speaking,
        isSending: speaking.phase === "recording" || isProcessing(speaking) || hasSomething(speaking),
      };
    case "sendAnyway":
      return {
        ...speaking,
        isSending: true,
        parts: parts.map((part) => (isOnServer(part) ? { ...part, state: "waiting" as const } : part)),
      };
    case "putAside": {
      const left = parts.filter(({ id }) => !event.ids.includes(id));
      return left.length > 0 ? { ...speaking, parts: left, isSending: false } : notSpeaking;
    }
    case "nothingRecorded": {
      const left = parts.filter(({ id }) => id !== event.id);
      const phase = speaking.phase === "paused" ? resting(left) : speaking.phase;
      return settled({ ...speaking, parts: left, phase, isSending: speaking.isSending && left.length > 0 });
    }
    case "taken":
      return notSpeaking;
  }
}

/** What was understood so far, or what the person made of it. */
export const wordsOf = ({ parts, edited }: Speaking): string =>
  edited ??
  parts
    .map(({ text }) => text)
    .filter(Boolean)
    .join(" ");

/** Words, or a recording whose words come later. Silence alone is no answer. */
export const hasSomething = (speaking: Speaking): boolean =>
  wordsOf(speaking).trim() !== "" || speaking.parts.some(({ state }) => state === "waiting");

/** It has no words, and the server has its sound. */
const isOnServer = ({ state, error }: Part): boolean =>
  state === "failed" || (state === "writing" && error !== null);

/** The answer that is to be given now; null while there is none, or it is not to be sent yet. */
export function readyAnswer(speaking: Speaking): { content: string; recordingIds: string[] } | null {
  if (!speaking.isSending || speaking.phase !== "paused" || isProcessing(speaking)) return null;
  if (!hasSomething(speaking)) return null;
  const there = speaking.parts.filter(({ state }) => state !== "refused");
  const heard = there.filter(({ state }) => state !== "silent");
  const taken = heard.length > 0 ? heard : there;
  return { content: wordsOf(speaking).trim(), recordingIds: taken.map(({ id }) => id) };
}

/** Seconds of speech so far, those of the open recording among them. */
export const secondsOf = ({ parts, since }: Speaking, now: number): number =>
  parts.reduce((sum, part) => sum + part.seconds, 0) + (since === null ? 0 : (now - since) / 1000);

/** Seconds of recording after which an answer may be sent without a pause. */
export const secondsBeforeSend = 4;
