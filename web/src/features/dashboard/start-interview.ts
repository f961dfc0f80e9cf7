import { clearStored, currentInterviewKeys, writeStored } from "#lib/browser-storage.ts";
import { paths } from "#lib/paths.ts";
import type { CardStatus } from "./card-status.ts";
import type { Person } from "./people.ts";

/** The card that was pressed. */
export type Chosen = { person: Person; number: number; interviewId: string | null; status: CardStatus };

/** Keeps, under the specification's names, whose interview is about to be held. */
export function rememberInterview({ person, number, interviewId }: Omit<Chosen, "status">): void {
  clearStored(currentInterviewKeys);
  writeStored("current-interviewee", person.name || null);
  writeStored("current-interviewee-id", person.id);
  writeStored("current-language", person.language);
  writeStored("current-interview-number", String(number));
  writeStored("current-relationship", person.relationship);
  if (interviewId) writeStored("current-interview-id", interviewId);
}

/** Where a card leads; null for one that is not open yet. */
export function addressOf({ person, number, interviewId, status }: Chosen): string | null {
  if (status === "disabled") return null;
  if (interviewId && status === "completed") return paths.interviewDetails(interviewId);
  if (interviewId && status === "ongoing") return paths.interview(interviewId);
  return paths.newInterview({ interviewee: person.id, number });
}
