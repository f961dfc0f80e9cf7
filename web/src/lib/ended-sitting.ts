/** What the page after a sitting is told of it. No words of the teller: the browser keeps it with the address. */
export type EndedSitting = {
  interviewId: string;
  interviewee: string | null;
  number: number | null;
  title: string;
  name: string | null;
  isComplete: boolean;
};

/** The state of a navigation that ends a sitting. */
export const withEnded = (ended: EndedSitting) => ({ ended });

/** The sitting that has just ended, from the state of a navigation; null: none has. */
export function readEnded(state: unknown): EndedSitting | null {
  if (typeof state !== "object" || state === null || !("ended" in state)) return null;
  return state.ended as EndedSitting;
}
