import type { Interview } from "@saga/contract/interviews";
import type { TellerLink } from "@saga/contract/tellers";
import { completeProgress, interviewNumbers } from "@saga/contract/vocabulary";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { isBegun } from "#lib/is-begun.ts";
import { paths } from "#lib/paths.ts";
import { forgetTeller, type KnownTeller, rememberedTeller, rememberTeller } from "#lib/telling.ts";

let secret: string | null = null;
let isHandedOver = false;

/** Does the address hold what opens a link? */
export const hasSecret = (): boolean => window.location.hash.length >= 20;

/** Takes what opens the link out of the address, where it would stand in the history and in pictures of the screen. */
function takeSecret(): void {
  const { hash, pathname, search } = window.location;
  if (!hasSecret()) return;
  secret = hash.slice(1);
  isHandedOver = new URLSearchParams(search).has("handed-over");
  window.history.replaceState(window.history.state, "", pathname);
}

/** Opens the link of this address, or asks who tells in this browser. Throws `ApiError`. */
export const tellerQuery = queryOptions({
  queryKey: ["teller"],
  queryFn: async (): Promise<KnownTeller> => {
    takeSecret();
    const opened = secret;
    const teller = opened
      ? { ...(await call("openTellerLink", { body: { secret: opened } })), isHandedOver }
      : {
          ...(await call("getTeller")),
          isHandedOver: rememberedTeller()?.isHandedOver ?? false,
        };
    secret = null;
    rememberTeller(teller);
    return teller;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Ends the link of a device that is given back, or has this browser forget one. */
export async function leave({ isHandedOver: isBack }: KnownTeller): Promise<void> {
  await call(isBack ? "giveBack" : "signOut");
  forgetTeller();
}

export const linksQuery = (person: string) =>
  queryOptions({
    queryKey: ["teller-links", person],
    queryFn: ({ signal }): Promise<TellerLink[]> =>
      call("listTellerLinks", { params: { id: person } }, { signal }).then(({ data }) => data),
    staleTime: 0,
  });

export const makeLink = (person: string) => call("createTellerLink", { params: { id: person } });

export const endLink = (person: string, link: string) =>
  call("endTellerLink", { params: { id: person, link } });

/** What a teller does next: an interview that goes on, one that begins, or nothing any more. */
export type NextTelling = { isBegun: boolean; address: string } | null;

type Listed = Pick<Interview, "_id" | "about" | "number" | "progress" | "is_left_alone"> & {
  message_count: number;
};

/** Interviews about one thing that are not complete, in the order in which they were begun. */
export const openAbout = <I extends Pick<Interview, "about" | "number" | "progress" | "is_left_alone">>(
  interviews: readonly I[],
): I[] =>
  interviews
    .filter(({ about, progress }) => about && progress < completeProgress)
    .filter((one) => !one.is_left_alone)
    .sort((a, b) => a.number - b.number);

/** The first of the three interviews that is not complete, and after them the first one about one thing; `of` is the teller. */
export function nextTelling(interviews: readonly Listed[], of: string): NextTelling {
  const stored = (number: number) => interviews.find((one) => one.number === number);
  const number = interviewNumbers.find((one) => (stored(one)?.progress ?? 0) < completeProgress);
  const [about] = openAbout(interviews);
  if (number === undefined)
    return about ? { isBegun: isBegun(about), address: paths.interview(about._id) } : null;
  const open = stored(number);
  if (open) return { isBegun: true, address: paths.interview(open._id) };
  return { isBegun: false, address: paths.newInterview({ interviewee: of, number }) };
}
