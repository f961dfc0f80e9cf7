import type { Hearing } from "#language/hearing.ts";
import { type Language, packs } from "#language/packs.ts";
import { type Intent, isTelling } from "../moves.ts";
import { soundOf } from "./sound.ts";

/** What a sentence of few words sounds like where it tells as well: "He never said.", "I never said." */
const heardInTellings: ReadonlySet<Intent> = new Set<Intent>([
  "nothing",
  "unknown",
  "unclear",
  "repeat",
  "not_heard",
  "wrong",
]);

/** What somebody says who is about to leave. */
const ofLeaving: ReadonlySet<Intent> = new Set<Intent>(["stop", "farewell", "wait"]);

/** How probable each intent is by the sound of a text; one that is asked in several ways stands there several times. */
export const soundsOf = (text: string, hearing: Hearing): { intent: Intent; likely: number }[] => {
  const sounds = soundOf(text, hearing).classes;
  return hearing.weights.classes.map((label, at) => ({
    intent: label.split(":")[0] as Intent,
    likely: sounds[at] ?? 0,
  }));
};

/** How probable it is that a text is one of these. */
export const together = (sounds: ReturnType<typeof soundsOf>): number =>
  sounds.reduce((sum, { likely }) => sum + likely, 0);

/**
 * How probable it is, by its sound, that a sentence by itself is talk with the interviewer; that it says that somebody is leaving;
 * and that it tells nothing, as short sentences of tellings may sound too.
 */
export const soundsOfTalk = (
  text: string,
  language: Language,
): { talk: number; leaving: number; untold: number } => {
  const sounds = soundsOf(text, packs[language].hearing);
  const sumOf = (isOfIt: (intent: Intent) => boolean): number =>
    together(sounds.filter(({ intent }) => isOfIt(intent)));
  return {
    talk: sumOf((intent) => !isTelling(intent) && !heardInTellings.has(intent)),
    untold: sumOf((intent) => !isTelling(intent)),
    leaving: sumOf((intent) => ofLeaving.has(intent)),
  };
};
