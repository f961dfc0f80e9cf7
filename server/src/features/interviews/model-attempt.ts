import type { Emit } from "#http/event-stream.ts";
import type { Chosen, Prospect } from "#interviewer/interviewer.ts";
import type { Move } from "#interviewer/moves.ts";
import {
  brokenBy,
  type Context,
  isGuessOfPicture,
  leavesUnanswered,
  type WordingRule,
} from "#interviewer/wording/check.ts";
import { asMeant } from "#interviewer/wording/chosen.ts";
import type { PromptInput } from "#interviewer/wording/prompt.ts";
import { reasons } from "#interviewer/wording/refusal.ts";
import {
  groundedNotes,
  type Head,
  readHead,
  readReply,
  toldThreads,
  truthfulThreads,
} from "#interviewer/wording/reply.ts";
import { trimmed } from "#interviewer/wording/trim.ts";
import { windowOf } from "#interviewer/wording/window.ts";
import { actsOf } from "#interviewer/wording/wished-acts.ts";
import { packs } from "#language/packs.ts";
import { countWords, sentences } from "#language/text.ts";
import { ModelError, type ModelReply, type ModelUsage } from "#providers/language-model/language-model.ts";
import { askOnce, type ModelCall } from "./model-call.ts";
import { afterSaid, createQuestionStream, type QuestionStream } from "./question-stream.ts";
import type { ModelResult, QuestionWriter } from "./question-writer.ts";

/** Everything a question is made from, and checked by. `ids` are the ids of messages by their marks. */
export type Prepared = {
  wanted: PromptInput;
  context: Context;
  ids: ReadonlyMap<string, string>;
  prospect: Omit<Prospect, "outlook">;
};

export type Attempt = {
  writer: QuestionWriter;
  prepared: Prepared;
  /** Why an earlier attempt was refused, and its words. */
  broken: readonly string[];
  refused: string;
  /** Our own words of an earlier attempt, and the sentence of its model, that were said for good; empty: none were. */
  lead: string;
  said: string;
  /** What an earlier attempt chose, when our words for it were said: what was done and answered stays so. */
  bound: Chosen | null;
  /** What the interview is about, to be looked at; null: it is not shown. */
  picture: ModelCall["picture"];
  whenBlind: ModelCall["whenBlind"];
  cacheKey: string;
  /** Milliseconds for all of it, and until the first word. */
  totalMs: number;
  firstWordMs: number;
  emit: Emit;
};

/** `usage` is null when the provider did not tell. */
export type Outcome =
  | {
      kind: "good";
      chosen: Chosen;
      text: string | null;
      reply: ModelReply | null;
      found: Found;
    }
  | {
      kind: "broken";
      chosen: Chosen | null;
      /** Why it was refused, as the model is told. */
      reasons: string[];
      refused: string;
      reply: ModelReply | null;
      notes: Found["notes"];
    }
  | {
      kind: "failed";
      chosen: Chosen | null;
      code: NonNullable<ModelResult["notice"]>;
      usage: ModelUsage | null;
    };

type Found = Pick<ModelResult, "notes" | "threads" | "names"> & { told: string[] };

const nothingFound: Found = { notes: [], threads: [], told: [], names: [] };

const foundIn = (reply: ModelReply, { wanted, context, ids }: Prepared): Found => {
  const known = windowOf(wanted.exchanges);
  const read = readReply(reply.value);
  const notes = groundedNotes(read?.notes ?? [], {
    known,
    told: context.told,
    language: wanted.language,
    intents: read ? [read.intent, ...read.also] : [],
  }).flatMap(({ text, mark }) => {
    const messageId = ids.get(mark);
    return messageId && !isGuessOfPicture(text, context) ? [{ messageId, text }] : [];
  });
  const threads = truthfulThreads(read?.threads ?? [], context.lastAnswer);
  const names = (read?.names ?? []).map((one) =>
    isGuessOfPicture(one.who, context) ? { ...one, who: "" } : one,
  );
  return { notes, threads, told: toldThreads(read?.threads ?? []), names };
};

