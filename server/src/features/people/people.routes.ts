import type { Handlers } from "#http/call.ts";
import type { PeopleService } from "./people.service.ts";
import type { Person } from "./person.ts";
import { presentUser } from "./present-user.ts";

type PeopleCalls = "userByEmail" | "usersByParent" | "createUser" | "updateUser";

export function peopleRoutes(
  service: PeopleService,
  isAdminEmail: (email: string | null) => boolean,
): Pick<Handlers, PeopleCalls> {
  const present = (person: Person) => presentUser(person, isAdminEmail(person.email));
  return {
    userByEmail: async ({ actor, params }) => present(await service.byEmail(actor, params.email)),
    usersByParent: async ({ actor, params }) => (await service.byParent(actor, params.id)).map(present),
    createUser: async ({ actor, body }) => present(await service.create(actor, body)),
    updateUser: async ({ actor, params, body }) => present(await service.update(actor, params.id, body)),
  };
}
