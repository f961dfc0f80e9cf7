import { setTimeout as pause } from "node:timers/promises";
import type { Dispatcher } from "undici";
import { ModelError, type ModelFailure } from "./language-model.ts";

const tries = 3;
const firstPauseMs = 400;
/** Of a call that says nothing of its time. */
const usualMs = 15_000;
/** A provider that wants us to wait longer is given up. */
const longestWaitMs = 8_000;
/**
 * Whoever may wait longer than this is asked once: a model on a small machine reads a long prompt for minutes before it says a
 * word, and would begin anew.
 */
const patientFromMs = 60_000;

const mayWork = (status: number): boolean => status === 408 || status === 429 || status >= 500;

const saysNoCredit = (text: string): boolean => /insufficient_quota|credit balance|billing/iu.test(text);

/** Milliseconds a provider asks to wait, as seconds or as a date; null: it does not say. */
const askedToWait = (response: Response): number | null => {
  const value = response.headers.get("retry-after");
  if (value === null) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

/** Full jitter: calls that failed together do not come again together. */
const pauseOf = (attempt: number): number => Math.random() * firstPauseMs * 2 ** attempt;

const isEnded = (signal: AbortSignal | null | undefined): boolean => signal?.aborted ?? false;

/** Milliseconds since the epoch until which a call may last, and milliseconds for each wait for its headers. */
type Budget = { deadline: number; headerMs: number };

const budgetOf = (ms: number): Budget => ({
  deadline: Date.now() + ms,
  headerMs: ms > patientFromMs ? ms : ms * 0.45,
});

const budgets = new WeakMap<AbortSignal, Budget>();

/** Tells `resilientFetch` how many milliseconds from now a call with this signal may take: the signal is all it gets of a call. */
export const withBudget = (signal: AbortSignal, ms: number): AbortSignal => {
  budgets.set(signal, budgetOf(ms));
  return signal;
};

let patient: Promise<Dispatcher> | undefined;

/** Node gives up after five minutes without headers, or between two pieces; our own limits hold here. Loaded when it is needed. */
const patientDispatcher = (): Promise<Dispatcher> => {
  patient ??= import("undici").then(({ Agent }) => new Agent({ headersTimeout: 0, bodyTimeout: 0 }));
  return patient;
};

/** Null: no headers within the time for them. */
const once = async (
  input: string | URL | Request,
  init: RequestInit,
  { deadline, headerMs }: Budget,
): Promise<Response | null> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), Math.min(headerMs, Math.max(0, deadline - Date.now())));
  const signals = [late.signal, ...(init.signal ? [init.signal] : [])];
  const patience = headerMs > patientFromMs ? { dispatcher: await patientDispatcher() } : {};
  try {
    return await fetch(input, {
      ...init,
      ...patience,
      redirect: "error",
      signal: AbortSignal.any(signals),
    } as RequestInit);
  } catch {
    if (isEnded(init.signal)) throw new ModelError("aborted");
    if (late.signal.aborted) return null;
    throw new ModelError("unreachable");
  } finally {
    clearTimeout(timer);
  }
};

/**
 * `fetch` for providers: waits for the headers no longer than a share of the budget, tries three times where that may
 * help, waits as long as the provider asks if it is not long, follows no redirect (a key goes only to its server).
 * Throws `ModelError`; answers that are errors are returned as they are.
 */
export const resilientFetch: typeof fetch = async (input, init = {}) => {
  const budget = (init.signal && budgets.get(init.signal)) ?? budgetOf(usualMs);
  let reason: ModelFailure = "timeout";
  for (let attempt = 0; attempt < tries; attempt += 1) {
    let wait = pauseOf(attempt);
    const response = await once(input, init, budget).catch((error: unknown) => {
      if (!(error instanceof ModelError) || error.reason === "aborted") throw error;
      reason = error.reason;
      return undefined;
    });
    if (response === null) reason = "timeout";
    if (response) {
      if (!mayWork(response.status) || attempt === tries - 1) return response;
      wait = askedToWait(response) ?? wait;
      const text = response.status === 429 ? await response.clone().text() : "";
      if (saysNoCredit(text) || wait > longestWaitMs || Date.now() + wait >= budget.deadline) return response;
      await response.body?.cancel();
    }
    if (attempt === tries - 1 || Date.now() + wait >= budget.deadline) break;
    await pause(wait, undefined, init.signal ? { signal: init.signal } : {}).catch(() => {
      throw new ModelError("aborted");
    });
  }
  throw new ModelError(reason);
};
