import type { IntentWeights } from "../src/language/hearing.ts";
import { classes, type Model } from "./fit.ts";

/** The features that count most, by their weights and by how often they occur; more of them hear hardly better. */
const most = 32_000;
const steps = 7;
/** Largest weights, in standard deviations: those beyond are cut. */
const reach = 5;

const base64 = (buffer: ArrayBufferLike): string => Buffer.from(buffer).toString("base64");

/** A model in half bytes: the rows that count most, rounded to steps of one scale. */
export const packWeights = ({ hashes, counts, weights, bias }: Model): IntentWeights => {
  const size = classes.length;
  const rows = hashes
    .map((hash, at) => ({ hash, row: weights.subarray(at * size, (at + 1) * size), count: counts[at] ?? 0 }))
    .map((feature) => ({ ...feature, rank: Math.hypot(...feature.row) * Math.sqrt(feature.count) }))
    .sort((a, b) => b.rank - a.rank || a.hash - b.hash)
    .slice(0, most)
    .sort((a, b) => a.hash - b.hash);
  const all = rows.flatMap(({ row }) => [...row]);
  const scale = (reach * Math.sqrt(all.reduce((sum, value) => sum + value * value, 0) / all.length)) / steps;
  const half = (value = 0): number => Math.max(-steps, Math.min(steps, Math.round(value / scale))) & 15;
  const packedHashes = new DataView(new ArrayBuffer(rows.length * 4));
  rows.forEach(({ hash }, at) => {
    packedHashes.setUint32(at * 4, hash, true);
  });
  const packedWeights = Uint8Array.from(
    { length: Math.ceil(all.length / 2) },
    (_, at) => half(all[at * 2]) | (half(all[at * 2 + 1]) << 4),
  );
  return {
    classes,
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
    scale: Number(scale.toPrecision(6)),
    hashes: base64(packedHashes.buffer),
    weights: base64(packedWeights.buffer),
  };
};
