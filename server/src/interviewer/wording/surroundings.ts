import type { TopicId } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Ledger, Quote } from "../ledger.ts";
import { type InterviewNumber, topicsOf } from "../plan.ts";
import { isOut, isTold, topicState } from "../progress.ts";
import { readAnswer } from "../reading.ts";
import { relatedTopics } from "../related.ts";
import type { Name } from "./memory.ts";

const mostLater = 3;
const mostQuotes = 3;

type Place = { ledger: Ledger; number: InterviewNumber; language: Language; topic: TopicId };

/** Headings of the next subjects that have not been opened. */
export const laterSubjects = ({ ledger, number, language, topic }: Place): string[] =>
  topicsOf(number)
    .filter((other) => other.id !== topic && !isOut(ledger, other) && !isTold(ledger, other))
    .filter((other) => topicState(ledger, other.id).asked === 0)
    .slice(0, mostLater)
    .map((other) => packs[language].topics[other.id].name);

/** Words of earlier interviews about this subject and those that lead into it. */
export const leadingQuotes = ({ ledger, number, topic }: Place): Quote[] =>
  [topic, ...(relatedTopics[topic] ?? [])]
    .flatMap((source) => {
      const state = ledger.topics[source];
      return state?.quote && state.status !== "declined" ? [state.quote] : [];
    })
    .filter((quote) => quote.interview < number)
    .slice(0, mostQuotes);

const kindOf = (kind: string): Name["kind"] => (kind === "person" || kind === "place" ? kind : "other");

/** Names in an answer, spelled as told. Takes about a millisecond. */
export const namesIn = (answer: string, language: Language): Omit<Name, "mark">[] =>
  readAnswer(answer, language)
    .hooks.filter(({ form }) => form === "name")
    .map(({ text, kind }) => ({ name: text, kind: kindOf(kind) }));
