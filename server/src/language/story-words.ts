import type { SoreKind } from "@saga/contract/stories";

/**
 * What the storyteller reads tellings by. Unless it is said otherwise, expressions are tested on one folded sentence: small
 * letters without diacritics or punctuation.
 */
export type StoryWords = {
  /** What the language is called in English, in which the rules for models are written. */
  inEnglish: string;
  /** Marks of a quotation within a quotation. */
  innerQuotes: readonly [string, string];
  /** Talk with the interviewer, wherever it stands; `briefTalk` only in a sentence of a few words. */
  talk: RegExp;
  briefTalk: RegExp;
  /** Speaks to the interviewer: talk where an answer begins or ends, and in the middle of one perhaps what somebody said. */
  edgeTalk: RegExp;
  /** On a sentence as it was said: speaks to who asked. Tested where an answer begins or ends. */
  toAsker: RegExp;
  /** Speaks of the telling itself: "I'll tell you the rest", "one or two more". Tested there too. */
  ofTelling: RegExp;
  /** Says of whom is told now: "I'll tell you about Ken, then". */
  announces: RegExp;
  /** Says that a telling begins, of something or somebody: "I'll tell you the snow". */
  begins: RegExp;
  /** On a sentence as it was said: a last clause that speaks to who asked, ", so I'd better give it you". */
  tail: RegExp;
  /** The word before an answer that only a question makes whole: "That he was here." */
  completes: RegExp;
  /** Points to something that is not told: "but that was another matter". */
  hints: RegExp;
  /** Says at the end of an answer that what was begun is not told: "no, leave that". */
  drops: RegExp;
  /** What is said behind a sentence that is broken off and not gone on with: "The day my … no, nothing." */
  brokenOff: RegExp;
  /** Supposes that somebody knew of what was kept from them: "I think he knew". */
  supposes: RegExp;
  /** Says that one of many was missed, by which the time of it can be counted out: "every December, bar one". */
  omits: RegExp;
  /** Asks that something be left out of what is printed. */
  leaveOut: RegExp;
  /** On folded text: means a name by the word for it, in a wish to leave something out. */
  ofName: RegExp;
  /** Says that something confided comes now: "I'll tell you something, you won't pass it on". */
  opensSecret: RegExp;
  /** Refuses to speak of somebody or something. */
  refuses: RegExp;
  /** Says that the whole answer is a secret, or is to wait until the teller is dead. */
  secrecy: RegExp;
  /** On folded text: the word for a secret itself. */
  secret: RegExp;
  /** Opens what is told in confidence: "I'll tell you a thing, and it's to stop here." */
  confides: RegExp;
  /** Asks that something be told: "this one you may put in". */
  putIn: RegExp;
  /** On a folded clause, beside something that is to stay out: allows what it names, "and what she said on the step, that may stand". */
  allows: RegExp;
  /** Asks that words stand as they are said: "word for word, don't pretty it". */
  wordForWord: RegExp;
  /** On a question: asks what is to stand in the story; asks what is to be left alone in it. */
  asksIn: RegExp;
  asksOut: RegExp;
  /** In the answer to that: says that something is to stand there, "the horse has to be in". */
  wantsIn: RegExp;
  /** Asks that the story end with something: "end with the peas". */
  lastWord: RegExp;
  /** Asks that it begin with something: "start it with the trams". */
  firstWord: RegExp;
  /** Forms of the commonest verbs that share no beginning with their other forms ("disse": "detto"), each with the one they are compared by. */
  irregular: ReadonlyMap<string, string>;
  /** Other words for one and the same, with the one they are compared by: "mam", "mother"; what is spelled as it is spoken is in `spellings`. */
  sameWord: ReadonlyMap<string, string>;
  /** Letters that change in the forms of one word, with those by which it is compared: "gołąb", "gołębia". */
  sameLetters: readonly (readonly [RegExp, string])[];
  /** Endings by which verbs of the first person become the third, where both begin alike, and those of the present the past: "ridevamo", "ridevano"; "kręcisz", "kręcił". */
  toThird: readonly (readonly [RegExp, string])[];
  /** Verbs of the first person by their ending, where it says who acts; null where it does not. */
  firstPerson: RegExp | null;
  /** Forms of a verb that say whether a woman or a man did it, whoever tells; null: none do. */
  doneBy: { woman: RegExp; man: RegExp } | null;
  /** Where names are inflected: a name in its own form before the pronoun or verb that it is the subject of ("Jadzia poszła"); else null. */
  nominative: { woman: RegExp; man: RegExp } | null;
  /** A verb of the third person, in small letters, in a language whose verbs stand without a subject; null elsewhere. */
  bareThird: RegExp | null;
  /** Of those verbs: what may be said of nobody, what needs a participle to be said of somebody, that participle, and verbs of several; null elsewhere. */
  subjectless: { mayBeNobody: RegExp; auxiliary: RegExp; participle: RegExp; plural: RegExp } | null;
  /** The words of "no" by which tellers put right what they have just said. */
  denials: ReadonlySet<string>;
  /** Says that something was wrongly told before: "I've told you a wrong thing". */
  admits: RegExp;
  /** Said between "no" and what is right: "no, wait. Forty-six". */
  waits: RegExp;
  /** "1992, no, I tell a lie, 1994": groups `from` and `to`, in the text as it was said. */
  slip: RegExp;
  /** By which words tellers show that they are a woman or a man. */
  sexes: { woman: RegExp; man: RegExp };
  /** The teller's birth. */
  born: RegExp;
  /** How old the teller was: group 1, in small letters as it was said. */
  age: RegExp;
  /** Years said in a short form, in small letters as it was said; null where numbers are read well enough without. */
  shortYear: RegExp | null;
  /** When something ended, with the words of the year, and since when somebody else is where they are; it is said of what began before. */
  until: RegExp;
  /** A year that is only looked back to, and dates nothing: "already in 1960", "since 1960", "the one of 1986". */
  glance: RegExp;
  /** Names of places end in a word for what they are, apart from the name: "Hessle Road". */
  placeNamesEndInNoun: boolean;
  /** After whose death or at whose burial something was, in the text as it was said: a group holds the name. */
  afterDeath: RegExp;
  /** What the parts of a life are called, from the roots to what is looked back on, where the life has no name of its own for one. */
  parts: readonly string[];
  /** Words that speak of a time of life, with the age of it. The first that fits is taken. */
  periods: readonly (readonly [number, RegExp])[];
  /** What a life story must not leave out. */
  turnings: { death: RegExp; marriage: RegExp; move: RegExp };
  /** On folded words: a death that is only mentioned to say when ("since Pearl died"), that somebody came to a funeral, and what tells of somebody's last days. */
  deathBeside: { mentioned: RegExp; attended: RegExp; lastDays: RegExp };
  /** On folded words: says of anybody that they were married, as a narrator does. */
  married: RegExp;
  /** How a child comes, or is there: of the teller's own where they are grown. */
  children: RegExp;
  /** How the teller came to what they did for a living, and for how long. */
  livelihood: RegExp;
  /** Words that stand before a noun of something known, and endings that say so themselves ("bössan"); null: no ending does. */
  given: { words: ReadonlySet<string>; ending: RegExp | null };
  /** A time that is counted from what was told before: "a week later". */
  timeAfter: RegExp;
  /** What stands right before their own name where tellers say who they are: "I was". */
  ownName: RegExp;
  /** Somebody worked beside the teller, or was there for the work: "next to me on the belt". */
  atWork: RegExp;
  sore: Readonly<Record<SoreKind, RegExp>>;
  /** A place where somebody is, with the word before it ("w Kołakach"): not where they come from or go to. */
  staying: RegExp;
  /** The words right before the name of a place by which tellers say that they lived there or come from there. */
  home: RegExp;
  /** What stands right before the name of a place where it says where the family is of that the teller was born into: "I was a Catchpole before, down". */
  origin: RegExp;
  /** What stands after a name that opens a sentence and says where something was: "Greenock, this is". */
  scene: RegExp;
  /** By which words that are to stand alone above a story are chosen. */
  caption: {
    /** Verbs that no ending shows. */
    verbs: ReadonlySet<string>;
    /** Points to something outside, or speaks to who asked. */
    unfit: RegExp;
    /** Beside it nothing may be taken from a telling. */
    sore: RegExp;
    /** Kinds of people, and what binds them: a saying about them judges somebody of the family. */
    kinds: RegExp;
    /** Begins a saying about anybody, with what takes it up: "who gets up early", "kto rano wstaje, temu". */
    whoever: RegExp;
    /** Ends how long something was. */
    years: RegExp;
    /** Before what somebody said again and again. */
    says: RegExp;
    /** Before where the teller lived or worked. */
    dwells: RegExp;
    /** Places that any life has. */
    dull: RegExp;
  };
  /** What tellers say that they did for a living. */
  trades: Trades;
};

/** `is`: "I was a", in small letters as it was said; `names`: trades as they stand after it, with what a title calls them. */
export type Trades = { is: RegExp; names: ReadonlyMap<string, string> };

/** From "nurse | krawcową: krawcowa": what stands after the colon, or the word itself. */
export const tradesOf = (is: RegExp, names: string): Trades => ({
  is,
  names: new Map(
    names
      .trim()
      .split(/\s*(?:\||\n)\s*/u)
      .flatMap((entry) => {
        const [said = "", plain = said] = entry.split(": ");
        return [[said, plain] as const, [plain, plain] as const];
      }),
  ),
});

/** From "detto: dire disse | fatto: fare fece": each form with the one before the colon. */
export const formsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*(?:\||\n)\s*/u)
      .flatMap((entry) => {
        const [one = "", forms = ""] = entry.split(": ");
        return forms.split(" ").map((form) => [form, one] as const);
      }),
  );
