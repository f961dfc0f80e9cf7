/**
 * Deleting one answer for good, by word: asked for, asked back once by Saga, and done on a plain yes. Signs are tested on folded
 * sentences, `agrees` and `declines` on folded clauses with commas between them; a reply that is neither deletes nothing.
 */
export type ErasingWords = {
  /** It is to be gone for good, not only from stories: "I want that wiping", "delete it, so that she can't read it". */
  asked: RegExp;
  /** It is not to be left out, but to be gone: "I don't mean leave it out, I mean wipe it". */
  notOnlyOut: RegExp;
  /** After Saga asked: it is asked for again, "Delete it, all of that about the ring". */
  again: RegExp;
  /** Not all of it: a yes that holds this is none. */
  limits: RegExp;
  /** A request to delete what was told about something, which may be meant for good where that is kept out already. */
  about: RegExp;
  /** It is not to be deleted: a negation at the verb, "don't delete it". */
  refuses: RegExp;
  /** Something is to stay out because somebody reads along: "because Joan reads this", "it's not for Joan's eyes". */
  because: RegExp;
  /** "Joan need not know that": nothing that asks for more than to be kept out. */
  mild: RegExp;
  /** In a clause: what was said is told to go, "Delete it", "that answer must go"; for good only where `forGood` stands near it, or deleting is spoken of. */
  commands: RegExp;
  /** What is meant was told last: "what I just said". */
  justSaid: RegExp;
  /** "for good", "without a trace", "as if I had never said it". */
  forGood: RegExp;
  /** Says of what was told that it should not have been: "What did I say that for?" It tells nothing. */
  regrets: RegExp;
  /** Of what goes along the teller says that it can be told again. */
  offersAgain: RegExp;
  /** Speaks of a part of an answer alone: "just that sentence", "not all of it", "the rest can stay". */
  part: RegExp;
  /** A sentence goes on with what was told right before it: "He never gave it back". */
  goesOn: RegExp;
  /** Says that the whole answer is meant. */
  whole: RegExp;
  /** Says so of an answer by that word: "the whole answer", "all of that one". */
  wholeAnswer: RegExp;
  /** "All of it", and nothing else. */
  allOfIt: RegExp;
  /** "Only that sentence", and nothing else: a yes where only that was asked about. */
  justThat: RegExp;
  /** What was not named is to stay: "keep the rest". */
  restStays: RegExp;
  /** A part of an answer is told to go, which is named in the same sentence: "Delete the bit about Keith". */
  partAsked: RegExp;
  /** Points at another answer than the one that is spoken of: "and the one before, about Dad, that too". */
  another: RegExp;
  /** Of these, the one that was told right before. */
  oneBefore: RegExp;
  /** Asks which answer is meant, or what it says, before a yes. */
  asksWhat: RegExp;
  /** Something is to stay where it is: "the coat stays". A yes beside it counts where it names nothing of what goes. */
  stays: RegExp;
  /** Speaks of what Saga itself asked or said: "And your own question, what becomes of that?" */
  ofSaga: RegExp;
  /** Asks whether it is done: "Is it gone now?" */
  whether: RegExp;
  /** In a question: whether more is to come, "Is there still more to sign?" */
  more: RegExp;
  /** A condition on a yes: "if the dress can't go by itself". */
  unlessPart: RegExp;
  /** A plain yes and nothing else. */
  agrees: RegExp;
  /** It is not to be asked about, or spoken of, any more: "And no more about Frank". It begins like a no, and is none. */
  noMore: RegExp;
  /** Another one is meant than what Saga asked about: "that's the wrong one", "it's the suitcase I mean". No yes counts beside it. */
  wrongOne: RegExp;
  /** What is named is meant instead of what Saga asked about: "I meant Sven and the money"; nothing by itself. */
  instead: RegExp;
  /** What is named is to go as well: "and the tin", "the tin as well"; nothing by itself. */
  besides: RegExp;
  /** Points at a telling: "what I said about Sven". */
  saidOf: RegExp;
  /** Only says how it is asked or how long it takes: "How many more times". Neither yes nor no. */
  grumbles: RegExp;
  /** A no, whatever follows it. */
  declines: RegExp;
  /** Of several answers that one question asked about: the first, the last, and that one is meant alone. */
  ofSeveral: { first: RegExp; last: RegExp; only: RegExp };
  /** How many sentences these are: one, two … and last `{count}` of them. */
  counts: readonly string[];
  words: {
    /** Asks whether the answer just given is deleted, all of it. */
    askThis: string;
    /** The same of an earlier one: given to the question `{quote}`, told of `{names}`, or holding `{quote}`. */
    askGivenTo: string;
    askNamed: string;
    askQuoted: string;
    /** Which answer? */
    askWhich: string;
    /** Asks whether only these sentences `{quote}`, as they stand in quotation marks, are deleted; `{rest}` says what stays. */
    askPart: string;
    /** Calls sentences that are too long to be quoted: `{these}`, of `counts`, `{from}` the beginning of the first `{to}` the end of the last. */
    fromTo: string;
    /** Between two things that are asked about in one question; one of them is a whole answer, which holds `{quote}`. */
    and: string;
    wholeWhere: string;
    /** Behind the first question of an interview: what goes cannot be had back, and where it still stands for a while. */
    noReturn: string;
    /** What stays: of a written answer, of a spoken one, whose sound goes as a whole. */
    restStays: string;
    soundToo: string;
    /** The same of several answers. */
    restOfAll: string;
    soundOfAll: string;
    /** The same question again, right after it was asked at length. */
    askShort: string;
    /** Answers whether only that goes, and asks again in few words whether it shall. */
    onlyThat: string;
    /** Which sentences of the answer? */
    askWhichPart: string;
    /** The answer is gone; the same by the `{quote}` it was given to, and of a spoken one; the sentences are. */
    done: string;
    doneGivenTo: string;
    doneGivenToSpoken: string;
    doneSpoken: string;
    donePart: string;
    donePartSpoken: string;
    doneAll: string;
    doneAllSpoken: string;
    /** After the first of an interview, where what was said about it is gone too. */
    talkToo: string;
    /** Asked after: what Saga itself said of it is gone, too; before a yes, that it goes. */
    ofSagaToo: string;
    ofSagaGoes: string;
    /** After it: which answer that was, by the `{quote}` it was given to. */
    which: string;
    /** Takes up that something which went along can be told again. */
    tellAgain: string;
    /** Answers whether it can be done, before it is asked whether it shall be. */
    can: string;
    /** It is asked for again, or asked after, once it is done. */
    /** Before the next question: the words that asked for it are gone, too. */
    requestToo: string;
    /** Answers beside a yes whether something else is gone: that it stands, or that it is; and whether more is to come. */
    stillThere: string;
    goneToo: string;
    noMore: string;
    already: string;
    alreadyPart: string;
    /** What the two buttons below Saga's question send in the language of the interview: heard as yes and no like any words. */
    yes: string;
    no: string;
    /** No was said: it only stays out of stories. */
    kept: string;
    /** Neither yes nor no was said. */
    nothing: string;
    /** The same two where something else was deleted in this interview. */
    nothingMore: string;
    keptMore: string;
    /** No was said to what was kept out by the question alone. */
    letIn: string;
    /** Answers what comes of a yes, or who can read it then, before it is asked again. */
    whatGoes: string;
  };
};
