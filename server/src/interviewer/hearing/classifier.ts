import { type DangerWeights, dangerSlots, type IntentWeights } from "#language/hearing.ts";
import type { Features } from "./features.ts";

type Classifier = { rows: Map<number, number>; weights: Int8Array; packed: IntentWeights };

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const halvesOf = (base64: string): Int8Array => {
  const bytes = bytesOf(base64);
  const weights = new Int8Array(bytes.length * 2);
  bytes.forEach((byte, at) => {
    weights[at * 2] = (byte << 28) >> 28;
    weights[at * 2 + 1] = (byte << 24) >> 28;
  });
  return weights;
};

const unpack = (packed: IntentWeights): Classifier => {
  const hashes = new DataView(bytesOf(packed.hashes).buffer);
  const rows = new Map<number, number>();
  for (let row = 0; row * 4 < hashes.byteLength; row += 1) rows.set(hashes.getUint32(row * 4, true), row);
  return { rows, weights: halvesOf(packed.weights), packed };
};

const unpacked = new WeakMap<IntentWeights, Classifier>();

const classifierOf = (packed: IntentWeights): Classifier => {
  const known = unpacked.get(packed) ?? unpack(packed);
  unpacked.set(packed, known);
  return known;
};

/** How probable each class is, in the order of `packed.classes`. */
export const classify = ({ hashes, values }: Features, packed: IntentWeights): Float64Array => {
  const { rows, weights } = classifierOf(packed);
  const size = packed.classes.length;
  const scores = new Float64Array(size);
  for (let at = 0; at < hashes.length; at += 1) {
    const row = rows.get(hashes[at] as number);
    if (row === undefined) continue;
    const value = values[at] as number;
    for (let c = 0; c < size; c += 1)
      scores[c] = (scores[c] as number) + value * (weights[row * size + c] as number);
  }
  for (let c = 0; c < size; c += 1) scores[c] = (scores[c] as number) * packed.scale + (packed.bias[c] ?? 0);
  return probabilities(scores);
};

/** Scores of classes as probabilities, together one (softmax). */
export const probabilities = (scores: Float64Array): Float64Array => {
  const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((all, value) => all + value, 0);
  return raised.map((value) => value / sum);
};

const unpackedDanger = new WeakMap<DangerWeights, Int8Array>();

/** How much an answer sounds of danger to a judge of danger alone: log odds. */
export const dangerScore = ({ hashes, values }: Features, packed: DangerWeights): number => {
  const weights = unpackedDanger.get(packed) ?? halvesOf(packed.weights);
  unpackedDanger.set(packed, weights);
  const sum = hashes.reduce(
    (all, hash, at) => all + (values[at] as number) * (weights[hash % dangerSlots] as number),
    0,
  );
  return sum * packed.scale + packed.bias;
};
