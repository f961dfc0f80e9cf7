import { defaultModel, type Model, modelCatalogue, models, pricesAsOf } from "@saga/contract/model-catalogue";
import type { ListedModel } from "@saga/contract/models";
import { defaultSpeechProvider, defaultVoice, type Voice, voices } from "@saga/contract/vocabulary";
import type { Clock } from "#platform/clock.ts";
import type { DefaultsRepository } from "./defaults.repository.ts";
import { routeOf } from "./routing.ts";
import type { Service } from "./service.ts";

/** How long a choice is cached: another process may change it. */
const believedMs = 5_000;

type Chosen = { model: Model; voice: Voice | null };

const isModel = (value: string | undefined): value is Model => models.some((model) => model === value);
const isVoice = (value: string | undefined): value is Voice =>
  value !== undefined && Object.hasOwn(voices, value);

/** The models that can be chosen, and what is chosen for everyone. */
export function createChoicesService({
  repository,
  services,
  clock,
}: {
  repository: DefaultsRepository;
  services: readonly Service[];
  clock: Clock;
}) {
  let known: { at: number; chosen: Chosen } | null = null;

  const chosen = async (): Promise<Chosen> => {
    const now = clock.now().getTime();
    if (known && now - known.at < believedMs) return known.chosen;
    const { default_model: model, default_voice: voice } = await repository.read();
    const read = {
      model: isModel(model) ? model : defaultModel,
      voice: isVoice(voice) ? voice : null,
    };
    known = { at: now, chosen: read };
    return read;
  };

  const present = (id: Model): ListedModel => {
    const { provider, retired_on, context } = modelCatalogue[id];
    const route = routeOf(id, services);
    const answeredBy = route?.model ?? modelCatalogue[id].answered_by ?? id;
    const priced = route === null || route.service.isVendor;
    return {
      id,
      provider,
      status: retired_on === null ? "active" : "retired",
      retired_on,
      answered_by: answeredBy,
      served_by: route?.service.name ?? null,
      context,
      prices: priced && isModel(answeredBy) ? modelCatalogue[answeredBy].prices : null,
    };
  };

  const list = async () => {
    const { model, voice } = await chosen();
    return {
      models: models.map(present),
      prices_as_of: pricesAsOf,
      default_model: model,
      default_voice: voice ?? defaultVoice,
    };
  };

  return {
    list,

    /** The model chosen for everyone. */
    modelForAll: async (): Promise<Model> => (await chosen()).model,

    /** The voice chosen for everyone. */
    voiceForAll: async (): Promise<Voice> => (await chosen()).voice ?? defaultSpeechProvider,

    choose: async ({ model, voice }: { model?: Model | undefined; voice?: Voice | undefined }) => {
      if (model) await repository.save("default_model", model);
      if (voice) await repository.save("default_voice", voice);
      known = null;
      return list();
    },
  };
}

export type ChoicesService = ReturnType<typeof createChoicesService>;
