import type { Language } from "@saga/contract/vocabulary";
import type { AboutWords } from "./about-words.ts";
import type { ArchiveWords } from "./archive-words.ts";
import type { Asides } from "./asides.ts";
import type { BookWords } from "./book-words.ts";
import type { CalledWords } from "./called-words.ts";
import type { Conversation } from "./conversation.ts";
import type { ErasingWords } from "./erasing-words.ts";
import type { FamilyWords } from "./family-words.ts";
import type { FunctionWords } from "./function-words.ts";
import type { Address, Grammar } from "./grammar.ts";
import type { HandedDownWords } from "./handed-down-words.ts";
import type { Hearing } from "./hearing.ts";
import type { KindWords } from "./kind-words.ts";
import type { NumberWords } from "./number-words.ts";
import type { StoryNotes } from "./story-notes.ts";
import type { StoryWords } from "./story-words.ts";
import type { Facet, Kin, TopicId, Wordings } from "./subjects.ts";
import type { WordingForms } from "./wording-forms.ts";

/** What one subject is called and how it is asked about. No question here may presume a fact about the teller. */
export type TopicWords = {
  /** Heading of this subject in a story, e.g. "The childhood home". */
  name: string;
  /** Open invitations that start the subject: one sentence or two, at most one question mark. */
  open: Wordings;
  /** One question per facet for when that facet is still missing. */
  facets: Partial<Record<Facet, Wordings>>;
  /** Easier, more concrete cues after a brief or vague answer. */
  easier: Wordings;
  /** One sentence of framing and leave to pass, for sensitive subjects. */
  framing?: string;
  /**
   * Lexicon entries that show an answer speaks of this subject, whatever was asked. Few and telling: a false hit
   * marks the subject as mentioned.
   */
  keywords: readonly string[];
  /** Further entries that show the subject was told without its own word: "my eldest" of children, "the night shift" of work. */
  tells?: readonly string[];
  /** Ask for what was not told of it yet: for when some of it was, or may have been. */
  more?: Wordings;
};

/**
 * Lists of words, all lower case. An entry is a whole word ("father"), a prefix ("remember*"), or a phrase
 * ("when i was"); `#` stands for a run of digits ("aged #").
 */
export type Lexicon = {
  /** Function words: never a hook, never counted as content. */
  stopwords: readonly string[];
  /** Kin words by relation, with their inflections: evidence for a person, and the storyteller's check on roles. */
  kin: Record<Kin, readonly string[]>;
  /** Other words for persons: "teacher", "neighbour", "my friend". */
  people: readonly string[];
  /** Words that announce a name right after them: "called", "named". */
  naming: readonly string[];
  /** Titles before a name: "mrs", "uncle", "doctor". */
  titles: readonly string[];
  /** Prepositions that put a capitalised word after them in a place: "in", "from", "near". */
  placePrepositions: readonly string[];
  /** Common nouns for places: "village", "kitchen", "school". */
  places: readonly string[];
  /** Things one can touch, see, smell or eat: "stove", "bicycle", "bread". */
  things: readonly string[];
  /** Times: "in the spring", "aged #", "during the war", "the year after", months, seasons, decades as words. */
  times: readonly string[];
  /** Verbs and nouns of something that happened: "moved", "was born", "wedding". */
  events: readonly string[];
  /** Words of direct or reported speech: "said", "told me", "used to say". */
  speech: readonly string[];
  /** Words of the senses: "smell*", "loud", "cold". */
  senses: readonly string[];
  feelings: readonly string[];
  /** Words of what it came to mean: "taught me", "since then", "i learned", "that is why". */
  meanings: readonly string[];
  /** The teller will not speak of this: "i would rather not", "skip", "next question". */
  decline: readonly string[];
  /** The teller does not know or has nothing to say: "i don't know", "i can't remember", "nothing special". */
  unknown: readonly string[];
  /** The subject does not apply: "never married", "had no children", "never worked". */
  none: Partial<Record<TopicId, readonly string[]>>;
  /** Death and mourning. */
  grief: readonly string[];
  /** Violence, abuse, war, camp. */
  trauma: readonly string[];
  /** Acute danger to the teller, now. Narrow: "could have died laughing" must not match. */
  crisis: readonly string[];
  /** Words that soften a claim and must survive in a story: "perhaps", "i think", "about". */
  hedges: readonly string[];
  negations: readonly string[];
  /** Spoken fillers that may be cut from a story without changing it: "um", "you know". */
  fillers: readonly string[];
  /** Stock praise that no question may hold: "what a wonderful story". */
  praise: readonly string[];
  /** Yes-no and leading openings that no question may begin with: "did you", "was it", "isn't it". */
  leading: readonly string[];
  /** What says, question or not, how it must have been: "that must have been". */
  presuming: readonly string[];
};

/** A line of help in a crisis: real, public, and dated where it is written down. */
export type HelpLine = {
  name: string;
  contact: string;
  /** Countries it is for, as two letters (ISO 3166). */
  regions: readonly [string, ...string[]];
};

/** The three interviews, and those about one thing. */
type Interviews = 1 | 2 | 3 | "about";

/** First and last words of interviews, and help. */
export type Phrases = {
  /** Opening and closing quotation mark. */
  quotes: readonly [string, string];
  /** First words of each interview, before its first question: says that Saga is a program, that one may skip or stop. */
  greeting: Record<Interviews, string>;
  /** Asks, at the end of the first greeting, how the teller is to be spoken to; only where it is not known and makes a difference. */
  askAddress?: string;
  /** The last question of each interview; light, one question. */
  closing: Record<Interviews, string>;
  /** After the reply to the closing question, no question: thanks, unless something was thanked for by name, and what comes of it. */
  farewell: Record<Interviews, readonly [thanks: string, kept: string]>;
  /** Shown, with the help lines, when an answer speaks of acute danger. Written by people, never by a model. */
  support: string;
  helpLines: readonly [HelpLine, ...HelpLine[]];
};

/** Everything the interviewer and the storyteller need of one language. */
export type LanguagePack = {
  language: Language;
  topics: Record<TopicId, TopicWords>;
  phrases: Phrases;
  conversation: Conversation;
  asides: Asides;
  erasing: ErasingWords;
  grammar: Grammar;
  functionWords: FunctionWords;
  wordingForms: WordingForms;
  hearing: Hearing;
  story: StoryWords;
  notes: StoryNotes;
  numbers: NumberWords;
  archive: ArchiveWords;
  book: BookWords;
  family: FamilyWords;
  about: AboutWords;
  called: CalledWords;
  kinds: KindWords;
  handedDown: HandedDownWords;
  lexicon: Lexicon;
  /** The same as it speaks to a man and to a woman, where the language makes a difference. */
  addressed?: Record<Address, LanguagePack>;
};
