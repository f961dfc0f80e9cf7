import type { Handlers } from "#http/call.ts";
import type { LifeService } from "./life.service.ts";

export const lifeRoutes = (service: LifeService): Pick<Handlers, "getLife"> => ({
  getLife: ({ actor, params }) => service.read(actor, params.id),
});
