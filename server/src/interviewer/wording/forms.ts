import type { Language } from "#language/packs.ts";

/** How questions and invitations look in a language. Entries of `first` and `yesNo` are read on lower-case text. */
type Forms = {
  /** An open question holds one of these. */
  asking: RegExp;
  /** An invitation that is no question. */
  inviting: RegExp;
  /** How a question begins that can be answered with yes or no. */
  yesNo: RegExp;
  /** Alternatives within a question. */
  alternatives: RegExp;
  /** The interviewer speaking of itself. */
  itself: RegExp;
};

const word = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
const start = (alternatives: string): RegExp =>
  new RegExp(`(?:^|[,:;…–—-]\\s*|\\b(?:and|och|e|i|a)\\s+)(?:${alternatives})(?!\\p{L})`, "iu");

/** Kept narrow: what a model writes outside of it is asked in built-in words instead. */
export const forms: Record<Language, Forms> = {
  en: {
    asking: word("what|who|whom|whose|where|when|how|which|why"),
    inviting: word("tell me|describe|walk me|take me|show me|paint me"),
    yesNo: start("did|do|does|was|were|is|are|have|has|had|can|could|would|will|should|may|might|shall|any"),
    alternatives: word("or"),
    itself: /(?<!\p{L})(?:I|I'm|I’m|myself)(?!\p{L})/u,
  },
  sv: {
    asking: word("vad|vem|vems|vilka|vilken|vilket|var|vart|när|hur|varför|varifrån"),
    inviting: word("berätta|beskriv|ta med mig|visa mig"),
    yesNo: start(
      "har|hade|är|kan|kunde|vill|ville|skulle|minns du|brukade|fick|fanns|finns|gjorde|var (?:det|du|ni|han|hon|den|de|där|din|ditt|dina)",
    ),
    alternatives: word("eller"),
    itself: word("jag"),
  },
  it: {
    asking: word(
      "che|chi|dove|quando|come|quale|quali|qual|perché|cosa|cos|quanto|quanti|quanta|quante|com|dov",
    ),
    inviting: word("mi racconti|racconti|mi descriva|descriva|mi parli|mi dica|mi porti|mi mostri"),
    yesNo: start("ha|aveva|è|era|può|poteva|vuole|le piaceva|ricorda|si ricorda|c'era|c'erano|esiste|forse"),
    alternatives: word("o|oppure|od"),
    itself: word("io"),
  },
  pl: {
    asking: word(
      "co|kto|kogo|komu|kim|czym|czego|gdzie|kiedy|jak|jaki|jaka|jakie|jakim|jaką|jakiej|dokąd|skąd|dlaczego|ile|który|która|które|którą|czyj",
    ),
    inviting: word("proszę opowiedzieć|proszę opisać|proszę powiedzieć|opowiedzieć|opisać|powiedzieć"),
    yesNo: start("czy"),
    alternatives: word("albo|lub|czy"),
    itself: word("ja|mnie samego|jestem"),
  },
};
