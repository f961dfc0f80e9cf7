import type { TopicId } from "#language/subjects.ts";
import { emptyLedger, type Ledger, type Limit, type TopicState } from "./ledger.ts";
import { writableInterview } from "./state.ts";

/** A ledger as it was kept before threads and limits were. */
type First = {
  topics?: Record<string, Omit<TopicState, "at"> & { quote?: unknown }>;
  interviews?: Record<
    string,
    {
      turns: number;
      words: number;
      progress: number;
      complete: boolean;
      pending: { topic: TopicId | null; wording: string } | null;
    }
  >;
  avoided?: string[];
  wordings?: string[];
};

const limitOf = (stems: readonly string[]): Limit[] =>
  stems.map((stem) => ({ kind: "not_asked", message: "", stems: [stem] }));

/** A stored ledger in the form of today: what was told, asked and left alone stays so. */
export const upgraded = (stored: unknown): Ledger => {
  if ((stored as { version?: number }).version === 2) return stored as Ledger;
  const found = stored as First;
  const ledger = emptyLedger();
  for (const [topic, { quote: _quote, ...state }] of Object.entries(found.topics ?? {}))
    ledger.topics[topic as TopicId] = state;
  for (const [key, old] of Object.entries(found.interviews ?? {})) {
    const state = writableInterview(ledger, Number(key));
    const { turns, words, progress, complete, pending } = old;
    const asked = pending && {
      move: "open" as const,
      topic: pending.topic,
      wording: pending.wording,
      asks: pending.wording,
    };
    Object.assign(state, { turns, words, progress, complete, pending: asked });
  }
  return { ...ledger, limits: limitOf(found.avoided ?? []), wordings: found.wordings ?? [] };
};
