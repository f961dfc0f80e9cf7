import { lintTurn } from "../../server/src/interviewer/lints.ts";
import { ownWords } from "../../server/src/interviewer/spoken.ts";
import { type Language, languages, packs } from "../../server/src/language/packs.ts";
import { contentStems } from "../../server/src/language/text.ts";
import { functionWordVotes } from "../../server/src/language/vote.ts";
import type { Exchange, Transcript } from "./record.ts";

/** Passages and chapters told after so many turns. */
export type Reached = { turns: number; passages: number; chapters: number };

export const reachedAt = (transcript: Transcript, turns: number): Reached => {
  const told = transcript.exchanges.slice(0, turns).flatMap((exchange) => exchange.told.passages);
  return {
    turns,
    passages: new Set(told.map(({ id }) => id)).size,
    chapters: new Set(told.map(({ chapter }) => chapter)).size,
  };
};

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);

/** Share of questions whose slot key, or whose literal wording, was asked before. */
export const repetition = ({ exchanges }: Transcript): number => {
  const seen = new Set<string>();
  const repeated = exchanges.filter(({ slot, question }) => {
    const isKnown = seen.has(slot) || seen.has(question);
    seen.add(slot).add(question);
    return isKnown;
  });
  return share(repeated.length, exchanges.length);
};

/** Share of follow-ups that hold a content word of the answer just given. */
export const followUpRelevance = ({ exchanges }: Transcript, language: Language): number => {
  const pack = packs[language];
  const followUps = exchanges.flatMap((exchange, index) => {
    const before = exchanges[index - 1];
    if (exchange.kind !== "follow_up" || !before) return [];
    const given = new Set(contentStems(before.told.text, pack));
    return [contentStems(exchange.question, pack).some((stem) => given.has(stem))];
  });
  return share(followUps.filter(Boolean).length, followUps.length);
};

const premises = new Set(["unfounded_quotation", "unfounded_name", "unfounded_number"]);

/** Breaks of the rules of a turn, and of those the breaks of rule 7 (no unestablished premise). */
export const ruleBreaks = (
  { exchanges }: Transcript,
  language: Language,
): { all: number; premise: number; named: string[] } => {
  const told: string[] = [];
  const named: string[] = [];
  for (const exchange of exchanges) {
    const lastAnswer = told.at(-1) ?? null;
    const turn = { text: exchange.question, kind: exchange.kind };
    named.push(...lintTurn({ turn, language, told, lastAnswer }));
    told.push(exchange.told.text);
  }
  return { all: named.length, premise: named.filter((rule) => premises.has(rule)).length, named };
};

/** Questions about a key, or a subject never told, after the teller had declined it. */
export const declinedAskedAgain = ({ exchanges }: Transcript): number => {
  const keys = new Set<string>();
  let again = 0;
  for (const { slot, isDeclined } of exchanges) {
    if (keys.has(slot)) again += 1;
    if (isDeclined) keys.add(slot);
  }
  return again;
};

/** Share of turns whose own words hold more function words of the teller's language than of any other. */
export const languageFidelity = ({ exchanges }: Transcript, language: Language): number => {
  const faithful = exchanges.filter(({ question }: Exchange) => {
    const votes = functionWordVotes(ownWords(question, packs[language]));
    return languages.every((other) => votes[other] <= votes[language]);
  });
  return share(faithful.length, exchanges.length);
};

/** Share of questions after which a subject was left less than half told, though the answer told something. */
export const leftEarly = ({ exchanges }: Transcript): number =>
  share(exchanges.filter((exchange) => exchange.isLeftEarly).length, exchanges.length);

/** Share of answers that told nothing. */
export const thinShare = ({ exchanges }: Transcript): number =>
  share(exchanges.filter(({ told }) => told.passages.length === 0).length, exchanges.length);
