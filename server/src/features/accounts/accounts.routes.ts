import type { Actor } from "#http/actor.ts";
import type { Handlers } from "#http/call.ts";
import type { Person } from "../people/person.ts";
import { presentUser } from "../people/present-user.ts";
import type { createInterviewList } from "./interview-list.service.ts";

type Parts = {
  merge: (actor: Actor, id: string, into: string) => Promise<Person>;
  listInterviews: ReturnType<typeof createInterviewList>;
  isAdminEmail: (email: string | null) => boolean;
};

export const accountsRoutes = ({
  merge,
  listInterviews,
  isAdminEmail,
}: Parts): Pick<Handlers, "mergePeople" | "listInterviews"> => ({
  mergePeople: async ({ actor, params, body }) => {
    const person = await merge(actor, params.id, body.into);
    return presentUser(person, isAdminEmail(person.email));
  },
  listInterviews: ({ query }) => listInterviews(query),
});
