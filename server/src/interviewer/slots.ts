import type { Facet, TopicId } from "#language/pack.ts";
import type { Ledger } from "./ledger.ts";
import { hash } from "./random.ts";

/** What a question asks for. `facet` is a facet, "open", or "easier" with its number. */
export type Slot = {
  topic: TopicId;
  entity: string;
  facet: Facet | "open" | `easier${number}`;
  period: string;
};

/** The key of a slot as it is stored: topic|entity|facet|period. */
export const slotKey = ({ topic, entity, facet, period }: Slot): string =>
  [topic, entity, facet, period].join("|");

/**
 * May this slot still be asked? A key asked, answered or declined is blocked in all three interviews; about one
 * entity or time the same facet is blocked under every subject.
 */
export const isFree = (ledger: Ledger, slot: Slot): boolean => {
  const key = slotKey(slot);
  if (key in ledger.keys) return false;
  if (!slot.entity && !slot.period) return true;
  const tail = key.slice(slot.topic.length);
  return !Object.keys(ledger.keys).some((asked) => asked.endsWith(tail));
};

/** Questions asked so far about each entity, under any subject and facet. */
export const askedByEntity = (ledger: Ledger): ReadonlyMap<string, number> => {
  const asked = new Map<string, number>();
  for (const key of Object.keys(ledger.keys)) {
    const [, entity] = key.split("|");
    if (entity) asked.set(entity, (asked.get(entity) ?? 0) + 1);
  }
  return asked;
};

/** A literal wording as the ledger remembers it: short, whatever its length. */
export const wordingMark = (wording: string): string => hash(wording).toString(36);

export const isUnused = (ledger: Ledger, wording: string): boolean =>
  !ledger.wordings.includes(wordingMark(wording));
