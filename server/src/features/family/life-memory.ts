import { createHash } from "node:crypto";

type Kept<Made> = { digest: string; made: Promise<Made> };

/** Milliseconds after which it is in memory no longer, also what was told and then removed. */
const keptMs = 10 * 60 * 1000;

const digestOf = (from: unknown): string => createHash("sha256").update(JSON.stringify(from)).digest("hex");

/**
 * Remembers for some minutes what was made of a life, as long as all that it is made `from` (plain data) stays the same: a page that asks each
 * second has nothing read again. `most`: lives that are remembered.
 */
export function createLifeMemory<Made>(most: number) {
  const before = new Map<string, Kept<Made>>();
  const keep = (life: string, kept: Kept<Made>): void => {
    if (!before.has(life) && before.size >= most) before.clear();
    before.set(life, kept);
    const forget = () => void (before.get(life) === kept && before.delete(life));
    setTimeout(forget, keptMs).unref();
    kept.made.catch(forget);
  };
  return (life: string, from: unknown, make: () => Promise<Made>): Promise<Made> => {
    const digest = digestOf(from);
    const known = before.get(life);
    if (known?.digest === digest) return known.made;
    const made = make();
    keep(life, { digest, made });
    return made;
  };
}
