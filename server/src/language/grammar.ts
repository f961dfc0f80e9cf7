/** Whom a turn speaks to, where a language must say so: a man or a woman. */
export type Address = "man" | "woman";

/** Words and word lists by which an answer is taken apart and given back. */
export type Grammar = {
  /** Words that join or open a clause. */
  joints: ReadonlySet<string>;
  /** "No", "well": words that answer somebody, with which no sentence that stands by itself begins. */
  replies: ReadonlySet<string>;
  /** Endings of inflection only. Derivation is left alone: too much cut off joins words that mean different things. */
  endings: readonly string[];
  /** Titles and short forms, in small letters, whose full stop ends no sentence. */
  abbreviations: readonly string[];
  /** Articles, possessives and the like, that begin a noun phrase. */
  determiners: ReadonlySet<string>;
  /** Talk about remembering and telling, not about the life: a poor thing to say back. */
  remarks: readonly string[];
  /** Words of the teller as they are given back: "my" as "your". Empty where a form of address would be needed. */
  turns: Readonly<Record<string, string>>;
  /** Words that cannot be given back in a phrase. */
  cannotTurn: ReadonlySet<string>;
  /** Words that lead from "tell me" to what is told: "about". */
  aboutPrepositions: ReadonlySet<string>;
  /** Lexicon entries: something is left unsaid, or put off; a life turned; something was so again and again. */
  unsaid: readonly string[];
  promised: readonly string[];
  turning: readonly string[];
  habit: readonly string[];
  /** "He", "her": somebody is still spoken of. Absent where verbs go without, or where the word is a form of address. */
  pronouns?: RegExp;
  /** Forms by which a man and a woman speak of themselves; absent where a language shows no difference. */
  speaker?: Record<Address, RegExp>;
  /** How the reply to that question shows it: a form of address that is asked for, or a given name. */
  named?: Record<Address, RegExp>;
  /** Personal pronouns as a subject. */
  subjects: ReadonlySet<string>;
  /** Finite verbs of telling, and the endings by which most others are known. */
  finiteVerbs: ReadonlySet<string>;
  verbEndings: RegExp;
};

/** Words parted by single spaces, as a set. */
export const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words parted by single spaces. */
export const list = (words: string): readonly string[] => words.split(" ");

/** Does the word look like a finite verb, as verbs of telling mostly do? A sign, not a proof. */
export const isVerbLike = (word: string, { finiteVerbs, verbEndings }: Grammar): boolean =>
  finiteVerbs.has(word) || verbEndings.test(word);
