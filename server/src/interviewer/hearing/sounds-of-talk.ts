import { type Language, packs } from "#language/packs.ts";
import { type Intent, isTelling } from "../moves.ts";
import { classify } from "./classifier.ts";
import { featuresOf } from "./features.ts";

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

/**
 * How probable it is, by its sound, that a sentence by itself is talk with the interviewer; that it says that somebody is leaving;
 * and that it tells nothing, as short sentences of tellings may sound too.
 */
export const soundsOfTalk = (
  text: string,
  language: Language,
): { talk: number; leaving: number; untold: number } => {
  const { hearing } = packs[language];
  const { classes } = hearing.weights;
  const sounds = classify(featuresOf(text, hearing), hearing.weights);
  const sumOf = (isOfIt: (intent: Intent) => boolean): number =>
    sounds.reduce((sum, one, at) => {
      const [intent] = (classes[at] ?? "told").split(":") as [Intent];
      return isOfIt(intent) ? sum + one : sum;
    }, 0);
  return {
    talk: sumOf((intent) => !isTelling(intent) && !heardInTellings.has(intent)),
    untold: sumOf((intent) => !isTelling(intent)),
    leaving: sumOf((intent) => ofLeaving.has(intent)),
  };
};
