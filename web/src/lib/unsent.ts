import { listKept } from "./recorder/kept-sound.ts";

/** What this browser holds that the server does not have. */
export type Unsent = { recordings: number; answers: number; drafts: number };

const keysThatBegin = (beginning: string): number => {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(beginning)).length;
  } catch {
    return 0;
  }
};

/** Looks through what is kept here. */
export async function findUnsent(): Promise<Unsent> {
  const recordings = (await listKept()).filter(({ chunks }) => chunks > 0).length;
  return { recordings, answers: keysThatBegin("saga-unsent-"), drafts: keysThatBegin("saga-draft-") };
}

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `one ${one}` : `${count} ${several}`;

/** In words: "one recording and two answers"; null when everything is on the server. */
export function unsentWords({ recordings, answers, drafts }: Unsent): string | null {
  const parts = [
    recordings > 0 && counted(recordings, "recording", "recordings"),
    answers > 0 && counted(answers, "interview with an answer", "interviews with answers"),
    drafts > 0 && counted(drafts, "text you have begun", "texts you have begun"),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : (last ?? null);
}
