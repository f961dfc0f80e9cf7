import { packFor } from "#language/address.ts";
import { type Language, packs } from "#language/packs.ts";
import { type About, copyOf, type KeptOut, type Ledger, type Turn } from "../ledger/ledger.ts";
import type { OfAnswer } from "../ledger/may-erase.ts";
import type { InterviewNumber } from "../ledger/plan.ts";
import { writableInterview } from "../ledger/state.ts";
import type { Heard } from "../moves.ts";
import { farewell } from "./closing.ts";
import { type Facts, joined, type Moment, type Said } from "./moment.ts";
import { askOnce, greetingOf, openAboutAgain, openSubject, returnToThread } from "./opening.ts";
import { pose } from "./turn.ts";

/** Whose interview it is: the ledger of the teller, which of them, in which language; the seed is the interview's. */
export type Setting = {
  ledger: Ledger;
  number: InterviewNumber;
  language: Language;
  seed: number;
  /** Of an interview about one thing, where it is opened: what it is about. */
  about?: About | undefined;
  facts?: Facts;
  /** A question that earlier interviews left, in these words: the first thing that is asked, once. */
  unsettled?: string | null;
};

const noFacts: Facts = { reader: "own", interviewer: "", service: null, isSpoken: false };

/** A private copy to write in: the ledger that was handed in stays as it is. */
export const begin = ({
  ledger,
  number,
  language,
  seed,
  about,
  facts = noFacts,
  unsettled = null,
}: Setting): Moment => {
  const draft = copyOf(ledger);
  const state = writableInterview(draft, number);
  if (about) state.about = about;
  return {
    draft,
    number,
    language,
    seed,
    state,
    pack: packFor(packs[language], draft.address),
    facts,
    unsettled,
    asked: state.mayErase,
  };
};

type Ending = {
  heard?: Heard | null;
  keptOut?: KeptOut[];
  letIn?: readonly KeptOut[];
  erases?: string | undefined;
  erasesLines?: readonly string[] | undefined;
  erasesWith?: readonly OfAnswer[];
  erasesToo?: readonly string[];
  cutsToo?: Turn["cutsToo"];
};

/** Keeps what is said as the question that waits, and makes the turn of it. */
export const turnOf = (moment: Moment, said: Said, ending: Ending = {}): Turn => {
  const { heard = null, keptOut = [], letIn = [], erases, erasesLines } = ending;
  const { erasesWith = [], erasesToo = [], cutsToo = [] } = ending;
  const { draft, state, pack } = moment;
  pose(moment, said);
  if (state.complete) state.progress = 100;
  const isHelp = said.move === "support" || said.also?.includes("support");
  return {
    text: said.text,
    asks: said.asks,
    move: said.move,
    also: said.also ?? [],
    heard,
    topic: said.topic,
    ledger: draft,
    progress: state.progress,
    complete: state.complete,
    keptOut,
    letIn,
    ...(erases ? { erases, erasesWith, erasesToo, cutsToo, ...(erasesLines ? { erasesLines } : {}) } : {}),
    ...(state.mayErase ? { confirm: { yes: pack.erasing.words.yes, no: pack.erasing.words.no } } : {}),
    support: isHelp ? { text: pack.phrases.support, lines: pack.phrases.helpLines } : null,
  };
};

/** The first question: what an earlier interview left unsettled, a thread it left, else the first subject; of an interview about one thing its own. */
export const opening = (moment: Moment): Said => {
  const { number, unsettled, state } = moment;
  const doubt = unsettled === null ? null : askOnce(moment, unsettled);
  const thread =
    !doubt && number > 1 && !state.about ? returnToThread(moment, { last: "", anyHeavy: true }) : null;
  const said = doubt ?? thread ?? openSubject(moment) ?? openAboutAgain(moment) ?? farewell(moment);
  return { ...said, text: joined(greetingOf(moment), said.text) };
};

/** What needs no answer: the end, or the first question. */
export const waiting = (moment: Moment): Turn | null => {
  const { state } = moment;
  if (state.complete) return turnOf(moment, farewell(moment));
  if (state.pending === null) return turnOf(moment, opening(moment));
  return null;
};
