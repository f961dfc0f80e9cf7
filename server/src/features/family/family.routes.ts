import type { Handlers } from "#http/call.ts";
import type { FamilyService } from "./family.service.ts";

type FamilyCalls = "getFamily" | "startFamily" | "changeFamily" | "undoFamily";

export const familyRoutes = (service: FamilyService): Pick<Handlers, FamilyCalls> => ({
  getFamily: ({ actor }) => service.read(actor),
  startFamily: ({ actor, body }) => service.start(actor, body.with),
  changeFamily: ({ actor, body }) => service.change(actor, body),
  undoFamily: ({ actor }) => service.undo(actor),
});
