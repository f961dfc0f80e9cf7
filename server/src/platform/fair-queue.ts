/** Runs one piece of work when its turn comes; `owner` is whoever it is done for. */
export type FairQueue = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/**
 * Work that shares few hands: owners take turns, so that thirty orders of one hold up another's by one and not by thirty. The
 * orders of one owner are done in their order, `atOnce` of all owners at a time.
 */
export function createFairQueue(atOnce = 1): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  /** The owner who has waited longest gets a turn, and stands last in the line after it. */
  const next = (): void => {
    const [first] = waiting;
    if (!first || running >= atOnce) return;
    const [owner, turns] = first;
    waiting.delete(owner);
    const begin = turns.shift();
    if (turns.length > 0) waiting.set(owner, turns);
    running += 1;
    begin?.();
  };

  return async (owner, work) => {
    await new Promise<void>((begin) => {
      const turns = waiting.get(owner);
      if (turns) turns.push(begin);
      else waiting.set(owner, [begin]);
      next();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
