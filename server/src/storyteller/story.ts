import type { ReadDecision, ReadReason } from "@saga/contract/stories";
import type { TopicId } from "#language/subjects.ts";
import type { NamedPlace } from "./text/as-said.ts";

/** One answer of the teller. `position` counts within its interview; a private one never reaches a story. */
export type Told = {
  interviewId: string;
  /** Of the interview: those about one thing come after the three. */
  number: number;
  messageId: string;
  text: string;
  /** The subject that was asked about, or null when none was (the closing question). */
  topic: TopicId | null;
  position: number;
  isPrivate: boolean;
  /** The question stayed with what was told before. */
  staysOn?: boolean;
  /** A question that did not stay was asked since the answer before, and answered with talk. */
  asksAnew?: boolean;
  /** What was asked. */
  question?: string;
  /** The sentence to the interviewer by which it begins, and which is not printed: "I'll tell you the snow." */
  begun?: string;
  /** Goes on from the answer before it, though it names whom it speaks of. */
  leans?: boolean;
  /** It begins with the name of whom it speaks of, where "he" or "she" was said. */
  named?: NamedPlace;
  /** Is told in its own time, and what was being told goes on without it. */
  isAside?: boolean;
  /** Its end is left alone, and so is what leans on it. */
  isCut?: boolean;
  /** Its question names somebody of whom the end that was left alone right before it does not speak. */
  asksElsewhere?: boolean;
  /** The teller asked that it be told. */
  isWished?: boolean;
  /** The teller asked that the story end with it. */
  isLast?: boolean;
  /** The teller asked that it begin with it. */
  isFirst?: boolean;
  /** What the teller asked of the book beside it. */
  bookWishes?: BookWish[];
  /** Its sentences of which the teller says that they may stand, where others of the matter stay out. */
  allowed?: readonly string[];
  /** A model has listened to it, and named what is to stay out. */
  isExact?: boolean;
  /** Its sentences behind which something was taken out of it. */
  cutBehind?: readonly string[];
  /** Was told as a secret. */
  isSecret?: boolean;
  /** Was told before the teller asked who reads it. */
  isUnasked?: boolean;
};

/** The order in which answers were told. */
export const asTold = (one: Told, other: Told): number =>
  one.number - other.number ||
  one.interviewId.localeCompare(other.interviewId) ||
  one.position - other.position;

/** Questions and answers alternate: the next answer of an interview is so far away. */
const nextAnswer = 2;

/** Does an answer go on from the one before it: is it the next of its interview, to a question that stayed with that? */
export const goesOnFrom = ({ interviewId, position, staysOn }: Told, before: Told): boolean =>
  staysOn === true && interviewId === before.interviewId && position - before.position === nextAnswer;

/** What a teller asks of the book, in their words, and what they said right before it: "Put that in." */
export type BookWish = { text: string; before: string };

/** Somebody of a life, with who they are to its teller. */
export type Known = { name: string; who: string };

export type StoryStyle = "biography" | "first-person";

/** Where a sentence comes from, in the form the contract stores it. */
export type Source = { interview_id: string; message_id: string };

/** `by_hand`: a paragraph as a person wrote it. It is kept to the letter, whatever is written anew around it. */
export type Sentence = {
  text: string;
  sources: Source[];
  by_hand?: true;
  /** Goes on in the paragraph before it, though it is of another answer. */
  joins?: true;
  /** Begins a paragraph, though it is of the answer before it. */
  opens?: true;
  /** The passage that is to be read through before it may be printed. */
  held?: string;
};

/** A line of a passage: as it was written, where, and as it stands now; null: left out. */
export type HeldLine = {
  text: string;
  sources: Source[];
  heading: string;
  /** The sentence before it; null: none in its section. */
  before: string | null;
  now: string | null;
  /** What was decided about it. */
  decision?: ReadDecision;
  /** It begins a paragraph, though it is of the answer before it. */
  opens?: true;
};

/** Lines that are decided about together. */
export type HeldPassage = {
  id: string;
  reasons: ReadReason[];
  /** In the words of a model. */
  why?: string;
  lines: HeldLine[];
  /** The names in it and what they are shortened to. */
  names: { full: string; short: string }[];
  decision: ReadDecision | null;
};

/** What was decided about a line of an earlier story. */
export type Settled = { message_id: string; text: string; decision: ReadDecision; wording: string | null };

/** `was`: the heading that was written, where a person has put another in its place. */
export type Section = { heading: string; sentences: Sentence[]; was?: string };

/** `words` counts the sentences without title and headings; `note` says what the reader should know, or is null. */
export type Story = {
  title: string;
  sections: Section[];
  words: number;
  note: string | null;
  /** What is to be read through. */
  passages?: HeldPassage[];
};

/** One key for one answer: identifiers of messages are unique within an interview only. */
export const sourceKey = ({ interview_id, message_id }: Source): string =>
  JSON.stringify([interview_id, message_id]);

/** Do two of these rest on one answer? */
export const areOfOneAnswer = (one: Pick<Sentence, "sources">, other: Pick<Sentence, "sources">): boolean => {
  const keys = new Set(one.sources.map(sourceKey));
  return other.sources.some((source) => keys.has(sourceKey(source)));
};

/** The answer that a story cites for what was told. */
export const sourceOf = (told: Told): Source => ({
  interview_id: told.interviewId,
  message_id: told.messageId,
});
