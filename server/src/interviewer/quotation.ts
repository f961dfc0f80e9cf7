import type { Hook } from "./hooks.ts";

const wordsOf = (hook: Hook): number => hook.text.split(" ").length;

/** Long enough to be understood weeks later. */
export const isLasting = (hook: Hook): boolean =>
  wordsOf(hook) > 2 || (hook.kind === "person" && wordsOf(hook) > 1);

/** The words worth bringing back later: a clause rather than a bare noun, and nothing heavy. */
export const quotable = (hooks: readonly Hook[]): Hook | null => {
  const light = hooks.filter((hook) => !hook.isHeavy);
  const score = (hook: Hook): number => hook.strength + 0.7 * Math.min(wordsOf(hook) - 1, 3);
  return light.reduce<Hook | null>((best, hook) => (best && score(best) >= score(hook) ? best : hook), null);
};
