import type { Actor } from "#http/actor.ts";
import type { Handlers } from "#http/call.ts";
import type { PeopleService } from "./people.service.ts";
import type { Person } from "./person.ts";
import { presentUser } from "./present-user.ts";
import type { SettingsService } from "./settings.service.ts";

type PeopleCalls =
  | "userByEmail"
  | "usersByParent"
  | "createUser"
  | "updateUser"
  | "handOver"
  | "listUsers"
  | "getSettings"
  | "saveSettings";

type Dependencies = {
  people: PeopleService;
  settings: SettingsService;
  handOver: (actor: Actor, id: string, email: string) => Promise<void>;
  isAdminEmail: (email: string | null) => boolean;
};

export function peopleRoutes({
  people,
  settings,
  handOver,
  isAdminEmail,
}: Dependencies): Pick<Handlers, PeopleCalls> {
  const present = (person: Person) => presentUser(person, isAdminEmail(person.email));
  return {
    userByEmail: async ({ actor, params }) => present(await people.byEmail(actor, params.email)),
    usersByParent: async ({ actor, params }) => (await people.byParent(actor, params.id)).map(present),
    createUser: async ({ actor, body }) => present(await people.create(actor, body)),
    updateUser: async ({ actor, params, body }) => present(await people.update(actor, params.id, body)),
    handOver: async ({ actor, params, body }) => {
      await handOver(actor, params.id, body.email);
      return { ok: true };
    },
    listUsers: async ({ query }) => {
      const { data, total } = await people.list(query);
      return { data: data.map(present), total, totalPages: Math.ceil(total / query.limit) };
    },
    getSettings: ({ actor }) => settings.of(actor.id),
    saveSettings: ({ actor, body }) => settings.save(actor.id, body),
  };
}
