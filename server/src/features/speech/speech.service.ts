import type { Received } from "@saga/contract/endpoint";
import type { speech as calls } from "@saga/contract/speech";
import type { Language, PreferredVoice, Voice as Provider } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Clock } from "#platform/clock.ts";
import { type Voice, VoiceError, type VoiceName } from "#providers/voice/voice.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import type { Speaker, Spoken, Words } from "./speaker.service.ts";
import { isAmong } from "./spoken.ts";

export type Asked = Received<typeof calls.generateSpeech>["body"];

/** What is to be spoken, and by whom. */
type Wish = Omit<Asked, "provider"> & { provider: Provider };

/** Who listens in which interview, and whose account it is for. */
export type Listener = { personId: string; accountId: string; interviewId: string };

/** The voices of this server. The built-in one is always there. */
export type Voices = {
  /** A provider's voice; null where it is not configured, or may not speak words to this person. */
  of: (provider: Provider, listener: Listener) => Promise<Voice | null>;
  builtIn: Voice;
};

/** A text that was asked for, and the voice it was asked in. */
type Heard = Words & { voice: Voice | null };

export type SpeechService = ReturnType<typeof createSpeechService>;

export type SpeechServiceDependencies = {
  /** What the interviewer has said in an interview. */
  questionsOf: (interviewId: string) => Promise<string[]>;
  reachInterview: ReachInterview;
  voices: Voices;
  speaker: Speaker;
  clock: Clock;
};

/** Milliseconds for which an unreachable voice is not tried again, so that nobody waits for it at every question. */
const rest = 60_000;

/** The most interviews whose last request for speech is remembered. */
const mostRemembered = 1_000;

/** Adds an entry and drops the oldest. */
const remember = <Value>(known: Map<string, Value>, id: string, value: Value): void => {
  known.delete(id);
  known.set(id, value);
  const [oldest] = known.keys();
  if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
};

/** A question that has just been stored, or the first sentence of one that is being written, and the question before it. */
type Following = { id: string; before: string; question: string };
type Beginning = { id: string; before: string; text: string };

/** Speaks the interviewer's words, and nothing else: what a provider speaks is paid for. */
export function createSpeechService(dependencies: SpeechServiceDependencies) {
  const { questionsOf, reachInterview, voices, speaker, clock } = dependencies;
  const restsUntil = new Map<VoiceName, number>();
  const now = () => clock.now().getTime();

  /** The last request for speech of each interview. */
  const lastHeard = new Map<string, Heard>();
  /** The first sentence of a question whose rest is not stored yet; it may be spoken already. */
  const lastBegun = new Map<string, string>();

  const demandSaid = async (interviewId: string, { text, language }: Words): Promise<void> => {
    if (text === lastBegun.get(interviewId)) return;
    if (!isAmong(text, await questionsOf(interviewId), language)) throw new Failure("speech.not_said");
  };

  /** Speaks in this voice, or in the built-in one when there is none or when it fails before the first sound. */
  const speakWith = async (wished: Voice | null, words: Words): Promise<Spoken> => {
    const isAwake = wished !== null && (restsUntil.get(wished.name) ?? 0) <= now();
    for (const voice of isAwake ? [wished, voices.builtIn] : [voices.builtIn]) {
      try {
        return await speaker.speak(voice, words);
      } catch (error) {
        if (!(error instanceof VoiceError)) throw error;
        if (error.reason === "unreachable") restsUntil.set(voice.name, now() + rest);
      }
    }
    throw new Failure("speech.failed");
  };

  const speakAhead = ({ voice, ...words }: Heard, text: string): void => {
    speakWith(voice, { ...words, text }).catch(() => {});
  };

  return {
    speak: async (actor: Actor, id: string, wish: Wish): Promise<Spoken> => {
      const { interview, person } = await reachInterview(actor, id);
      const language = wish.language ?? (interview.language as Language);
      const preferred = person.preferred_voice as PreferredVoice | null;
      const words = { text: wish.text, language, account: actor.id, preferred };
      if (!actor.isAdmin) await demandSaid(id, { ...words, language: interview.language as Language });
      const listener = { personId: interview.interviewee_id, accountId: actor.id, interviewId: id };
      const voice = await voices.of(wish.provider, listener);
      remember(lastHeard, id, { ...words, voice });
      return speakWith(voice, words);
    },

    /** Speaks words for somebody who has been proven to own them; null: in the built-in voice. */
    narrate: async (words: Words, from: { provider: Provider; listener: Listener } | null): Promise<Spoken> =>
      speakWith(from && (await voices.of(from.provider, from.listener)), words),

    /** The sentence may be heard from now on. Begins to speak it, as the question before was, if that was heard to its end. */
    foreseeFirst: ({ id, before, text }: Beginning): void => {
      remember(lastBegun, id, text);
      const last = lastHeard.get(id);
      if (last && before.endsWith(last.text)) speakAhead(last, text);
    },

    /** Begins to speak a question that will be asked for in a moment, or what is left of it, in the same way. */
    foresee: ({ id, before, question }: Following): void => {
      const last = lastHeard.get(id);
      const begun = lastBegun.get(id) ?? "";
      if (!last || !(before.endsWith(last.text) || last.text === begun)) return;
      const isBegun = begun !== "" && question.startsWith(begun);
      speakAhead(last, isBegun ? question.slice(begun.length).trim() : question);
    },
  };
}
