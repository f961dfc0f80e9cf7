import type { Unit } from "./unit.ts";

type Entry = { at: number; value: number };

const isBefore = (one: Entry, other: Entry): boolean =>
  one.value > other.value || (one.value === other.value && one.at < other.at);

/** A binary heap: the entry of most value first, of equal ones the earlier. */
const createHeap = () => {
  const entries: Entry[] = [];
  const swap = (one: number, other: number): void => {
    [entries[one], entries[other]] = [entries[other] as Entry, entries[one] as Entry];
  };
  const isAhead = (one: number, other: number): boolean =>
    one < entries.length && isBefore(entries[one] as Entry, entries[other] as Entry);
  return {
    push: (entry: Entry): void => {
      entries.push(entry);
      for (let at = entries.length - 1; at > 0; ) {
        const above = (at - 1) >> 1;
        if (!isAhead(at, above)) break;
        swap(at, above);
        at = above;
      }
    },
    pop: (): Entry | undefined => {
      if (entries.length > 1) swap(0, entries.length - 1);
      const first = entries.pop();
      for (let at = 0; ; ) {
        const left = 2 * at + 1;
        const best = isAhead(left + 1, left) ? left + 1 : left;
        if (!isAhead(best, at)) break;
        swap(at, best);
        at = best;
      }
      return first;
    },
  };
};

/**
 * The order in which an answer gives its other units, as places in it: neighbours of chosen ones first, so that scenes stay
 * whole. A unit's worth only grows while others are chosen, so that what is known of it too little is passed over.
 */
export const ranked = (units: readonly Unit[], opening: ReadonlySet<Unit>): number[] => {
  const isChosen = units.map((unit) => opening.has(unit));
  const heap = createHeap();
  const offer = (at: number): void => {
    const unit = units[at];
    if (!unit || isChosen[at]) return;
    const isOrphan = unit.isLeaning && at > 0 && !isChosen[at - 1];
    const isNear = isChosen[at - 1] || isChosen[at + 1];
    const value = (unit.worth / Math.sqrt(unit.words)) * (isNear ? 1.8 : 1) * (isOrphan ? 0.2 : 1);
    heap.push({ at, value });
  };
  for (const at of units.keys()) offer(at);
  const order: number[] = [];
  for (let best = heap.pop(); best; best = heap.pop()) {
    if (isChosen[best.at]) continue;
    isChosen[best.at] = true;
    order.push(best.at);
    offer(best.at - 1);
    offer(best.at + 1);
  }
  return order;
};
