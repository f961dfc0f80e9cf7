import type { Handlers } from "#http/call.ts";
import type { AuditService } from "./audit.service.ts";

export const auditRoutes = (audit: AuditService): Pick<Handlers, "auditLog"> => ({
  auditLog: ({ query }) => audit.list(query),
});
