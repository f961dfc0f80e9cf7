import { type DangerWeights, dangerSlots, type IntentWeights } from "#language/hearing.ts";
import type { Features } from "./features.ts";

/**
 * `slots` holds pairs of a hash and its row, counted from 1, where the hash belongs or behind that. A row holds the weights of four classes
 * in each whole number, a byte each, with `lift` added so that none is below 0: so four are added up at once.
 */
type Classifier = { slots: Int32Array; rows: Int32Array };

const lift = 8;
const inOne = 4;
/** So many lifted weights surely fit into a byte together: none is above 15. */
const mostInByte = 17;

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
  const weights = halvesOf(packed.weights);
  const size = packed.classes.length;
  const width = Math.ceil(size / inOne);
  const count = hashes.byteLength / 4;
  const slots = new Int32Array(2 ** (Math.ceil(Math.log2(count)) + 2));
  const rows = new Int32Array(count * width);
  for (let row = 0; row < count; row += 1) {
    const hash = hashes.getInt32(row * 4, true);
    const at = placeOf(slots, hash);
    slots[at] = hash;
    slots[at + 1] = row + 1;
    for (let c = 0; c < size; c += 1) {
      const at = row * width + (c >> 2);
      rows[at] = (rows[at] as number) | (((weights[row * size + c] as number) + lift) << (8 * (c & 3)));
    }
  }
  return { slots, rows };
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
  const { slots, rows } = classifierOf(packed);
  const size = packed.classes.length;
  const scores = new Float64Array(size);
  const sums = new Int32Array(Math.ceil(size / inOne));
  let added = 0;
  let value = 0;
  const score = (): void => {
    for (let c = 0; c < size; c += 1) {
      const sum = ((sums[c >> 2] as number) >>> (8 * (c & 3))) & 255;
      scores[c] = (scores[c] as number) + value * (sum - added * lift);
    }
    sums.fill(0);
    added = 0;
  };
  for (let at = 0; at < hashes.length; at += 1) {
    const found = slots[placeOf(slots, (hashes[at] as number) | 0) + 1] as number;
    if (found === 0) continue;
    if (added === mostInByte || values[at] !== value) {
      score();
      value = values[at] as number;
    }
    added += 1;
    const row = (found - 1) * sums.length;
    for (let c = 0; c < sums.length; c += 1) sums[c] = (sums[c] as number) + (rows[row + c] as number);
  }
  score();
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
