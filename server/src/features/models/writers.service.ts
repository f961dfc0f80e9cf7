import { costOf } from "@saga/contract/model-catalogue";
import type { Actor } from "#http/actor.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import {
  hasPicture,
  type LanguageModel,
  ModelError,
  type ModelReply,
  type ModelRequest,
  type ModelUsage,
} from "#providers/language-model/language-model.ts";
import { type Circuit, createCircuit } from "./circuit.ts";
import { maySee } from "./consent.service.ts";
import { begin } from "./paid-calls.ts";
import { otherRoute, type Route, routeOf } from "./routing.ts";
import type { Service } from "./service.ts";
import type { UsageService } from "./usage.service.ts";

/** A service and the way to call it. */
export type Offered = Service & { write: LanguageModel["write"] };

/** What a model is asked for. */
export type Task = {
  actor: Actor;
  /** Those whose words are sent. */
  people: readonly string[];
  /** The chosen model. */
  requested: string;
  /** `greeting`: words of nobody are sent, to see whether it answers. */
  purpose: "question" | "story" | "facts" | "trial" | "greeting";
  interviewId?: string;
  storyId?: string;
};

/** A model that may be asked now, as it was chosen and as it answers. */
export type AllowedWriter = {
  requested: string;
  model: string;
  /** Where the words go outside the house, as people are told of it; null: they stay on it. */
  service: string | null;
  /** The photograph of an interview may be sent there. */
  maySee: boolean;
  write: LanguageModel["write"];
  /** Millionths of a dollar; null: no price is known. */
  costOf: (model: string, used: ModelUsage) => number | null;
};

const nothing: ModelUsage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

/** List prices hold where the provider itself is asked; a dated name counts as the model that was asked for. */
const priceOf =
  ({ service, model: asked }: Route): AllowedWriter["costOf"] =>
  (model, used) =>
    service.isVendor ? (costOf(model, used) ?? costOf(asked, used)) : null;

/** The fewest characters per token in the languages of Saga. */
const leastOfToken = 3;

/** Of one picture in low detail, by the model that counts it highest (gpt-4o-mini); Anthropic's count some 800. */
const mostOfPicture = 3_000;

/** The most a call can use: nothing read from the cache, and a reply of the maximal length. */
const mostUsed = ({ parts, schema, maxOutputTokens }: ModelRequest): ModelUsage => {
  const characters = parts.reduce((sum, { content }) => sum + content.length, 0);
  const words = Math.ceil((characters + (schema ? JSON.stringify(schema).length : 0)) / leastOfToken);
  const input = words + parts.filter(({ picture }) => picture).length * mostOfPicture;
  return { input, cacheRead: 0, cacheWrite: 0, output: maxOutputTokens };
};

type Dependencies = {
  offered: readonly Offered[];
  /** Labels of the services outside the house that the words of all of these people may go to. */
  agreed: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  usage: UsageService;
  /** Photographs may be sent at all. */
  seesPictures: boolean;
  clock: Clock;
  log: Log;
};

/** Decides which model may be asked, asks it, and records what it cost. */
export function createWriters({ offered, agreed, usage, seesPictures, clock, log }: Dependencies) {
  const circuits = new Map<string, Circuit>(offered.map(({ name }) => [name, createCircuit(clock)]));
  const hasOutside = offered.some(({ isOutside }) => isOutside);

  const allowedFor = ({ purpose }: Task, labels: ReadonlySet<string>): Service[] => {
    const well = offered.filter(({ name }) => !circuits.get(name)?.isResting());
    if (purpose === "greeting") return well;
    return well.filter(({ label, isOutside }) => !isOutside || labels.has(label));
  };

  /** One call of one model, counted before it is made where it is paid for. */
  const ask = async (route: Route, task: Task, request: ModelRequest): Promise<ModelReply> => {
    const service = offered.find(({ name }) => name === route.service.name);
    if (!service) throw new ModelError("down");
    const price = priceOf(route);
    const most = price(route.model, mostUsed(request));
    const call = await begin(
      { paying: { account: usage.record, reserve: usage.reserve }, isPaid: most !== null },
      {
        actor_id: task.actor.id,
        interview_id: task.interviewId ?? null,
        story_id: task.storyId ?? null,
        purpose: task.purpose,
        provider: service.name,
        model_requested: task.requested,
        model_used: route.model,
        input_tokens: 0,
        cached_tokens: 0,
        output_tokens: 0,
        characters: 0,
        seconds: 0,
        cost_micros: most,
        ms: 0,
        outcome: "ok",
      },
    );
    if (call.refused) throw new ModelError("spent");
    const account = (model: string, used: ModelUsage, outcome: string) =>
      call.end({
        model_used: model,
        input_tokens: used.input,
        cached_tokens: used.cacheRead,
        output_tokens: used.output,
        cost_micros: price(model, used),
        outcome,
      });
    try {
      const reply = await service.write({ ...request, model: route.model });
      circuits.get(service.name)?.worked();
      account(reply.model, reply.usage, "ok");
      return reply;
    } catch (error) {
      const failure = error instanceof ModelError ? error : new ModelError("down");
      account(route.model, failure.usage ?? nothing, failure.reason);
      // Our own caller gave up: that says nothing against the service.
      if (failure.reason !== "aborted" || request.signal.reason === "timeout")
        circuits.get(service.name)?.failed(failure.reason === "aborted" ? "timeout" : failure.reason);
      log.warn(
        { provider: service.name, model: route.model, reason: failure.reason },
        "a model did not reply",
      );
      throw failure;
    }
  };

  return {
    /** Null: no service is configured, agreed to, affordable or well. Never throws for a provider's sake. */
    writerFor: async (task: Task): Promise<AllowedWriter | null> => {
      if (offered.length === 0) return null;
      const labels = hasOutside ? await agreed(task.people) : new Set<string>();
      const services = allowedFor(task, labels);
      const route = routeOf(task.requested, services);
      if (!route || (await usage.isUsedUp(task.actor.id))) return null;
      const write: LanguageModel["write"] = async (request) => {
        let hasBegun = false;
        const onDelta = (text: string) => {
          hasBegun = true;
          request.onDelta?.(text);
        };
        try {
          return await ask(route, task, { ...request, onDelta });
        } catch (error) {
          const reason = error instanceof ModelError ? error.reason : null;
          const mayHelp = reason === "model_gone" || reason === "filtered";
          // A picture goes nowhere but where it was meant to go.
          const other =
            mayHelp && !hasBegun && !hasPicture(request) ? otherRoute(route, { reason, services }) : null;
          if (!other) throw error;
          return await ask(other, task, request);
        }
      };
      const { isOutside, label } = route.service;
      return {
        requested: task.requested,
        model: route.model,
        service: isOutside ? label : null,
        maySee: seesPictures && (!isOutside || maySee(labels, label)),
        write,
        costOf: priceOf(route),
      };
    },

    isResting: (name: string): boolean => circuits.get(name)?.isResting() ?? false,
  };
}

export type Writers = ReturnType<typeof createWriters>;
