import { plan } from "../../server/src/interviewer/ledger/plan.ts";
import { depthIn, halfTold } from "../../server/src/interviewer/ledger/progress.ts";
import { isTelling } from "../../server/src/interviewer/moves.ts";
import { lintTurn } from "../../server/src/interviewer/wording/lints.ts";
import { quotedIn, withoutGreeting } from "../../server/src/interviewer/wording/spoken.ts";
import { packs } from "../../server/src/language/packs.ts";
import type { Exchange, Transcript } from "./transcript.ts";

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

const stays: ReadonlySet<string> = new Set(["follow_up", "return", "stay_gently"]);

const isReal = ({ told, next }: Exchange): boolean =>
  told.isTelling && next.heard !== null && isTelling(next.heard.intent);

/** Share of real answers after which Saga stays or comes back. It does not see whether what is asked is the best thing to ask. */
export const followedUp = ({ exchanges }: Transcript): number => {
  const real = exchanges.filter(isReal);
  return share(real.filter(({ next }) => stays.has(next.move)).length, real.length);
};

/** Median number of answers given on one thing, from the question that opens it to the next one that opens another. */
export const medianThread = ({ exchanges }: Transcript): number => {
  const lengths: number[] = [];
  for (const { turn } of exchanges) {
    const isNew = turn.move === "open" || turn.move === "return" || lengths.length === 0;
    if (isNew) lengths.push(1);
    else if (turn.move !== "close") lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
  }
  return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
};

/** Share of the heavy threads that were taken up or offered by the end. Those that word lists do not find are not counted. */
export const heavyThreads = ({ ledger }: Transcript): number => {
  const heavy = ledger.threads.filter(({ weight }) => weight === 3);
  return share(heavy.filter(({ state }) => state === "taken_up" || state === "offered").length, heavy.length);
};

/** Subjects opened twice, and questions of the plan asked in the same words again. */
export const askedTwice = ({ exchanges }: Transcript): number => {
  const opened = exchanges.filter(({ turn }) => turn.move === "open" || turn.move === "easier");
  const texts = opened.map(({ turn }) => turn.asks);
  const subjects = opened.flatMap(({ turn }) => (turn.move === "open" ? [turn.topic] : []));
  return texts.length - new Set(texts).size + (subjects.length - new Set(subjects).size);
};

/** Turns whose words were used within the ten turns before. */
export const wornFrames = ({ exchanges }: Transcript): number => {
  // The waiting question once more, when it was not heard or Saga was asked something, is the same on purpose.
  const asks = exchanges.map(({ turn }) =>
    turn.move === "repeat" || turn.move === "answer" ? "" : turn.asks,
  );
  return asks.filter(
    (text, index) => text !== "" && asks.slice(Math.max(0, index - 10), index).includes(text),
  ).length;
};

/** Largest share of ten turns in a row that begin with the same word. */
export const sameBeginnings = ({ exchanges, narrator }: Transcript): number => {
  const pack = packs[narrator.language];
  const first = exchanges.map(
    ({ turn }) =>
      withoutGreeting(turn.text, pack)
        .toLowerCase()
        .match(/\p{L}+/u)?.[0] ?? "",
  );
  const most = first.map((word, index) => {
    const recent = first.slice(Math.max(0, index - 9), index + 1);
    return recent.length < 10 ? 0 : recent.filter((one) => one === word).length / 10;
  });
  return Math.max(0, ...most);
};

const premises = new Set(["unfounded_quotation", "unfounded_name", "unfounded_number"]);

/** Breaks of the rules of a turn, those of rule 4 (nothing taken for granted) also by themselves. */
export const ruleBreaks = ({ exchanges, narrator }: Transcript): { all: string[]; premise: number } => {
  const told: string[] = [];
  const all: string[] = [];
  for (const exchange of exchanges) {
    const { turn } = exchange;
    const rules = lintTurn({ turn, language: narrator.language, told, lastAnswer: told.at(-1) ?? null });
    all.push(...rules.map((rule) => `${rule}: ${turn.text}`));
    told.push(exchange.told.text);
  }
  return { all, premise: all.filter((one) => premises.has(one.split(":")[0] ?? "")).length };
};

/** Share of turns that hold words of the teller in quotation marks. */
export const quotations = ({ exchanges, narrator }: Transcript): number => {
  const pack = packs[narrator.language];
  return share(exchanges.filter(({ turn }) => quotedIn(turn.text, pack).length > 0).length, exchanges.length);
};

/** The largest step of progress, the last one to 100 apart. */
export const largestStep = ({ exchanges }: Transcript): number =>
  Math.max(
    0,
    ...exchanges.map(({ turn, next }) => (next.progress === 100 ? 0 : next.progress - turn.progress)),
  );

/** Share of core subjects that were asked for, told by the way, or declined. */
export const coreTold = ({ ledger }: Transcript): number => {
  const core = plan.filter((topic) => topic.core);
  const isDone = ({ id }: (typeof core)[number]): boolean => {
    const state = ledger.topics[id];
    return (
      state !== undefined && (state.asked > 0 || state.status !== "open" || depthIn(ledger, id) >= halfTold)
    );
  };
  return share(core.filter(isDone).length, core.length);
};

/** Answers of each interview. */
export const answersOf = ({ exchanges }: Transcript): number[] =>
  ([1, 2, 3] as const).map((number) => exchanges.filter((one) => one.number === number).length);
