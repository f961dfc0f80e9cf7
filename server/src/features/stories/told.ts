import type { Ledger } from "#interviewer/interviewer.ts";
import { type Intent, isTelling } from "#interviewer/moves.ts";
import type { Language } from "#language/packs.ts";
import { countWords } from "#language/text.ts";
import { corrected, withoutSlips } from "#storyteller/corrections.ts";
import type { KeptMatter } from "#storyteller/kept-matter.ts";
import { withoutLines } from "#storyteller/read-through.ts";
import type { Settled } from "#storyteller/story.ts";
import type { Told } from "#storyteller/storyteller.ts";
import { tellingOf } from "#storyteller/tellings.ts";
import type { StoredKeptOut, StoredMessage } from "../interviews/interview.ts";
import type { ReachableInterview } from "../interviews/interviews.access.ts";
import { heardIn, moveIn, tells } from "../interviews/turn-record.ts";

/** All that was said in these interviews, with what their tellers set right or want left alone. */
export type Said = {
  reached: readonly ReachableInterview[];
  messages: readonly StoredMessage[];
  keptOut: readonly (StoredKeptOut & { person_id: string })[];
  /** By the id of the teller. */
  ledgers: ReadonlyMap<string, Ledger>;
  /** What was decided about lines of earlier stories. */
  settled?: readonly Settled[];
};

/**
 * What a person wants left alone, whichever interview it was said in. What was only not to be asked about may be told once the
 * teller came back to it.
 */
export const mattersOf = (
  personId: string,
  { keptOut, ledgers }: Pick<Said, "keptOut" | "ledgers">,
): KeptMatter[] => {
  const limits = ledgers.get(personId)?.limits ?? [];
  const reopened = new Set(limits.filter(({ isReopened }) => isReopened).map(({ message }) => message));
  return keptOut
    .filter((one) => one.person_id === personId)
    .filter(({ kind, message_id }) => kind !== "not_asked" || !reopened.has(message_id))
    .map(({ words, stems }) => ({ words, stems: JSON.parse(stems) as string[] }))
    .filter(({ stems }) => stems.length > 0);
};

/** Answers that end a sitting or lead it elsewhere may tell beside that; complaints tell nothing. */
const tellsBeside: ReadonlySet<Intent> = new Set<Intent>([
  "stop",
  "wish",
  "wait",
  "farewell",
  "resumes",
  "asks",
  "declines",
  "delete",
  "unknown",
]);
const leastBeside = 25;
/** What is left of an answer that was mostly talk or left alone says something only from so many words on. */
const leastRest = 12;

/** What of an answer tells something, as it was heard. */
const heardTelling = (message: StoredMessage): string => {
  const intent = heardIn(message)?.intent;
  return !intent || isTelling(intent) || tellsBeside.has(intent) ? message.content : "";
};

type Teller = { language: Language; matters: readonly KeptMatter[]; leftOut: readonly Settled[] };

/** The telling of an answer, where there is enough of it beside the talk. */
const tellingIn = (message: StoredMessage, { language, matters, leftOut }: Teller): string => {
  const telling = tellingOf(withoutSlips(heardTelling(message), language), { language, matters });
  const lines = leftOut.filter(({ message_id }) => message_id === message.id).map(({ text }) => text);
  const text = withoutLines(telling, { lines, language });
  const intent = heardIn(message)?.intent;
  const isBeside = intent !== undefined && !isTelling(intent);
  const words = countWords(text);
  const isRest = text !== message.content && words < leastRest && words < countWords(message.content) / 2;
  return isRest || (isBeside && words < leastBeside) ? "" : text;
};

/** Did the question before an answer stay with what was being told? */
const staying: ReadonlySet<string> = new Set(["follow_up", "stay_gently"]);

const questionsBefore = (messages: readonly StoredMessage[]): Map<string, StoredMessage | undefined> => {
  let question: StoredMessage | undefined;
  const found = new Map<string, StoredMessage | undefined>();
  for (const message of messages) {
    if (message.role === "assistant") question = message;
    else found.set(message.id, question);
  }
  return found;
};

const toldIn = (
  { interview }: ReachableInterview,
  messages: readonly StoredMessage[],
  teller: Teller,
): Told[] => {
  const questions = questionsBefore(messages);
  const asked = messages.findIndex((message) => heardIn(message)?.about === "reader");
  const isGuarded = (message: StoredMessage): boolean =>
    heardIn(message)?.intent === "secret" || messages.indexOf(message) < asked;
  return messages
    .filter((message) => message.role === "user" && tells(message))
    .map((message) => {
      const move = moveIn(questions.get(message.id) ?? { move: null })?.move;
      return {
        interviewId: interview.id,
        number: interview.number as Told["number"],
        messageId: message.id,
        text: tellingIn(message, teller),
        topic: message.topic as Told["topic"],
        position: message.position,
        isPrivate: message.is_private === 1,
        ...(move && staying.has(move) ? { staysOn: true } : {}),
        ...(isGuarded(message) ? { isGuarded: true } : {}),
      };
    });
};

/**
 * The answers of these interviews as the storyteller takes them, in the order they were given: tellings only, as they were set
 * right, without what is left alone.
 */
export function toldOf(said: Said): Told[] {
  const byInterview = Map.groupBy(said.messages, (message) => message.interview_id);
  const byPerson = Map.groupBy(said.reached, ({ person }) => person.id);
  const told = [...byPerson].flatMap(([personId, reached]) => {
    const matters = mattersOf(personId, said);
    const leftOut = (said.settled ?? []).filter(({ decision }) => decision === "leave_out");
    const answers = reached.flatMap((one) => {
      const language = one.interview.language as Language;
      return toldIn(one, byInterview.get(one.interview.id) ?? [], { language, matters, leftOut });
    });
    return corrected(answers, said.ledgers.get(personId)?.corrections ?? []);
  });
  const order = new Map(said.reached.map(({ interview }, at) => [interview.id, at]));
  return told.sort((one, other) => (order.get(one.interviewId) ?? 0) - (order.get(other.interviewId) ?? 0));
}
