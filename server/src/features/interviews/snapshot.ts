type Line = { role: string; content: string };

/** How a caller's copy of an interview stands to the stored one. */
export type Reading<Stored extends Line> =
  | { kind: "conflict" }
  | {
      kind: "consistent";
      /** Answers the server does not have yet, in order. */
      fresh: string[];
      /** Stored messages the caller does not know of yet. */
      unseen: Stored[];
    };

const isSame = (a: Line, b: Line): boolean => a.role === b.role && a.content.trim() === b.content.trim();

/**
 * Compares what a caller sent with what is stored, both from the same position on. The stored transcript is the truth:
 * a copy that differs, or that holds a question the server never asked, is a conflict.
 */
export function readSnapshot<Stored extends Line>(stored: Stored[], sent: Line[]): Reading<Stored> {
  const known = sent.slice(0, stored.length);
  const fresh = sent.slice(stored.length);
  const differs = known.some((line, index) => !isSame(line, stored[index] as Line));
  if (differs || fresh.some((line) => line.role !== "user")) return { kind: "conflict" };
  return {
    kind: "consistent",
    fresh: fresh.map((line) => line.content.trim()).filter(Boolean),
    unseen: stored.slice(sent.length),
  };
}
