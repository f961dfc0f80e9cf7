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

/** Questions asked so far about an entity, under any subject and facet. */
export const timesAsked = (ledger: Ledger, entity: string): number =>
  entity ? Object.keys(ledger.keys).filter((key) => key.split("|")[1] === entity).length : 0;

/** A literal wording as the ledger remembers it: short, whatever its length. */
export const wordingMark = (wording: string): string => hash(wording).toString(36);

export const isUnused = (ledger: Ledger, wording: string): boolean =>
  !ledger.wordings.includes(wordingMark(wording));
