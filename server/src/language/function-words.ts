/** Small closed classes of words that reading and cutting speech rests on. Lower case. */
export type FunctionWords = {
  /** A sentence that begins so leans on the one before it. */
  leaning: ReadonlySet<string>;
  /** Begin a sentence of a writer, and are no names: "durante", "throughout". */
  firstWords: ReadonlySet<string>;
  /** Points to somebody named before. */
  pronouns: ReadonlySet<string>;
  /** Of these, those that speak of one person, and those with which that person acts. */
  singular: ReadonlySet<string>;
  actors: ReadonlySet<string>;
  /** "Him" to whom something is done, where that is said by no word of `pronouns`; absent: nothing does. */
  toHim?: ReadonlySet<string>;
  /** Words for something or somebody named before, to whom something is done: "it", "ją". With the flag `g`. */
  objects: RegExp;
  /** Goes on from the noun before it, where a pronoun after it may mean that noun: "noc, która po niej nastąpiła". Absent: nothing does. */
  relatives?: ReadonlySet<string>;
  /** Points to a thing or a matter that was spoken of before. */
  things: ReadonlySet<string>;
  /** Stands before a noun of which something is said right after it. */
  definite: ReadonlySet<string>;
  /** A verb stands before its subject where anything else begins the sentence: "sen gifte vi oss". */
  inverts: boolean;
  /** Begins a clause. */
  connectives: ReadonlySet<string>;
  /** Joins whole clauses, so that an endless sentence may be divided before it. */
  coordinators: ReadonlySet<string>;
  /** Said twice in a row only by a stumbling tongue. */
  stumbles: ReadonlySet<string>;
  /** The teller as the one who acts. */
  self: ReadonlySet<string>;
  /**
   * Words by which the teller speaks of themselves, alone or with others; verb endings of the first person, where verbs carry it, and words that only end so;
   * `namesakes`, sticky: where one of the words is another that is spelled alike, "down the mine".
   */
  ownVoice: {
    words: ReadonlySet<string>;
    endings: RegExp | null;
    others: ReadonlySet<string>;
    namesakes: RegExp | null;
  };
  /** Stands before the actor of a passive. */
  agents: ReadonlySet<string>;
  /** Before a name, they say whose something is, or before or after whom it was: whoever is named so does nothing. */
  obliques: ReadonlySet<string>;
  /** The form of a name of somebody to whom something is done: "Jankowi"; undefined where names have no such form of their own. */
  givenTo?: RegExp;
  /** Endings of a name that does nothing, each with that of the same name where it does: "Edmunda" for "Edmund"; undefined where names are not inflected. */
  declined?: readonly (readonly [RegExp, string])[];
  /** Hedges only beside a number ("about fifty", not "spoke about him"). */
  looseHedges: ReadonlySet<string>;
  /** Doubt as another tells it: "she thinks". */
  doubts: ReadonlySet<string>;
  /** Until when something was, where a denial after them denies nothing: "finché non". */
  untils: ReadonlySet<string>;
  /** A denial, at the beginning of a text, that only says when, how far or how much: "not long after", "not only". */
  nearDenials: RegExp;
  /** What looks like a doubt and is none, sticky at its place in a text: "chyba że", unless. Null where nothing does. */
  noHedges: RegExp | null;
  /** Words that say the opposite of each other, in both directions. */
  opposites: ReadonlyMap<string, string>;
  /** Relatives of one kind, of the mother's and of the father's side, in both directions. */
  sides: ReadonlyMap<string, string>;
  /** Begin what tells why. */
  reasons: ReadonlySet<string>;
  /** On folded words: "better", and "best". */
  compared: { more: RegExp; most: RegExp };
  /** Say that what is named behind was not done beside the rest: "without telling me". */
  withouts: ReadonlySet<string>;
  /** On a word with the one before it, in small letters: brothers and sisters as a group, among whom the teller may be. */
  siblings: RegExp;
  /** In a note on somebody: says that they are the relative of somebody else who is named, "Lucy's mother". */
  ofAnother: RegExp;
  /** On folded words: says of all who are named that they are brothers and sisters: "there were four of us". */
  amongSiblings: RegExp;
  /** On folded words: only these, which is nobody else: "only the doctor". */
  only: RegExp;
  /** On folded words: nobody, nothing. */
  nobody: RegExp;
  /** On the folded words up to a denial: it says that something was not so as if it were: "as if he did not know". */
  asIf: RegExp;
  /** A word by which the teller and others act. */
  together: RegExp;
  /** Say where to or how often, and not what is done: "went back". */
  whither: ReadonlySet<string>;
  /** On folded words: denies without a word of denial, "she refused". */
  halfDenials: RegExp;
  /** On a folded word: tells that nobody spoke, "tyst", as an answer does that denies that a word was said. */
  silent: RegExp;
  /** On folded words: says that something is done and nothing said, "without a word". */
  wordless: RegExp;
  /** Say how much: "very", before a word that says how somebody or something was. */
  degrees: ReadonlySet<string>;
  /** Add somebody or something to what was said: "too", at an end of a sentence. */
  also: ReadonlySet<string>;
  /** Begin a sentence in speech and are nothing else: "well", "ecco". */
  openers: ReadonlySet<string>;
  /** What is said without an apostrophe where only a contraction can be meant: "thats"; and "i" in English. */
  contractions: ReadonlyMap<string, string>;
  /** Say no more than that somebody asks, answers or says, beside the words of speech. */
  asking: ReadonlySet<string>;
  /** Open what goes against what was said before. */
  contrasts: ReadonlySet<string>;
  /** Open what came next in time. */
  sequels: ReadonlySet<string>;
  /** Words of a narrator that claim hardly anything: that it is somebody, something, some time, or a home. Any form of each. */
  general: ReadonlySet<string>;
  /** "But" behind a denial, which may deny by itself elsewhere: "inte hem utan gick", "utan hem". */
  rather: ReadonlySet<string>;
  /** Endings in which the words for a people differ, "Pole" and "Polish"; null where only one of them is a name. */
  peoples: RegExp | null;
  /** Stand before whom or what is spoken of. */
  about: ReadonlySet<string>;
  /** A bare yes to the interviewer. */
  yes: ReadonlySet<string>;
  /** A bare no to somebody, which denies nothing of what follows it. */
  no: ReadonlySet<string>;
  /** That word never stands before what it denies, as "no" does in "no money". */
  noAlone: boolean;
  /** Small talk to the interviewer, which tells nothing of a life. Only answers of few words are held against it. */
  smallTalk: readonly string[];
  /** Endings no name is likely to have, for a word that is unknown and opens a sentence. */
  commonEndings: RegExp;
  /** Endings, without diacritics, that inflection puts on a name. A mere vowel is none in Italian: Mario is not Maria. */
  nameEndings: RegExp;
  /** Words no sentence ends with, only one that was broken off. Where speech may end with it, a word is left out. */
  joints: readonly string[];
};

/** Does a word begin a clause that hangs on another: "that", "when", and not "and"? */
export const subordinates = (
  word: string,
  { connectives, coordinators }: Pick<FunctionWords, "connectives" | "coordinators">,
): boolean => connectives.has(word) && !coordinators.has(word);

/** From "older:younger first:last": each word with the other, in both directions. */
export const pairsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(" ")
      .filter((pair) => pair.includes(":"))
      .map((pair) => pair.split(":") as [string, string])
      .flatMap(([one, other]): [string, string][] => [
        [one, other],
        [other, one],
      ]),
  );
