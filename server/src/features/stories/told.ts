import type { Ledger } from "#interviewer/interviewer.ts";
import { type Intent, isTelling } from "#interviewer/moves.ts";
import type { Language } from "#language/packs.ts";
import { countWords } from "#language/text.ts";
import { corrected, withoutSlips } from "#storyteller/corrections.ts";
import type { KeptMatter } from "#storyteller/kept-matter.ts";
import { knownSpellings } from "#storyteller/life-order.ts";
import { withSubject } from "#storyteller/named-subject.ts";
import { withoutLines } from "#storyteller/read-through.ts";
import type { Settled } from "#storyteller/story.ts";
import type { Told } from "#storyteller/storyteller.ts";
import { endsLeftAlone, tellingOf } from "#storyteller/tellings.ts";
import { withWishes } from "#storyteller/wishes.ts";
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

type Teller = {
  language: Language;
  matters: readonly KeptMatter[];
  leftOut: readonly Settled[];
  /** Names of the teller's life. */
  known: ReadonlySet<string>;
};

/** The telling of an answer, where there is enough of it beside the talk. */
const tellingIn = (
  message: StoredMessage,
  { question, teller }: { question: string; teller: Teller },
): { text: string; leans?: boolean } => {
  const { language, matters, leftOut, known } = teller;
  const heard = tellingOf(withoutSlips(heardTelling(message), language), { language, matters });
  const telling = withSubject(heard, { question, language, known });
  const lines = leftOut.filter(({ message_id }) => message_id === message.id).map(({ text }) => text);
  const text = withoutLines(telling, { lines, language });
  const intent = heardIn(message)?.intent;
  const isBeside = intent !== undefined && !isTelling(intent);
  const words = countWords(text);
  const isRest = text !== message.content && words < leastRest && words < countWords(message.content) / 2;
  if (isRest || (isBeside && words < leastBeside)) return { text: "" };
  return telling === heard ? { text } : { text, leans: true };
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
      const asked = questions.get(message.id);
      const move = moveIn(asked ?? { move: null })?.move;
      const question = asked?.content ?? "";
      return {
        interviewId: interview.id,
        number: interview.number as Told["number"],
        messageId: message.id,
        ...tellingIn(message, { question, teller }),
        topic: message.topic as Told["topic"],
        position: message.position,
        isPrivate: message.is_private === 1,
        question,
        ...(move && staying.has(move) ? { staysOn: true } : {}),
        ...(endsLeftAlone(message.content, teller) ? { isCut: true } : {}),
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
    const texts = reached.flatMap(({ interview }) =>
      (byInterview.get(interview.id) ?? []).flatMap(({ role, content }) =>
        role === "user" ? [content] : [],
      ),
    );
    const answers = reached.flatMap((one) => {
      const language = one.interview.language as Language;
      const known = knownSpellings(texts, language);
      return toldIn(one, byInterview.get(one.interview.id) ?? [], { language, matters, leftOut, known });
    });
    const told = corrected(answers, said.ledgers.get(personId)?.corrections ?? []);
    const language = (reached[0]?.interview.language ?? "en") as Language;
    const words = new Map(said.messages.map(({ id, content }) => [id, content]));
    return withWishes(told, { said: ({ messageId }) => words.get(messageId) ?? "", language });
  });
  const order = new Map(said.reached.map(({ interview }, at) => [interview.id, at]));
  return told.sort((one, other) => (order.get(one.interviewId) ?? 0) - (order.get(other.interviewId) ?? 0));
}
