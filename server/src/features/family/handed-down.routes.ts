import type { Handlers } from "#http/call.ts";
import type { HandedDownService } from "./handed-down.service.ts";

export const handedDownRoutes = (
  service: HandedDownService,
): Pick<Handlers, "listHandedDown" | "leaveHandedDown"> => ({
  listHandedDown: async ({ actor, params }) => ({ data: await service.list(actor, params.id) }),
  leaveHandedDown: ({ actor, params }) => service.leave(actor, { life: params.id, id: params.handed }),
});
