type Line = { role: string; content: string };
type StoredLine = Line & { recordings: string | null };
type SentLine = Line & { recording_ids?: readonly string[] | undefined };

/** An answer the server does not have yet. */
export type FreshAnswer = { content: string; recordingIds: readonly string[] };

/** How a caller's copy of an interview stands to the stored one. */
export type SnapshotComparison<Stored extends StoredLine> =
  | { kind: "conflict" }
  | {
      kind: "consistent";
      /** Answers the server does not have yet, in order. */
      fresh: FreshAnswer[];
      /** Stored messages the caller does not know of yet. */
      unseen: Stored[];
    };

/** A spoken answer may have got its words since; which recordings it consists of never changes. */
const isSame = (sent: SentLine, stored: StoredLine): boolean => {
  if (sent.role !== stored.role) return false;
  const content = sent.content.trim();
  const isWordless = content === "" && stored.recordings !== null;
  if (content !== stored.content.trim() && !isWordless) return false;
  const ids = sent.recording_ids ?? [];
  return ids.length === 0 || JSON.stringify(ids) === stored.recordings;
};

/**
 * Compares what a caller sent with what is stored, both from the same position on. The stored transcript is the truth:
 * a copy that differs, or that holds a question the server never asked, is a conflict.
 */
export function compareSnapshot<Stored extends StoredLine>(
  stored: Stored[],
  sent: readonly SentLine[],
): SnapshotComparison<Stored> {
  const known = sent.slice(0, stored.length);
  const fresh = sent.slice(stored.length);
  const differs = known.some((line, index) => !isSame(line, stored[index] as Stored));
  if (differs || fresh.some((line) => line.role !== "user")) return { kind: "conflict" };
  return {
    kind: "consistent",
    fresh: fresh
      .map((line) => ({ content: line.content.trim(), recordingIds: line.recording_ids ?? [] }))
      .filter(({ content, recordingIds }) => content !== "" || recordingIds.length > 0),
    unseen: stored.slice(sent.length),
  };
}
