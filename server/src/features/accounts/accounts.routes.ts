import type { Actor } from "#http/actor.ts";
import type { Handlers } from "#http/call.ts";
import type { Person } from "../people/person.ts";
import { presentUser } from "../people/present-user.ts";
import type { createInterviewList } from "./interview-list.service.ts";

type Parts = {
  merge: (actor: Actor, id: string, into: string) => Promise<Person>;
  remove: (actor: Actor, id: string) => Promise<void>;
  listInterviews: ReturnType<typeof createInterviewList>;
  isAdminEmail: (email: string | null) => boolean;
};

export const accountsRoutes = ({
  merge,
  remove,
  listInterviews,
  isAdminEmail,
}: Parts): Pick<Handlers, "mergePeople" | "deleteUser" | "listInterviews"> => ({
  mergePeople: async ({ actor, params, body }) => {
    const person = await merge(actor, params.id, body.into);
    return presentUser(person, isAdminEmail(person.email));
  },
  deleteUser: async ({ actor, params }) => {
    await remove(actor, params.id);
    return { ok: true };
  },
  listInterviews: ({ query }) => listInterviews(query),
});
