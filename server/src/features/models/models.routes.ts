import type { AuditService } from "#features/audit/audit.service.ts";
import type { Handlers } from "#http/call.ts";
import type { SpendLimits } from "#platform/providers-config.ts";
import type { ChoicesService } from "./choices.service.ts";
import type { ConsentService } from "./consent.service.ts";
import type { Service } from "./service.ts";
import type { SpendService } from "./spend.service.ts";

type ModelCalls = "listModels" | "setModelDefaults" | "modelServices" | "spend" | "getConsent" | "setConsent";

type Dependencies = {
  choices: ChoicesService;
  spend: SpendService;
  consent: ConsentService;
  audit: AuditService;
  services: readonly Service[];
  limits: SpendLimits;
};

export const modelsRoutes = ({
  choices,
  spend,
  consent,
  audit,
  services,
  limits,
}: Dependencies): Pick<Handlers, ModelCalls> => ({
  listModels: () => choices.list(),
  setModelDefaults: async ({ actor, body }) => {
    const chosen = await choices.choose(body);
    await audit.note({ action: "models.defaults_changed", actorId: actor.id });
    return chosen;
  },
  modelServices: () => spend.services(services, limits),
  spend: ({ query }) => spend.spend(query),
  getConsent: ({ actor, params }) => consent.get(actor, params.id),
  setConsent: ({ actor, params, body }) => consent.decide(actor, params.id, body.accepts),
});
