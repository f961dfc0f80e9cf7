import type { Hearing } from "#language/hearing.ts";
import { remember } from "#language/remember.ts";
import { classify, dangerScore } from "./classifier.ts";
import { featuresOf } from "./features.ts";

/** How probable each class is, in the order of `hearing.weights.classes`, and the log odds of the judge of danger alone. */
type Sound = { classes: Float64Array; danger: number };

const listen = (text: string, hearing: Hearing): Sound => {
  const features = featuresOf(text, hearing);
  return {
    classes: classify(features, hearing.weights),
    danger: dangerScore(features, hearing.dangerWeights),
  };
};

/** Some forty for a long answer, of all who answer at the same time. */
const mostKept = 1_000;

/** What a text sounds like. One turn asks for the same sentences many times over, which was most of what it cost. */
export const soundOf = remember(listen, mostKept);

/** How probable a class is by the sound of a text. */
export const soundsLike = (label: string, text: string, hearing: Hearing): number =>
  soundOf(text, hearing).classes[hearing.weights.classes.indexOf(label)] ?? 0;

/** How much a text sounds of danger to the classifier of intents: log odds. */
export const oddsOfDanger = (text: string, hearing: Hearing): number => {
  const likely = soundsLike("crisis", text, hearing);
  return Math.log(likely / (1 - likely));
};
