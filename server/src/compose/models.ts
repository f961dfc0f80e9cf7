import type { AuditService } from "#features/audit/audit.service.ts";
import { createChoicesService } from "#features/models/choices.service.ts";
import { createChosenWriters } from "#features/models/chosen-writers.service.ts";
import { createConsentService } from "#features/models/consent.service.ts";
import { createConsentsRepository } from "#features/models/consents.repository.ts";
import { createDefaultsRepository } from "#features/models/defaults.repository.ts";
import { createModelCallsRepository } from "#features/models/model-calls.repository.ts";
import { modelsRoutes } from "#features/models/models.routes.ts";
import { createPromptsRepository } from "#features/models/prompts.repository.ts";
import { promptsRoutes } from "#features/models/prompts.routes.ts";
import { createPromptsService } from "#features/models/prompts.service.ts";
import { createSpendService, type TitlesOf } from "#features/models/spend.service.ts";
import { createTrialsService } from "#features/models/trials.service.ts";
import { createUsageService } from "#features/models/usage.service.ts";
import { createWriters, type Offered } from "#features/models/writers.service.ts";
import type { Access } from "#features/people/people.access.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database.ts";
import type { Log } from "#platform/log.ts";
import { isInHouse, labelOf } from "#platform/service-address.ts";
import { createAnthropicLanguageModel } from "#providers/language-model/anthropic.language-model.ts";
import { createCompatibleLanguageModel } from "#providers/language-model/compatible.language-model.ts";
import { createOpenAiLanguageModel } from "#providers/language-model/openai.language-model.ts";

type Dependencies = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  access: Access;
  audit: AuditService;
  titlesOf: TitlesOf;
  whenAgreed: () => Promise<void>;
};

/** The services of this server, the preferred one for everything first. */
const offeredBy = ({ openai, compatible, anthropic }: Config["models"]): Offered[] => {
  const offered: Offered[] = [];
  if (openai)
    offered.push({
      name: "openai",
      label: labelOf(openai.baseUrl),
      isOutside: !isInHouse(openai.baseUrl),
      isVendor: true,
      write: createOpenAiLanguageModel(openai).write,
    });
  if (compatible)
    offered.push({
      name: "compatible",
      label: labelOf(compatible.baseUrl),
      isOutside: !isInHouse(compatible.baseUrl),
      isVendor: false,
      write: createCompatibleLanguageModel(compatible).write,
    });
  if (anthropic)
    offered.push({
      name: "anthropic",
      label: labelOf(anthropic.baseUrl),
      isOutside: !isInHouse(anthropic.baseUrl),
      isVendor: !anthropic.isOwn,
      write: createAnthropicLanguageModel(anthropic).write,
    });
  return offered;
};

/** Every service outside the house that a person's words may be sent to: written, spoken, or in a question that quotes them. */
const outsideServices = ({ models, transcribers, voices }: Config): string[] => {
  const servers = [
    models.openai,
    models.compatible,
    models.anthropic,
    ...transcribers,
    voices.openai,
    voices.elevenlabs,
  ];
  const addresses = servers.flatMap((server) => (server ? [server.baseUrl] : []));
  return [...new Set(addresses.filter((address) => !isInHouse(address)).map(labelOf))];
};

/** Puts together who may be asked for words, what it costs, and what administrators and families say about it. */
export function assembleModels({
  config,
  db,
  clock,
  log,
  access,
  audit,
  titlesOf,
  whenAgreed,
}: Dependencies) {
  const offered = offeredBy(config.models);
  const { limits } = config.models;
  const calls = createModelCallsRepository(db);
  const usage = createUsageService({ calls, limits, clock, log });
  const consent = createConsentService({
    consents: createConsentsRepository(db),
    services: {
      outside: outsideServices(config),
      seeing: offered
        .filter(({ isOutside }) => isOutside && config.models.seesPictures)
        .map(({ label }) => label),
    },
    access,
    whenAgreed,
    audit,
    clock,
  });
  const writers = createWriters({
    offered,
    agreed: consent.agreed,
    usage,
    seesPictures: config.models.seesPictures,
    clock,
    log,
  });
  const choices = createChoicesService({
    repository: createDefaultsRepository(db),
    services: offered,
    clock,
  });
  const prompts = createPromptsService({ prompts: createPromptsRepository(db), clock });
  const trials = createTrialsService({ writers, choices });
  const spend = createSpendService({ calls, usage, writers, titlesOf, clock });

  const { writerFor, storyWriterFor, readerFor } = createChosenWriters({
    writers,
    choices,
    prompts,
    hasServices: offered.length > 0,
  });

  return {
    writerFor,
    /** The services outside the house that all of these people agreed to, by label. */
    agreed: consent.agreed,
    storyWriterFor,
    readers: { readerFor, hasServices: offered.length > 0, callMs: config.models.storyWaitMs },
    writers,
    paying: { account: usage.record, reserve: usage.reserve },
    labels: offered.map(({ label }) => label),
    greet: trials.greet,
    modelForAll: choices.modelForAll,
    voiceForAll: choices.voiceForAll,
    routes: {
      ...modelsRoutes({ choices, spend, consent, audit, services: offered, limits }),
      ...promptsRoutes({ prompts, trials, audit }),
    },
    close: usage.flush,
  };
}
