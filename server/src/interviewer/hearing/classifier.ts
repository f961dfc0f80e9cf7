import { type DangerWeights, dangerSlots, type IntentWeights } from "#language/hearing.ts";
import type { Features } from "./features.ts";

/** `slots` holds pairs of a hash and its row, counted from 1, where the hash belongs or behind that: of all lookups most find nothing. */
type Classifier = { slots: Int32Array; weights: Int8Array };

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
  const rows = hashes.byteLength / 4;
  const slots = new Int32Array(2 ** (Math.ceil(Math.log2(rows)) + 2));
  for (let row = 0; row < rows; row += 1) {
    const hash = hashes.getInt32(row * 4, true);
    const at = placeOf(slots, hash);
    slots[at] = hash;
    slots[at + 1] = row + 1;
  }
  return { slots, weights: halvesOf(packed.weights) };
};

/** Where the pair of a hash stands, or would stand. */
const placeOf = (slots: Int32Array, hash: number): number => {
  const last = slots.length - 2;
  let at = (hash << 1) & last;
  while (slots[at] !== hash && slots[at + 1] !== 0) at = (at + 2) & last;
  return at;
};

const unpacked = new WeakMap<IntentWeights, Classifier>();

const classifierOf = (packed: IntentWeights): Classifier => {
  const known = unpacked.get(packed) ?? unpack(packed);
  unpacked.set(packed, known);
  return known;
};

/** How probable each class is, in the order of `packed.classes`. */
export const classify = ({ hashes, values }: Features, packed: IntentWeights): Float64Array => {
  const { slots, weights } = classifierOf(packed);
  const size = packed.classes.length;
  const scores = new Float64Array(size);
  for (let at = 0; at < hashes.length; at += 1) {
    const found = slots[placeOf(slots, (hashes[at] as number) | 0) + 1] as number;
    if (found === 0) continue;
    const row = (found - 1) * size;
    const value = values[at] as number;
    for (let c = 0; c < size; c += 1)
      scores[c] = (scores[c] as number) + value * (weights[row + c] as number);
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
  let sum = 0;
  for (let at = 0; at < hashes.length; at += 1)
    sum += (values[at] as number) * (weights[(hashes[at] as number) & (dangerSlots - 1)] as number);
  return sum * packed.scale + packed.bias;
};
