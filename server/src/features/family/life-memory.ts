import { createHash } from "node:crypto";

type Kept<Made> = { digest: string; made: Promise<Made>; timer: NodeJS.Timeout };

/** Milliseconds after which it is in memory no longer, also what was told and then removed. */
const keptMs = 10 * 60 * 1000;
/** Lives that are remembered; of more the one that was read longest ago is forgotten. */
const most = 200;

const digestOf = (from: unknown): string => createHash("sha256").update(JSON.stringify(from)).digest("hex");

/**
 * Remembers for some minutes what was made of a life, as long as all that it is made `from` (plain data) stays the same: a page that asks each
 * second has nothing read again.
 */
export function createLifeMemory<Made>() {
  const before = new Map<string, Kept<Made>>();
  const forget = (life: string): void => {
    clearTimeout(before.get(life)?.timer);
    before.delete(life);
  };
  const keep = (life: string, made: Promise<Made>, digest: string): void => {
    forget(life);
    const [oldest] = before.keys();
    if (oldest !== undefined && before.size >= most) forget(oldest);
    const timer = setTimeout(() => forget(life), keptMs).unref();
    before.set(life, { digest, made, timer });
    made.catch(() => before.get(life)?.made === made && forget(life));
  };
  return (life: string, from: unknown, make: () => Promise<Made>): Promise<Made> => {
    const digest = digestOf(from);
    const known = before.get(life);
    if (known?.digest === digest) return known.made;
    const made = make();
    keep(life, made, digest);
    return made;
  };
}
