import type { Intent } from "../moves.ts";

/** An intent, or `asks:` with what is asked. */
export type Label = string;

/** Intents that get the same reply, or nearly: one heard for another does little harm. */
const alike: readonly (readonly Intent[])[] = [
  ["told", "told_enough", "corrects"],
  ["grief", "secret"],
  ["stop", "farewell"],
  ["asked_before", "not_heard", "wrong"],
  ["nothing", "repeat"],
];

/** What a reply is worth that was made for another intent, where it is neither right nor merely useless. */
const between: Partial<Record<Intent, Partial<Record<Intent, number>>>> = {
  told: { injection: 0.9, wish: 0.3 },
  told_enough: { injection: 0.9, declines: 0.4 },
  declines: { told_enough: 0.5 },
  wish: { told: 0.2 },
  unclear: { nothing: 0.9, repeat: 0.4 },
  repeat: { unclear: 0.4 },
  stop: { told: -0.2, grief: -0.2, secret: -0.2 },
  delete: { told: -0.4, grief: -0.2, secret: -0.2 },
};

/** What the reply to `heard` is worth where `meant` was meant: 1 when it is right, below 0 when it harms. */
const worthWhere = (heard: Label, meant: Label): number => {
  if (heard === meant) return 1;
  const [one, other] = [heard, meant] as [Intent, Intent];
  if (alike.some((group) => group.includes(one) && group.includes(other))) return 0.9;
  return between[one]?.[other] ?? 0;
};

const tables = new WeakMap<readonly Label[], readonly (readonly number[])[]>();

const worthOf = (labels: readonly Label[]): readonly (readonly number[])[] => {
  const known = tables.get(labels) ?? labels.map((heard) => labels.map((meant) => worthWhere(heard, meant)));
  tables.set(labels, known);
  return known;
};

/** What was heard, and what its reply is worth on average: near 1 where it is most probably right. */
export type Choice = { label: Label; isRight: number };

/** The label whose reply is most probably right; not simply the likeliest, since several intents share a reply. */
export const choose = (probabilities: Float64Array, labels: readonly Label[]): Choice => {
  let best: Choice = { label: "told", isRight: 0 };
  let most = -1;
  worthOf(labels).forEach((worth, heard) => {
    const value = worth.reduce((sum, each, meant) => sum + each * (probabilities[meant] ?? 0), 0);
    if (value <= most) return;
    most = value;
    best = { label: labels[heard] ?? "told", isRight: value };
  });
  return best;
};
