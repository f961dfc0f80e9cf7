import type { LanguagePack } from "#language/pack.ts";
import { contentStems } from "#language/text.ts";
import type { Ledger, Quote } from "./ledger.ts";
import type { Reading } from "./reading.ts";
import { closeIfUntold, touch } from "./touch.ts";

const mostAvoidedStems = 40;

/** A test for words that touch something the teller asked to leave alone. */
const avoidance = (stems: readonly string[], pack: LanguagePack): ((words: string) => boolean) => {
  const avoided = new Set(stems);
  return (words) => avoided.size > 0 && contentStems(words, pack).some((stem) => avoided.has(stem));
};

type Limits = { draft: Ledger; avoided: Reading["avoided"]; pack: LanguagePack };

/**
 * What the teller asked to leave alone is left alone from now on, in all three interviews, quotations
 * included.
 */
export const recordLimits = ({ draft, avoided, pack }: Limits): void => {
  for (const topic of avoided.topics) closeIfUntold(draft, { id: topic, status: "declined" });
  if (avoided.stems.length === 0) return;
  draft.avoided = [...new Set([...draft.avoided, ...avoided.stems])].slice(-mostAvoidedStems);
  const isAvoided = avoidance(draft.avoided, pack);
  const allowed = (quote: Quote | null): Quote | null => (quote && isAvoided(quote.text) ? null : quote);
  for (const topic of Object.keys(draft.topics)) {
    const state = touch(draft, topic as keyof typeof draft.topics);
    state.quote = allowed(state.quote);
  }
  for (const state of Object.values(draft.interviews)) state.last = allowed(state.last);
};

/** The reading without hooks on what the teller asked to leave alone. */
export const permitted = (reading: Reading, { draft, pack }: Pick<Limits, "draft" | "pack">): Reading => {
  const isAvoided = avoidance([...draft.avoided, ...reading.avoided.stems], pack);
  const mentions = reading.mentions.map((mention) =>
    mention.hook && isAvoided(mention.hook.text) ? { ...mention, hook: null } : mention,
  );
  return { ...reading, hooks: reading.hooks.filter(({ text }) => !isAvoided(text)), mentions };
};
