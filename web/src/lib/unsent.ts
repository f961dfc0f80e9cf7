import { m } from "#messages";
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

/** In words: "one recording and 2 interviews with answers"; null when everything is on the server. */
export function unsentWords({ recordings, answers, drafts }: Unsent): string | null {
  const parts = [
    recordings > 0 && m.lib_recordings({ count: recordings }),
    answers > 0 && m.lib_interviews_with_answers({ count: answers }),
    drafts > 0 && m.lib_begun_texts({ count: drafts }),
  ].filter((part) => part !== false);
  const last = parts.pop();
  if (!last) return null;
  if (parts.length === 0) return last;
  const first = parts.reduce((first, second) => m.lib_first_then_second({ first, second }));
  return m.lib_first_and_last({ first, last });
}
