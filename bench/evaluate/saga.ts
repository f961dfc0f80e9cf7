import { emptyLedger, openInterview, type Turn, takeTurn } from "../../server/src/interviewer/interviewer.ts";
import type { InterviewNumber } from "../../server/src/interviewer/plan.ts";
import { depthIn } from "../../server/src/interviewer/progress.ts";
import { withoutGreeting } from "../../server/src/interviewer/spoken.ts";
import type { LanguagePack, TopicId } from "../../server/src/language/pack.ts";
import { packs } from "../../server/src/language/packs.ts";
import type { Narrator } from "./narrator.ts";
import type { Exchange, Transcript } from "./record.ts";
import type { Teller } from "./teller.ts";
import type { createWorder } from "./worded.ts";

type Run = {
  narrator: Narrator;
  teller: Teller;
  seed: number;
  mostTurns: number;
  /** A stand-in for a model that words the questions. */
  worder?: ReturnType<typeof createWorder> | null;
};

const halfTold = 0.5;

const isLeftEarly = (topic: TopicId | null, next: Turn): boolean =>
  topic !== null &&
  next.topic !== topic &&
  depthIn(next.ledger, topic) < halfTold &&
  next.ledger.topics[topic]?.status === "open";

/**
 * What the teller answers to. The sentence that only receives the last answer, before another question is put, asks
 * for nothing and is left out; a follow-up, and a question led in by earlier words, is one whole.
 */
const asked = (turn: Turn, pack: LanguagePack): string => {
  const text = withoutGreeting(turn.text, pack);
  if (turn.kind === "follow_up") return text;
  const receptions = [...pack.phrases.reception, ...pack.phrases.gentleReception];
  const opening = receptions
    .map((wording) => quotationPattern(wording, pack).exec(text)?.[0])
    .find((found) => found !== undefined);
  return opening ? text.slice(opening.length).trim() : text;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

const quotationPattern = (wording: string, { phrases }: LanguagePack): RegExp => {
  const [open, close] = phrases.quotes;
  const [before = "", after = ""] = wording.split("{quote}").map(escaped);
  return new RegExp(`^${before}${open}[^${close}]*${close}${after}`, "u");
};

export const sagaTranscript = async ({
  narrator,
  teller,
  seed,
  mostTurns,
  worder,
}: Run): Promise<Transcript> => {
  const { language } = narrator;
  const pack = packs[language];
  const transcript: Transcript = {
    interviewer: "Saga",
    exchanges: [],
    interviews: [],
    farewells: [],
    ledgerBytes: 0,
    slowestTurnMs: 0,
  };
  let ledger = emptyLedger();
  const hear = async (turn: Turn, number: InterviewNumber): Promise<Turn> => {
    const told = teller(asked(turn, pack));
    const id = `${number}-${transcript.exchanges.length}`;
    const from = performance.now();
    const planned = takeTurn({
      ledger: turn.ledger,
      number,
      language,
      seed,
      answer: { id, text: told.text },
    });
    const moment = { ledger: turn.ledger, turn: planned, answer: told.text, language, seed, number };
    const next = (await worder?.word(moment, turn.text)) ?? planned;
    transcript.slowestTurnMs = Math.max(transcript.slowestTurnMs, performance.now() - from);
    const exchange: Exchange = {
      number,
      kind: turn.kind,
      slot: turn.slot ?? "",
      topic: turn.topic,
      question: turn.text,
      told,
      isDeclined: next.ledger.keys[turn.slot ?? ""] === "declined",
      isPrivate: next.answerIsPrivate,
      isLeftEarly: told.passages.length > 0 && isLeftEarly(turn.topic, next),
    };
    transcript.exchanges.push(exchange);
    return next;
  };
  for (const number of [1, 2, 3] as const) {
    let turn = openInterview({ ledger, number, language, seed });
    let answers = 0;
    while (!turn.complete && transcript.exchanges.length < mostTurns) {
      turn = await hear(turn, number);
      answers += 1;
    }
    ledger = turn.ledger;
    if (turn.complete) transcript.farewells.push(turn.text);
    transcript.interviews.push({ number, answers, progress: turn.progress, isComplete: turn.complete });
  }
  transcript.ledgerBytes = JSON.stringify(ledger).length;
  return transcript;
};
