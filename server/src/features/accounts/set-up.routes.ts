import type { ServiceTrial, SetUp, triableServices } from "@saga/contract/administration";
import type { Actor } from "#http/actor.ts";
import type { Handlers } from "#http/call.ts";

/** Asks each service for one sentence. */
export type Tries = Record<(typeof triableServices)[number], (actor: Actor) => Promise<ServiceTrial>>;

export const setUpRoutes = (setUp: SetUp, tries: Tries): Pick<Handlers, "readSetUp" | "tryService"> => ({
  readSetUp: async () => setUp,
  tryService: ({ actor, body }) => tries[body.service](actor),
});
