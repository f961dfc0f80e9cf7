import {
  ModelError,
  type ModelFailure,
  type ModelRequest,
} from "#providers/language-model/language-model.ts";
import type { Ask, Asked } from "#storyteller/written/ask.ts";
import type { StoryBudget, StoryWriter } from "./story-writer.ts";

/** Faults that the next call will have as well. */
const lasting: readonly ModelFailure[] = ["auth", "quota", "model_gone", "unreachable", "refused"];
/** A reply came and cannot be read: the model is asked once more, and told so. */
const unread: readonly ModelFailure[] = ["bad_output", "truncated"];
/** Other faults in a row after which a model is asked no more; having waited in vain counts twice. */
const mostFaults = 3;

type Asking = {
  writer: StoryWriter;
  budget: StoryBudget;
  /** The same for all calls of a story: providers find their cache by it. */
  cacheKey: string;
  /** Aborts when the story is to be written no further. */
  signal: AbortSignal;
};

type Timed = { signal: AbortSignal; end: () => void };

const within = (outer: AbortSignal, ms: number): Timed => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort("timeout"), ms);
  const stop = () => controller.abort(outer.reason);
  outer.addEventListener("abort", stop, { once: true });
  if (outer.aborted) stop();
  const end = () => {
    clearTimeout(timer);
    outer.removeEventListener("abort", stop);
  };
  return { signal: controller.signal, end };
};

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(new ModelError("aborted"));
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });

/**
 * Asks a model for one story: each call in its time, none after faults that will not pass. `used` names the model that
 * answered last.
 */
export function createAsking({ writer, budget, cacheKey, signal }: Asking): { ask: Ask; used: () => string } {
  let faults = 0;
  let isAway = false;
  let used = writer.model;

  const requestOf = ({ parts, schema, maxOutputTokens }: Asked, ending: AbortSignal): ModelRequest => ({
    model: writer.model,
    parts,
    schema,
    maxOutputTokens,
    cacheKey,
    budgetMs: budget.callMs,
    signal: ending,
  });

  const ask: Ask = async (asked) => {
    signal.throwIfAborted();
    if (isAway) return null;
    const call = within(signal, budget.callMs);
    try {
      const reply = await Promise.race([writer.write(requestOf(asked, call.signal)), endOf(call.signal)]);
      faults = 0;
      used = reply.model;
      return reply.value;
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof ModelError ? error.reason : "down";
      faults += reason === "timeout" || reason === "aborted" ? 2 : 1;
      isAway = lasting.includes(reason) || faults >= mostFaults;
      return unread.includes(reason) ? "" : null;
    } finally {
      call.end();
    }
  };
  return { ask, used: () => used };
}