/** What a model chose, by the messages that its marks stand for. */
const chosenBy = (head: Head, { prepared, bound }: Attempt): Chosen => {
  const { ids, wanted } = prepared;
  const { intent, also, move, about } = head;
  const own = { asked: head.asked, acts: actsOf(head, { ids, keptOut: wanted.keptOut ?? [] }) };
  const { asked, acts } = bound ?? own;
  return asMeant({ intent, also, move, about, asked, acts }, packs[wanted.language]);
};

/** Moves whose built-in words are as good as any. */
const mayBeWordless: ReadonlySet<Move> = new Set<Move>(["offer_break", "wait", "repeat", "support"]);

const wrongForm = "not of the form that was asked for";

type Refused = { text: string; acts?: Chosen["acts"]; language: Context["language"] };

/** Why words are refused, with what a model must know to do better: how long they were, and which words name nothing that was told. */
const reasonsOf = (rules: readonly WordingRule[], { text, acts = [], language }: Refused): string[] =>
  rules.map((rule) => {
    const named = acts.flatMap((act) => ("words" in act ? [`"${act.words}"`] : []));
    if (rule === "too_long")
      return `${reasons[rule]}: ${countWords(text)} words in ${sentences(text, language).length} sentences`;
    if (rule !== "act_not_possible" || named.length === 0) return reasons[rule];
    return `${reasons[rule]}: copy the teller's words, for no sentence was found by ${named.join(", ")}`;
  });

const outcomeOf = (reply: ModelReply, attempt: Attempt): Outcome => {
  const { prepared, said } = attempt;
  const read = readReply(reply.value);
  if (!read) return { kind: "broken", chosen: null, reasons: [wrongForm], refused: "", reply, notes: [] };
  const chosen = chosenBy(read, attempt);
  const found = foundIn(reply, prepared);
  const { notes } = found;
  const move = prepared.prospect.admit(chosen);
  const refused = read.question;
  if (move === null)
    return { kind: "broken", chosen, reasons: [prepared.prospect.whyRefused(chosen)], refused, reply, notes };
  const asksErasing = prepared.prospect.asksErasing(chosen);
  const isGrief = [chosen.intent, ...(chosen.also ?? [])].includes("grief");
  const whole = afterSaid(said, read.question);
  // What comes of a yes says code.
  const isYes = move === "delete" && ["agreed", "asked"].includes(prepared.wanted.outlook.erasing?.is ?? "");
  const text = trimmed(whole, { context: prepared.context, isGrief, asksErasing, isYes });
  const isWordless =
    (text === "" && isYes) ||
    (read.question === "" && mayBeWordless.has(move === "built_in" ? "support" : move)) ||
    (asksErasing && text === "");
  if (move === "built_in" || isWordless) return { kind: "good", chosen, text: null, reply, found };
  // Whoever was asked whether to finish, and finishes, is asked nothing more.
  const isLast = move === "close" && prepared.wanted.outlook.isEnding;
  const rules = brokenBy(text, { context: prepared.context, move: isLast ? "offer_break" : move });
  const { facts } = prepared.wanted.outlook;
  const asked = [
    ...(facts.asked === undefined ? [] : [facts.asked]),
    ...(chosen.asked?.includes("reader") ? [facts.reader] : []),
    // What code asks in the same turn answers that.
    ...(chosen.asked?.includes("erasing") && !asksErasing ? [facts.erasing] : []),
  ];
  const { language } = prepared.context;
  if (leavesUnanswered(text, { facts: asked, language })) rules.push("unanswered");
  if (isYes && prepared.prospect.dropsWords(chosen, text)) rules.push("left_alone");
  // With acts that named nothing known: which answer, or whose words?
  if (prepared.prospect.claimsUndone(chosen, text)) rules.push("act_not_possible");
  if (rules.length === 0) return { kind: "good", chosen, text, reply, found };
  const acts = prepared.prospect.namesNothing(chosen) ? chosen.acts : [];
  const reasons = reasonsOf(rules, { text, acts, language });
  return { kind: "broken", chosen, reasons, refused, reply, notes };
};

type Failed = { error: unknown; signal: AbortSignal; chosen: Chosen | null };

const failureOf = ({ error, signal, chosen }: Failed): Outcome => {
  if (signal.aborted) return { kind: "failed", chosen, code: "timeout", usage: null };
  if (!(error instanceof ModelError)) return { kind: "failed", chosen, code: "down", usage: null };
  const code = error.reason === "aborted" ? "timeout" : error.reason;
  return { kind: "failed", chosen, code, usage: error.usage };
};

