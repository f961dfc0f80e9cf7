import type { Hook } from "./hooks.ts";

const wordsOf = (hook: Hook): number => hook.text.split(" ").length;

/** Whole enough to be understood weeks later: a clause, or a person by name. */
export const isLasting = (hook: Hook): boolean =>
  (hook.form === "clause" && !hook.isRemark && !hook.isDenied) ||
  (hook.form === "name" && hook.kind === "person" && wordsOf(hook) > 1);

/** What reads well in a sentence of ours, the best first: a clause, a name, a noun with its article. */
const readable: Record<Hook["form"], number> = { clause: 6, name: 4, noun: 3, bare: 1, fragment: 0 };

/** "My sister" alone, said back, tells the teller nothing. */
const isRelative = (hook: Hook): boolean => hook.kind === "person" && hook.form === "noun";

/** Cut short, a denial says something else than was said; a piece or a lone noun says nothing at all. */
const isReadable = (hook: Hook): boolean =>
  !hook.isRemark &&
  hook.form !== "fragment" &&
  !isRelative(hook) &&
  !(hook.form === "clause" && hook.isDenied) &&
  (hook.form !== "bare" || wordsOf(hook) > 1);

/**
 * The words worth quoting: a clause rather than a noun, and nothing heavy; null where only pieces and talk about
 * remembering are left.
 */
export const quotable = (hooks: readonly Hook[]): Hook | null => {
  const light = hooks.filter((hook) => !hook.isHeavy && isReadable(hook));
  const score = (hook: Hook): number =>
    hook.strength + readable[hook.form] + (hook.isOwn ? 1 : 0) + 0.3 * Math.min(wordsOf(hook) - 1, 5);
  return light.reduce<Hook | null>((best, hook) => (best && score(best) >= score(hook) ? best : hook), null);
};

/** Most words between a loss and the person it is about. */
const furthestFromLoss = 12;

/** After a loss: the person named closest to it in the same sentence; null when none is. */
export const mourned = (hooks: readonly Hook[]): Hook | null =>
  hooks
    .filter((hook) => !hook.isHeavy && hook.fromLoss <= furthestFromLoss)
    .filter(({ kind, form }) => form === "name" && (kind === "person" || kind === "phrase"))
    .reduce<Hook | null>((best, hook) => (best && best.fromLoss <= hook.fromLoss ? best : hook), null);
