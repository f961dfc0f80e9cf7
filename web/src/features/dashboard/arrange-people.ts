import { completeProgress } from "@saga/contract/vocabulary";
import { isBegun } from "#lib/is-begun.ts";
import type { InterviewRecord } from "./card-status.ts";

/** Up to so many people everything of each is shown. */
export const fewPeople = 3;

export type Telling = "untouched" | "ongoing" | "finished";

/** How far somebody is with the three interviews together. */
function tellingOf(interviews: readonly InterviewRecord[], person: string): Telling {
  const own = interviews.filter(({ interviewee }) => interviewee === person);
  if (!own.some(isBegun)) return "untouched";
  const complete = new Set(
    own.filter(({ progress }) => progress >= completeProgress).map(({ number }) => number),
  );
  return complete.size === 3 ? "finished" : "ongoing";
}

const order: Record<Telling, number> = { ongoing: 0, untouched: 1, finished: 2 };

/** Many people: whoever is being interviewed comes first, and the others are folded to one line. */
export function arrangePeople<P extends { id: string }>(
  people: readonly P[],
  interviews: readonly InterviewRecord[],
): { person: P; telling: Telling; isFolded: boolean }[] {
  const isMany = people.length > fewPeople;
  const known = people.map((person) => {
    const telling = tellingOf(interviews, person.id);
    return { person, telling, isFolded: isMany && telling !== "ongoing" };
  });
  return isMany ? known.sort((a, b) => order[a.telling] - order[b.telling]) : known;
}
