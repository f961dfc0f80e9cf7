import type { Handlers } from "#http/call.ts";
import type { ImportService } from "./import.service.ts";

export const importRoutes = (service: ImportService): Pick<Handlers, "importArchive" | "lastImport"> => ({
  importArchive: ({ actor, context }) => service.accept(actor, context.req.raw),
  lastImport: ({ actor }) => service.last(actor),
});
