import type { Spellings } from "./spellings.ts";

/**
 * What an answer can sound like: the intents that have signs of their own, what Saga is asked, and `calm`: words that sound like
 * danger and are none.
 */
export const signNames = [
  "told_enough",
  "grief",
  "secret",
  "crisis",
  "calm",
  "mourns",
  "wish",
  "stop",
  "wait",
  "repeat",
  "unclear",
  "asks:person",
  "asks:reader",
  "asks:length",
  "asks:recording",
  "asks:sense",
  "asks:help",
  "asked_before",
  "not_heard",
  "wrong",
  "corrects",
  "delete",
  "declines",
  "unknown",
  "nothing",
  "farewell",
  "resumes",
  "injection",
] as const;

/**
 * What danger is made of. None means danger by itself; pairs do: a carer and hunger, tablets and enough, a farewell and Friday.
 * The last five are what a loss is made of that nobody names: a brother and the ice, a coat and still, a policeman and the door.
 */
export const themeNames = [
  "means",
  "ready",
  "soon",
  "gone",
  "weary",
  "farewell",
  "carer",
  "harm",
  "deprived",
  "afraid",
  "now",
  "past",
  "kin",
  "relic",
  "lasting",
  "rites",
  "ebb",
] as const;

export type ThemeName = (typeof themeNames)[number];

export type SignName = (typeof signNames)[number];

/** A linear classifier of intents, as the training writes it: bytes in base64. */
export type IntentWeights = {
  /** Names of the columns: intents, and `asks:` with what is asked. */
  classes: readonly string[];
  bias: readonly number[];
  /** What one step of a weight is worth. */
  scale: number;
  /** Hashes of the features, four bytes each, the lowest first. */
  hashes: string;
  /** For each feature and class a weight from -7 to 7: four bits, the first in the lower half of a byte. */
  weights: string;
};

/** So many slots do the features of a second opinion share: those that meet in one by chance are few and weigh little. */
export const dangerSlots = 2 ** 17;

/** A linear judge of danger alone, as its training writes it: a half byte, -7 to 7, for each slot. */
export type DangerWeights = { bias: number; scale: number; weights: string };

/** What can be said so plainly that no weights are asked: intents, and `asks:` with what is asked. */
export const plainLabels = [
  "unclear",
  "wait",
  "farewell",
  "unknown",
  "asks:person",
  "corrects",
  "asked_before",
  "wrong",
  "secret",
  "delete",
  "resumes",
] as const;

export type PlainLabel = (typeof plainLabels)[number];

/**
 * How a language is heard. All regular expressions are tested on folded text: small letters without diacritics or punctuation,
 * words divided by single spaces.
 */
export type Hearing = {
  /** What is spelled as it is spoken, for hearing alone: words are kept and said back as they were told. */
  spellings: Spellings;
  /** Signs of an intent anywhere in an answer. The classifier learns what each is worth; in a short answer they decide. */
  signs: Readonly<Partial<Record<SignName, RegExp>>>;
  /** Themes that make danger or loss in pairs. */
  themes: Readonly<Partial<Record<ThemeName, RegExp>>>;
  /** A sentence of the past, and one that speaks of now, or of what may be: on folded text. */
  tenses: Readonly<Record<"past" | "present", RegExp>>;
  /** "I'll come to the telephone": something is promised for later, on folded clauses. */
  promises: RegExp;
  /** The teller is in danger now: decides alone, unless `signs.calm` matches as well. */
  danger: RegExp;
  /** What a short answer, or a sentence of one, plainly says to Saga, in the order of `plainLabels`. */
  plainly: Readonly<Record<PlainLabel, RegExp>>;
  /** "I could have throttled him when he brought the goat in": killing and dying as an idiom of something long ago that was funny. */
  idiom: RegExp;
  /** "There's a bottle of his morphine they never came back for. I keep it by me.": it is asked about, however much it sounds of grief. */
  hoards: RegExp;
  /** A sentence without danger whatever its words: nobody does the teller harm, or it only names a place, a game or a bill. */
  denied: RegExp;
  /** Something was never again: told, however much it sounds like "never ask me that again". */
  ended: RegExp;
  /** The teller says who they are: a name, where it comes from, birth, brothers and sisters. */
  introduces: RegExp;
  /** The teller says that nothing is wrong. */
  fine: RegExp;
  /** When the teller was asked whether they are in danger: Saga heard wrong, or they go on with what they were telling. */
  misheard: RegExp;
  /** A reply to that question, in folded clauses with commas between them: it says yes from the start, or no and nothing else. */
  agrees: RegExp;
  refutes: RegExp;
  /** The classifier hears danger from this probability on: chosen by what it takes for danger in plain tellings. */
  dangerFrom: number;
  /** What the teller wants to talk about: group 1, with its preposition; `loose` where no verb of wishing stands before it. */
  topics: { wants: readonly RegExp[]; loose: readonly RegExp[] };
  /** A clause of a wish that says what is not wanted, or what everybody else asks about. */
  unwanted: RegExp;
  /** What is to be left alone: group 1. */
  leaves: readonly RegExp[];
  /** Words that name nothing where something is to be left alone: "that", "it", "the question". */
  nameless: RegExp;
  /** "Never mind Stan": in the middle of a telling it passes somebody by, and refuses nothing. */
  passesBy: RegExp;
  /** A word, folded, that names nothing by itself beside others that do: numerals, "those", "years", "the business". */
  vague: RegExp;
  /** Numbers and adjectives of every life, folded, that name nothing by themselves: "seventy", "the little one", unless a name is written so. */
  everyday: Readonly<Record<"adjectives" | "numbers", RegExp>>;
  /** Own words put right: groups `from` and `to`. */
  corrections: readonly RegExp[];
  /** An answer is not to be printed, rather than erased. */
  notPrinted: RegExp;
  /** Somebody, group `whom`, is to be kept out of what Saga asks: neither printed less nor erased. "Leave Norah out of your questions." */
  notAsked: readonly RegExp[];
  /** Who or what, group `whom`, is not to be left out, or may stand in the story after all: "don't leave Norah out". */
  wantedIn: readonly RegExp[];
  /** Before these words a new thought begins in speech without punctuation. */
  joints: RegExp;
  /** Short replies to "shall we go on, or finish here?". */
  ends: RegExp;
  goesOn: RegExp;
  weights: IntentWeights;
  dangerWeights: DangerWeights;
};
