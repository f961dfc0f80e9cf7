import { fold } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { classify } from "./classifier.ts";
import { featuresOf } from "./features.ts";
import { partsOf } from "./parts.ts";

/** Chosen by cross-validation: nearly all dangers that are told plainly, few false alarms (docs/decisions/017-hearing.md). */
const threshold = 0.36;
/** Words that sound like danger and are none must be contradicted plainly. */
const calmThreshold = 0.5;

/** In a long answer each few sentences are heard by themselves, and must be plainer: they lack what stands around them. */
const partThreshold = 0.95;
const longest = 400;
const together = 3;

const probability = (text: string, hearing: Hearing): number =>
  classify(featuresOf(text, hearing), hearing.weights)[hearing.weights.classes.indexOf("crisis")] ?? 0;

/** Do plain words say that the teller is in danger now, and no idiom takes them back? */
const isPlainDanger = (text: string, hearing: Hearing): boolean => {
  // "Who beats me? Nobody beats me!" asks back.
  const said = text.split(/(?<=[.!?…])\s+/u).filter((sentence) => !sentence.endsWith("?"));
  const folded = fold(said.join(" "));
  return hearing.danger.test(folded) && !(hearing.signs.calm?.test(folded) ?? false);
};

/** From here on the classifier's word stands alone; below it, a model that is asked anyway has the last word. */
const certain = 0.7;

/** Said in plain words, certain by the sound of it, or a guess. */
export type Danger = "plain" | "certain" | "guess";

/** Is the teller in danger now, by own hand or by others, and how sure is that? Rules and classifier each decide alone. */
export const dangerIn = (text: string, hearing: Hearing): Danger | null => {
  if (isPlainDanger(text, hearing)) return "plain";
  const likely = probability(text, hearing);
  if (likely >= certain) return "certain";
  const isCalm = hearing.signs.calm?.test(fold(text)) ?? false;
  if (likely >= (isCalm ? calmThreshold : threshold)) return "guess";
  if (text.length < longest) return null;
  const parts = partsOf(text, hearing.joints);
  const isInPart = parts.some((_, at) => {
    if (at % 2 === 1) return false;
    return probability(parts.slice(at, at + together).join(" "), hearing) >= partThreshold;
  });
  return isInPart ? "guess" : null;
};
