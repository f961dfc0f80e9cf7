import { anotherWay } from "#language/another-way.ts";
import type { LanguagePack, TopicId } from "#language/pack.ts";
import { quietReception } from "#language/quiet-reception.ts";
import type { Choice } from "./choose.ts";
import type { Hook } from "./hooks.ts";
import type { Ledger, Quote } from "./ledger.ts";
import { mourned, quotable } from "./quotation.ts";
import { shuffled } from "./random.ts";
import { relatedTopics } from "./related.ts";
import { isUnused } from "./slots.ts";
import { planned } from "./touch.ts";

const opensWithQuote = /(?:^|[.!?…] )\{(?:quote|hook)\}/u;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Puts words of the teller, in the quotation marks of the language, into a wording; a capital where it opens. */
export const quoted = (wording: string, { words, pack }: { words: string; pack: LanguagePack }): string => {
  const [open, close] = pack.phrases.quotes;
  const shown = opensWithQuote.test(wording) ? capitalised(words) : words;
  return wording.replace(/\{(?:quote|hook)\}/gu, () => `${open}${shown}${close}`);
};

/** How the last answer is received before something else is asked. */
export type Reception = "none" | "plain" | "again" | "warm" | "gentle";

type Received = {
  pack: LanguagePack;
  reception: Reception;
  hooks: readonly Hook[];
  seed: number;
  turn: number;
};

/** One of a list, a different one each turn, in an order of its own for each teller. */
const inTurn = (wordings: readonly string[], { seed, turn }: Pick<Received, "seed" | "turn">): string => {
  const order = shuffled(wordings, { seed, label: wordings[0] ?? "" });
  return order[turn % order.length] ?? "";
};

/** A short sentence that receives the answer, with words of the teller where there are any to quote. */
export const receive = (received: Received): string => {
  const { pack, reception, hooks } = received;
  const { phrases } = pack;
  if (reception === "none") return "";
  if (reception === "again") return inTurn(anotherWay[pack.language], received);
  const words = (reception === "gentle" ? mourned(hooks) : quotable(hooks))?.spoken;
  if (reception === "gentle" && !words) return inTurn(quietReception[pack.language], received);
  if (reception === "plain" || !words) return inTurn(phrases.plainReception, received);
  const wordings = reception === "gentle" ? phrases.gentleReception : phrases.reception;
  return quoted(inTurn(wordings, received), { words, pack });
};

/** How many of the related subjects are close enough for their words to lead into this one. */
const closelyRelated = 2;

/** Words of an earlier interview that lead into a subject: its own, else those of the nearest related ones. */
export const earlierWords = (ledger: Ledger, topic: TopicId): Quote | null => {
  for (const source of [topic, ...(relatedTopics[topic] ?? []).slice(0, closelyRelated)]) {
    const state = ledger.topics[source];
    if (!state?.quote || state.status === "declined") continue;
    const isFromBefore = state.quote.interview < planned(topic).interview;
    if (isFromBefore && isUnused(ledger, `recall:${state.quote.text}`)) return state.quote;
  }
  return null;
};

type Asked = { pack: LanguagePack; choice: Choice; recalled: Quote | null; seed: number; turn: number };

/**
 * The question itself, with framing for a sensitive subject, or with earlier words where it opens a new one.
 */
export const ask = (asked: Asked): string => {
  const { pack, choice, recalled } = asked;
  const framing = pack.topics[choice.topic].framing;
  if (planned(choice.topic).sensitive && framing && choice.kind === "open")
    return `${framing} ${choice.wording}`;
  if (!recalled) return choice.wording;
  return `${quoted(inTurn(pack.phrases.recall, asked), { words: recalled.text, pack })} ${choice.wording}`;
};
