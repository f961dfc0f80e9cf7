import { completeProgress, interviewNumbers } from "@saga/contract/vocabulary";
import { isBegun } from "#lib/is-begun.ts";
import { type InterviewRecord, isAboutOne } from "./card-status.ts";

/** Up to so many people everything of each is shown. */
export const fewPeople = 3;

export type Telling = "untouched" | "ongoing" | "finished";

/** How far somebody is with the three interviews together, and with those about one thing. */
function tellingOf(interviews: readonly InterviewRecord[], person: string): Telling {
  const own = interviews.filter(({ interviewee }) => interviewee === person);
  if (!own.some(isBegun)) return "untouched";
  const isComplete = ({ progress }: InterviewRecord): boolean => progress >= completeProgress;
  const three = own.filter((one) => isComplete(one) && !isAboutOne(one));
  const isGoingOn = own.some((one) => isAboutOne(one) && isBegun(one) && !isComplete(one));
  return three.length === interviewNumbers.length && !isGoingOn ? "finished" : "ongoing";
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
