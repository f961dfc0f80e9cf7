import type { Ledger } from "#interviewer/interviewer.ts";
import type { Language } from "#language/packs.ts";
import { countWords, sentences } from "#language/text.ts";
import { namesIn } from "#storyteller/chronology/life-order.ts";
import { confidedOf } from "#storyteller/material/confided.ts";
import { asksForSilence } from "#storyteller/material/left-out.ts";
import { isTalk } from "#storyteller/material/talk.ts";
import type { Closed } from "#storyteller/read-through/closed.ts";
import type { Told } from "#storyteller/storyteller.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { heardIn, tells } from "../interviews/turn-record.ts";
import { stemsIn } from "./confiding.ts";
import type { Said } from "./said.ts";
import { createStanding } from "./standing.ts";

type Limit = Ledger["limits"][number];

type Answer = { message: StoredMessage; partly: string; open: string };

/** With fewer words a request tells nothing of what it is about. */
const fewestTold = 25;

/** Does an answer tell something beside what it asks for? */
const tellsSome = (message: StoredMessage, language: Language): boolean => {
  if (tells(message) || heardIn(message)?.intent === "secret") return true;
  const told = sentences(message.content, language)
    .map(({ text }) => text)
    .filter((text) => !text.endsWith("?") && !asksForSilence(text, language) && !isTalk(text, language));
  return countWords(told.join(" ")) >= fewestTold;
};

/** What an answer confides, or has without what was taken out of it: nothing that is told for all that. */
const confidedBy = ({ message, partly, open }: Answer, language: Language): string[] => {
  const { id, content } = message;
  if (!tellsSome(message, language)) return [];
  const whole = sentences(content, language).map(({ text }) => text);
  const confided = confidedOf({ id, content, partly }, language).filter((text) => !open.includes(text));
  // A model that takes a whole answer out has heard how far it goes; rules begin with the words that confide.
  if (heardIn(message)?.by_model === "kept" && (partly === "" || message.is_private === 1)) return whole;
  if (partly === "") return confided.length > 0 ? confided : whole;
  if (heardIn(message)?.intent === "secret") return confided;
  return [...new Set([...confided, ...whole.filter((text) => !partly.includes(text))])];
};

/** What is told on of a secret in an answer after it: as far as its words go. */
const toldOn = ({ message, open }: Answer, stems: ReadonlySet<string>, language: Language): string[] => {
  if (!tells(message) || open !== "") return [];
  const all = sentences(message.content, language).map(({ text }) => text);
  const last = all.findLastIndex((text) => stemsIn(text, language).some((stem) => stems.has(stem)));
  return all.slice(0, last + 1);
};

/** The sentences of an answer in which its teller asks not to be asked. */
const refusedIn = (
  { id, content }: StoredMessage,
  limits: readonly Limit[],
  language: Language,
): string[] => {
  const own = limits.filter(
    ({ message, kind, isReopened }) => message === id && kind === "not_asked" && !isReopened,
  );
  const stems = new Set(own.flatMap((limit) => limit.stems));
  const named = sentences(content, language)
    .map(({ text }) => text)
    .filter((text) => stemsIn(text, language).some((stem) => stems.has(stem)));
  const lines = own.flatMap((limit) => limit.lines ?? []);
  return [...new Set(lines.length > 0 ? lines : named)];
};

/** Who asks who reads this says so first. */
const mostAsking = 2;

/** Whom a question who reads this names, and the answer to it: who is to hear of a secret or not is no part of it. */
const readersIn = (messages: readonly StoredMessage[], language: Language): string[] =>
  messages.flatMap((message, at) => {
    if (message.role !== "user" || heardIn(message)?.about !== "reader") return [];
    const next = messages[at + 1];
    const asked = sentences(message.content, language).slice(0, mostAsking);
    const said = next?.role === "assistant" ? [next.content] : [];
    return [...asked.map(({ text }) => text), ...said].flatMap((text) => namesIn(text, language));
  });

/** Sentences that name nobody but who may read along tell nothing of the matter: "If Callum reads it he reads it." */
const withoutReaders = (lines: readonly string[], readers: readonly string[], language: Language): string[] =>
  lines.filter((line) => {
    const names = namesIn(line, language, new Set(readers));
    return names.length === 0 || !names.every((name) => readers.includes(name));
  });

/**
 * What a person keeps out of stories, in the order they told it: only for plain code that looks for what points to it. No word of it
 * may reach a story or a model.
 */
export const closedOf = (personId: string, said: Said, told: readonly Told[]): Closed[] => {
  const standing = createStanding(personId, said);
  const opened = new Map(told.map((one) => [one.messageId, one.isPrivate ? "" : one.text]));
  const crises = new Set(said.keptOut.filter(({ kind }) => kind === "crisis").map((row) => row.message_id));
  const limits = said.ledgers.get(personId)?.limits ?? [];
  const closed: Closed[] = [];
  for (const { interview, person } of said.reached) {
    if (person.id !== personId) continue;
    const language = interview.language as Language;
    const messages = said.messages.filter((message) => message.interview_id === interview.id);
    const readers = readersIn(messages, language);
    let stems: ReadonlySet<string> = new Set();
    let left = 0;
    for (const message of messages) {
      if (message.role !== "user") continue;
      const { id, position } = message;
      const answer = { message, partly: standing(message), open: opened.get(id) ?? "" };
      if (crises.has(id)) continue;
      const at = { interview_id: interview.id, message_id: id, position };
      const confided = confidedBy(answer, language);
      const on = left > 0 ? toldOn(answer, stems, language) : [];
      const lines = withoutReaders(confided.length > 0 ? confided : on, readers, language);
      left = confided.length > 0 ? 1 : left - 1;
      if (lines.length > 0) {
        stems = new Set([...(confided.length > 0 ? [] : stems), ...stemsIn(lines.join(" "), language)]);
        closed.push({ ...at, text: lines.join(" "), isLimit: false });
      }
      const refused = refusedIn(message, limits, language);
      if (refused.length > 0) closed.push({ ...at, text: refused.join(" "), isLimit: true });
    }
  }
  return closed;
};
