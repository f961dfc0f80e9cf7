import type { Hook } from "./hooks.ts";

const wordsOf = (hook: Hook): number => hook.text.split(" ").length;

/** A sentence or a part of one, not only a noun. */
export const isClause = ({ kind }: Hook): boolean =>
  kind === "event" || kind === "feeling" || kind === "phrase";

/** Understood weeks later: a clause of its own, or a person with a name or a possessive. */
export const isLasting = (hook: Hook): boolean =>
  !hook.isFragment && (isClause(hook) ? wordsOf(hook) > 2 : hook.kind === "person" && wordsOf(hook) > 1);

/** What a clause gains over a bare noun, and what a fragment loses. */
const gain = { clause: 1.2, word: 0.5, fragment: -4 };

const score = (hook: Hook): number =>
  hook.strength +
  gain.word * Math.min(wordsOf(hook) - 1, 4) +
  (isClause(hook) ? gain.clause : 0) +
  (hook.isFragment ? gain.fragment : 0);

/** The words worth quoting: a clause rather than a bare noun, nothing that hangs in the air, nothing heavy. */
export const quotable = (hooks: readonly Hook[]): Hook | null => {
  const light = hooks.filter((hook) => !hook.isHeavy);
  return light.reduce<Hook | null>((best, hook) => (best && score(best) >= score(hook) ? best : hook), null);
};

/** After a loss whoever was named beside it; a cheerful clause from elsewhere in the answer would jar. */
export const mourned = (hooks: readonly Hook[]): Hook | null => {
  const near = hooks.filter(({ isNearLoss, isHeavy }) => isNearLoss && !isHeavy);
  const named = near.find(({ kind, text }) => kind === "person" || !text.includes(" "));
  return named ?? quotable(near) ?? quotable(hooks);
};
