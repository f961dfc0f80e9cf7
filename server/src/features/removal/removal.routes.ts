import type { Removal as Answer } from "@saga/contract/removal";
import type { Actor } from "#http/actor.ts";
import type { Handlers } from "#http/call.ts";
import type { StoredKeptOut, StoredMessage } from "../interviews/interview.ts";
import { presentKeptOut, presentMessage } from "../interviews/present-interview.ts";
import type { DeleteWords } from "./delete-words.service.ts";
import type { createDepartures } from "./departures.service.ts";
import type { Removal, RemovalService } from "./removal.service.ts";

type Calls =
  | "deleteUser"
  | "deleteInterview"
  | "deleteWords"
  | "getRemoval"
  | "getDeparture"
  | "requestDeparture"
  | "takeBackDeparture";

type Dependencies = {
  removal: RemovalService;
  departures: ReturnType<typeof createDepartures>;
  deleteWords: DeleteWords["now"];
  /** What stands in an interview now. */
  shown: {
    keptOut: (interviewId: string) => Promise<StoredKeptOut[]>;
    messages: (interviewId: string) => Promise<StoredMessage[]>;
  };
};

const stateOf = ({ state }: { state: string }) => state as Answer["state"];

/** The caller's own stories by name; of others' only how many. */
const present = (actor: Actor, { stories, ...removal }: Removal): Answer => {
  const own = stories.filter(({ ownerId }) => ownerId === actor.id);
  return {
    ok: true,
    id: removal.id,
    state: stateOf(removal),
    stories: own.map(({ id, title, sentences, isGone }) => ({ id, title, sentences, is_gone: isGone })),
    stories_of_others: stories.length - own.length,
    remains: ["backups"],
  };
};

export const removalRoutes = ({
  removal,
  departures,
  deleteWords,
  shown,
}: Dependencies): Pick<Handlers, Calls> => ({
  deleteUser: async ({ actor, params }) => present(actor, await removal.person(actor, params.id)),
  deleteInterview: async ({ actor, params }) => present(actor, await removal.interview(actor, params.id)),
  deleteWords: async ({ actor, params }) => {
    const stories = await deleteWords(actor, params);
    return {
      data: (await shown.keptOut(params.id)).map(presentKeptOut),
      messages: (await shown.messages(params.id)).map(presentMessage),
      stories: stories.length,
      remains: ["backups"],
    };
  },
  getRemoval: async ({ actor, params }) => {
    const found = await removal.find(actor, params.id);
    return { id: found.id, state: stateOf(found) };
  },
  getDeparture: ({ actor }) => departures.of(actor),
  requestDeparture: ({ actor }) => departures.request(actor),
  takeBackDeparture: ({ actor }) => departures.takeBack(actor),
});
