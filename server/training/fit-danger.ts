import { featuresOf, type Signs } from "../src/interviewer/hearing/features.ts";
import { type DangerWeights, dangerSlots } from "../src/language/hearing.ts";
import type { DangerLine } from "./danger-lines.ts";
import { shuffled } from "./fit.ts";

/** `odds`: what the classifier of intents makes of it. */
type Example = { slots: Int32Array; values: Float32Array; odds: number; isDanger: boolean; weight: number };

const epochs = 10;
const rate = 0.02;
const decay = 0.0001;
const steps = 7;
/** Largest weights, in standard deviations: those beyond are cut. */
const reach = 5;

const examplesOf = (lines: readonly DangerLine[], signs: Signs): Example[] => {
  const dangers = lines.filter(({ label }) => label === "crisis").length;
  const weightOf = (count: number): number => lines.length / 2 / Math.max(1, count);
  return lines.map(({ label, text, odds }) => {
    const { hashes, values } = featuresOf(text, signs);
    const isDanger = label === "crisis";
    const weight = weightOf(isDanger ? dangers : lines.length - dangers);
    const slots = Int32Array.from(hashes, (hash) => hash % dangerSlots);
    return { slots, values, odds, isDanger, weight };
  });
};

/** Half bytes, the first in the lower half of a byte. */
const pack = (weights: Float32Array, bias: number): DangerWeights => {
  const spread = Math.sqrt(weights.reduce((sum, value) => sum + value * value, 0) / weights.length);
  const scale = (reach * spread) / steps;
  const half = (value = 0): number => Math.max(-steps, Math.min(steps, Math.round(value / scale))) & 15;
  const bytes = Uint8Array.from(
    { length: weights.length / 2 },
    (_, at) => half(weights[at * 2]) | (half(weights[at * 2 + 1]) << 4),
  );
  return {
    bias: Number(bias.toFixed(4)),
    scale: Number(scale.toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
};

/**
 * Logistic regression of danger against everything else, learned by AdaGrad; features share slots. It starts from what the classifier of
 * intents hears and learns only what is to be added to that, of lines which that does not know. Deterministic.
 */
export const fitDanger = (lines: readonly DangerLine[], signs: Signs): DangerWeights => {
  const examples = examplesOf(lines, signs);
  const weights = new Float32Array(dangerSlots);
  const squares = new Float32Array(dangerSlots).fill(0.0001);
  let bias = 0;
  const learn = ({ slots, values, odds, isDanger, weight }: Example): void => {
    let score = odds + bias;
    slots.forEach((slot, at) => {
      score += (values[at] as number) * (weights[slot] as number);
    });
    const wrong = weight * (1 / (1 + Math.exp(-score)) - Number(isDanger));
    bias -= 0.02 * wrong;
    slots.forEach((slot, at) => {
      const slope = wrong * (values[at] as number) + decay * (weights[slot] as number);
      squares[slot] = (squares[slot] as number) + slope * slope;
      weights[slot] = (weights[slot] as number) - (rate * slope) / Math.sqrt(squares[slot] as number);
    });
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const index of shuffled(examples.length, epoch)) learn(examples[index] as Example);
  return pack(weights, bias);
};
