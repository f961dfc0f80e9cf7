import type { Message } from "@saga/contract/interviews";
import { readStored, readStoredJson, writeStored, writeStoredJson } from "./browser-storage.ts";
import { forgetKept } from "./recorder/kept-sound.ts";
import { waitingAnswersKey } from "./waiting-answers.ts";

const idOf = (kept: unknown): string | undefined =>
  typeof kept === "object" && kept !== null && "id" in kept ? String(kept.id) : undefined;

/** Were its words deleted for good, or some of them with all of its sound? */
const hasLost = (message: Message | undefined): boolean =>
  (message?.deleted_at ?? message?.cut_at) !== undefined;

/** Has nothing left in this browser of answers whose words were deleted: neither what was shown last, nor what waits to be sent, nor sound that lies here. */
export async function forgetHere(
  interviewId: string,
  { before, left }: { before: readonly Message[]; left: readonly Message[] },
): Promise<void> {
  const standing = new Map(left.map((message) => [message.id, message]));
  if (readStored("current-interview-id") === interviewId) {
    const shown = readStoredJson("interview-messages");
    const kept = Array.isArray(shown)
      ? shown.map((each: object) => ({ ...each, content: standing.get(idOf(each) ?? "")?.content ?? "" }))
      : null;
    if (!kept || !writeStoredJson("interview-messages", kept)) writeStored("interview-messages", null);
  }
  const waiting = readStoredJson(waitingAnswersKey(interviewId));
  if (Array.isArray(waiting)) {
    const kept = waiting.filter((each: { after?: number }) => !hasLost(left[each.after ?? -1]));
    writeStored(waitingAnswersKey(interviewId), null);
    if (kept.length > 0) writeStoredJson(waitingAnswersKey(interviewId), kept);
  }
  const gone = before.filter(({ id }) => hasLost(standing.get(id)));
  for (const id of gone.flatMap(({ recording_ids = [] }) => recording_ids))
    await forgetKept(id).catch(() => {});
}
