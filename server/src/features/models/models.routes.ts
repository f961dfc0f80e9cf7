import type { Handlers } from "#http/call.ts";
import type { SpendLimits } from "#platform/providers-config.ts";
import type { ChoicesService } from "./choices.service.ts";
import type { ConsentService } from "./consent.service.ts";
import type { Service } from "./service.ts";
import type { SpendService } from "./spend.service.ts";

type ModelCalls = "listModels" | "setModelDefaults" | "modelServices" | "spend" | "getConsent" | "setConsent";

type Parts = {
  choices: ChoicesService;
  spend: SpendService;
  consent: ConsentService;
  services: readonly Service[];
  limits: SpendLimits;
};

export const modelsRoutes = ({
  choices,
  spend,
  consent,
  services,
  limits,
}: Parts): Pick<Handlers, ModelCalls> => ({
  listModels: () => choices.list(),
  setModelDefaults: ({ body }) => choices.choose(body),
  modelServices: () => spend.services(services, limits),
  spend: ({ query }) => spend.spend(query),
  getConsent: ({ actor, params }) => consent.get(actor, params.id),
  setConsent: ({ actor, params, body }) => consent.decide(actor, params.id, body.accepts),
});
