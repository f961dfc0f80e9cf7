import type { Handlers } from "#http/call.ts";
import type { AsksService } from "./asks.service.ts";

export const asksRoutes = (service: AsksService): Pick<Handlers, "askAbout"> => ({
  askAbout: ({ actor, params, body }) => service.ask(actor, { life: params.id, ...body }),
});
