/** How questions and invitations look in a language, for checks of what a model wrote. */
export type WordingForms = {
  /** How prompts call the language, with the form of address. */
  name: string;
  /** Which quotation marks its turns use, for prompts. */
  quoting: string;
  /** An open question holds one of these. */
  asking: RegExp;
  /** An invitation that is no question. */
  inviting: RegExp;
  /** An invitation in the form of a question that could be answered with yes, where that is how a language invites. */
  invitingQuestion?: RegExp;
  /** How a question begins that can be answered with yes or no. */
  yesNo: RegExp;
  /** A second question tied on with "and": "Where was it, and who was there?" */
  secondQuestion: RegExp;
  /** The interviewer claiming a life of its own. */
  claimsLife: RegExp;
  /** Begins with a plain answer to a question that can be answered so. */
  yesOrNo: RegExp;
  /** Says that something stands in no story, or may stand in one again. */
  saysDone: RegExp;
  /** Says that something that was kept out may stand where it was. */
  saysIn: RegExp;
  /** Says that something is erased, other than out of a story: nothing told is destroyed by what is said. */
  saysErased: RegExp;
  /** Names something as gone for good: a claim, unless that was done or is spoken of. */
  goneForGood: RegExp;
  /** Promises that something is deleted once the teller says so: whether it shall be is asked, by code. */
  promisesErasing: RegExp;
  /** Words of comfort that fit any loss: a few of them are said once in an interview. */
  comforts: RegExp;
  /** Leaves it to the teller whether to stay with something or to go on. */
  leavesChoice: RegExp;
  /** How a word begins that says how somebody wants to be asked, and nothing of what they told. */
  ofManner: RegExp;
  /** Says who can still read it. */
  saysSeen: RegExp;
  /** Ages, moods, times, and what people are to each other: of people in a photograph they are guesses. */
  guesses: RegExp;
  /** Words that promise more than is true: that nobody can read it. */
  promises: RegExp;
};

/** Any of these words, whole. */
export const word = (alternatives: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");

/** Any of these at the start of a question or of a clause of it, also after one of these joints. */
export const start = (alternatives: string, joints: string): RegExp =>
  new RegExp(`(?:^|[,:;…–—-]\\s*|\\b(?:${joints})\\s+)(?:${alternatives})(?!\\p{L})`, "iu");