const callOf = (attempt: Attempt): ModelCall => {
  const { writer, prepared, broken, refused, picture, whenBlind, cacheKey, totalMs } = attempt;
  const said = [attempt.lead, attempt.said].filter(Boolean).join(" ");
  const { wanted } = prepared;
  return {
    writer,
    wanted,
    again: { broken, refused, said },
    picture,
    whenBlind,
    cacheKey,
    budgetMs: totalMs,
  };
};

const follow = async (attempt: Attempt, stream: QuestionStream): Promise<Outcome> => {
  const controller = new AbortController();
  const { signal } = controller;
  const late = (ms: number) => setTimeout(() => controller.abort("timeout"), ms);
  const total = late(attempt.totalMs);
  const first = late(Math.min(attempt.totalMs, attempt.firstWordMs));
  let chosen: Chosen | null = null;
  const { prospect } = attempt.prepared;
  const onHead = (json: string) => {
    const head = readHead(json);
    if (!head) return;
    chosen = chosenBy(head, attempt);
    const move = prospect.admit(chosen);
    if (move === "built_in") controller.abort("built_in");
    else if (move)
      stream.begin(move, prospect.ours(chosen).before, { firstOnly: prospect.asksErasing(chosen) });
    else controller.abort("move");
  };
  const onDelta = (text: string) => {
    if (signal.aborted) return;
    clearTimeout(first);
    if (!stream.append(text)) controller.abort("rule");
  };
  try {
    return outcomeOf(await askOnce(callOf(attempt), { controller, onHead, onDelta }), attempt);
  } catch (error) {
    return interrupted({ chosen, stream, attempt, signal }) ?? failureOf({ error, signal, chosen });
  } finally {
    clearTimeout(total);
    clearTimeout(first);
  }
};

/** What it comes to when we ended the call ourselves; null: we did not. */
const interrupted = ({
  chosen,
  stream,
  attempt,
  signal,
}: {
  chosen: Chosen | null;
  stream: QuestionStream;
  attempt: Attempt;
  signal: AbortSignal;
}): Outcome | null => {
  const { context, prospect } = attempt.prepared;
  if (chosen === null) return null;
  if (signal.reason === "built_in")
    return { kind: "good", chosen, text: null, reply: null, found: nothingFound };
  const reply = null;
  if (signal.reason === "move")
    return {
      kind: "broken",
      chosen,
      reasons: [prospect.whyRefused(chosen)],
      refused: "",
      reply,
      notes: [],
    };
  const move = prospect.admit(chosen);
  if (signal.reason !== "rule" || move === null || move === "built_in") return null;
  const refused = stream.whole();
  const broken = reasonsOf(brokenBy(refused, { context, move }), {
    text: refused,
    language: context.language,
  });
  return { kind: "broken", chosen, reasons: broken, refused, reply, notes: [] };
};

export type Attempted = {
  outcome: Outcome;
  /** Our own words, and the sentence of the model, that were said for good. */
  lead: string;
  said: string;
};

/**
 * Asks a model once for a turn and shows them as they come; what may not be asked is taken back. Never throws.
 */
export async function attemptTurn(attempt: Attempt): Promise<Attempted> {
  const { emit, lead, said, prepared } = attempt;
  const stream = createQuestionStream({ context: prepared.context, emit, lead, said });
  const outcome = await follow(attempt, stream);
  const text = outcome.kind === "good" ? outcome.text : null;
  const isKept = text?.startsWith(stream.said()) ?? false;
  if (outcome.kind === "good" && text !== null && isKept)
    stream.end(prepared.prospect.ours(outcome.chosen, text).rest);
  else stream.retract();
  const spoken = { lead: stream.lead(), said: stream.said() };
  if (outcome.kind !== "good" || isKept || outcome.text === null) return { outcome, ...spoken };
  // What was streamed is not what stands in the reply.
  const { chosen, reply, found } = outcome;
  return {
    outcome: { kind: "broken", chosen, reasons: [wrongForm], refused: "", reply, notes: found.notes },
    ...spoken,
  };
}
