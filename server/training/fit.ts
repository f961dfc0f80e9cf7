import { intents } from "@saga/contract/interviews";
import { probabilities } from "../src/interviewer/hearing/classifier.ts";
import { type Features, featuresOf, type Signs } from "../src/interviewer/hearing/features.ts";
import { selfQuestions } from "../src/language/conversation.ts";
import type { Line } from "./corpus.ts";

type Example = { features: Features; label: number; weight: number };

/** Weights of a linear classifier: one row per feature, one column per class; how many lines hold the feature. */
export type Model = {
  hashes: readonly number[];
  counts: readonly number[];
  weights: Float32Array;
  bias: Float64Array;
};

export const classes: readonly string[] = [
  ...intents.filter((intent) => intent !== "asks"),
  ...selfQuestions.map((about) => `asks:${about}`),
];

const epochs = 14;
const rate = 0.1;
const decay = 0.0001;
/** So many features of a line are left out each time it is learned: the others must know it without them, as in lines that nobody has seen. */
const leftOut = 0.3;
/** 0 counts every line the same, 1 every class. */
const balance = 0.6;

/** Numbers below 2 ** 32, the same in every run. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
};

/** The same order in every run. */
export const shuffled = (size: number, seed: number): Uint32Array => {
  const order = Uint32Array.from({ length: size }, (_, at) => at);
  const next = numbersFrom(seed + 1);
  for (let at = size - 1; at > 0; at -= 1) {
    const other = next() % (at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
};

const examplesOf = (lines: readonly Line[], signs: Signs): Example[] => {
  const counts = new Map<string, number>();
  for (const { label } of lines) counts.set(label, (counts.get(label) ?? 0) + 1);
  const mean = lines.length / classes.length;
  return lines.map(({ label, text }) => ({
    features: featuresOf(text, signs),
    label: classes.indexOf(label),
    weight: (mean / (counts.get(label) ?? 1)) ** balance,
  }));
};

/** Features that stand in at least two lines, and in how many. */
const countsOf = (examples: readonly Example[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const hash of features.hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= 2));
};

/** Multinomial logistic regression, learned by AdaGrad with features left out at random; the weights that a line touches decay. Deterministic. */
export const fit = (lines: readonly Line[], signs: Signs): Model => {
  const examples = examplesOf(lines, signs);
  const counts = countsOf(examples);
  const rows = new Map([...counts.keys()].map((hash, row) => [hash, row]));
  const size = classes.length;
  const weights = new Float32Array(rows.size * size);
  const squares = new Float32Array(rows.size * size).fill(0.0001);
  const bias = new Float64Array(size);
  const places = examples.map(({ features }) =>
    Int32Array.from(features.hashes, (hash) => rows.get(hash) ?? -1),
  );
  const next = numbersFrom(12345);
  const isLeftOut = (): boolean => next() / 2 ** 32 < leftOut;
  const learn = ({ features, label, weight }: Example, all: Int32Array): void => {
    const at = all.map((row) => (isLeftOut() ? -1 : row));
    const scores = Float64Array.from(bias);
    at.forEach((row, i) => {
      if (row < 0) return;
      const value = (features.values[i] as number) / (1 - leftOut);
      for (let c = 0; c < size; c += 1)
        scores[c] = (scores[c] as number) + value * (weights[row * size + c] as number);
    });
    const wrong = probabilities(scores).map((value, c) => weight * (value - (c === label ? 1 : 0)));
    for (let c = 0; c < size; c += 1) bias[c] = (bias[c] as number) - 0.02 * (wrong[c] as number);
    at.forEach((row, i) => {
      if (row < 0) return;
      const value = (features.values[i] as number) / (1 - leftOut);
      for (let c = 0; c < size; c += 1) {
        const place = row * size + c;
        const slope = (wrong[c] as number) * value + decay * (weights[place] as number);
        squares[place] = (squares[place] as number) + slope * slope;
        weights[place] = (weights[place] as number) - (rate * slope) / Math.sqrt(squares[place] as number);
      }
    });
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const index of shuffled(examples.length, epoch))
      learn(examples[index] as Example, places[index] as Int32Array);
  return { hashes: [...rows.keys()], counts: [...counts.values()], weights, bias };
};
