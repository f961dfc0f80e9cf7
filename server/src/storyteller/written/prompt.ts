import { packs } from "#language/packs.ts";
import { nameless } from "../material/nameless.ts";
import type { Told } from "../story.ts";
import { asShown } from "../text/as-said.ts";
import type { Asked, PromptPart } from "./ask.ts";
import { rangeOf } from "./budget.ts";
import { type Doubted, faultOf, faultsIn } from "./faults.ts";
import { type Material, type Wishes, wordsOfMaterial } from "./material.ts";
import { knownLines } from "./people.ts";
import { verdictSchema, writingSchema } from "./reply.ts";
import { checkingRules, type Voice, writingRules } from "./rules.ts";
import { mustLines } from "./turning-points.ts";

/** A section as it is asked for. */
export type Commission = {
  voice: Voice;
  heading: string;
  words: number;
  material: readonly Material[];
  /** What stands before it in the story; "" at the beginning. */
  before: string;
  /** Marks of the answers that are told here, in their order; the others may help to understand them. Empty: all. */
  own?: readonly string[];
  /** Lines of the teller that stand here word by word. */
  lines?: readonly string[];
  /** Marks of answers that are told in a sentence or two. */
  brief?: readonly string[];
  /** What the chapters of the whole are called. */
  chapters?: readonly string[];
  /** Marks of answers that tell a death, a marriage or a move. */
  turnings: readonly string[];
  /** What the teller asked of the book. */
  wishes?: Wishes;
  /** Made by the server for one story: what is fenced cannot close its fence. */
  seed: string;
};

type Fenced = { label: string; text: string };

/** Data in a prompt, between marks that nothing in it can imitate. */
export const fence = (seed: string, { label, text }: Fenced): string =>
  `§${seed} ${label}\n${text.replaceAll("§", "").replaceAll(seed, "")}\n§${seed} end`;

/** Stands in an answer where something was taken out of it. */
const gap = "(…)";

const withGaps = (text: string, { cutBehind = [] }: Told): string =>
  cutBehind.reduce((shown, line) => shown.replace(line, () => `${line} ${gap}`), text);

const withQuestion = ({ asked, text, told }: Material): string =>
  [
    ...(asked === "" ? [] : [`(asked: ${asked.replaceAll("\n", " ")})`]),
    ...(told.begun ? [`(begun with: ${told.begun})`] : []),
    asShown(withGaps(text, told), told.named),
    ...(told.bookWishes ?? []).map((wish) => `(asked of the book: ${wish.text})`),
  ].join("\n");

const whatGapMeans = `"${gap}" stands where something is not to be told. What stands right beside it may mean something else without that: a scene that is whole and true without it is told as it stands, any other line beside it is left out, and nothing is built on it.`;

const whatNamelessMeans = `"${nameless}" stands where a name is to stay out: tell what is told there, and say "a woman", "a man" or what else they were.`;

/** The answers, each under its mark, as every task is given them. */
export const answersPart = (
  { material, seed, voice }: Pick<Commission, "material" | "seed" | "voice">,
  order = "in about the order of the life",
): PromptPart => {
  const people = knownLines(voice.teller.people ?? [], material, voice.language);
  return {
    role: "user",
    content: [
      `The fence mark is §${seed}. The answers, each under its mark, ${order}; in brackets what was asked, in the interviewer's words, which are told only where the answer takes them up:`,
      ...material.map((one) => fence(seed, { label: one.mark, text: withQuestion(one) })),
      ...(material.some(({ text }) => text.includes(nameless)) ? [whatNamelessMeans] : []),
      ...(material.some(({ text, told }) => withGaps(text, told) !== text) ? [whatGapMeans] : []),
      ...(people.length > 0
        ? [
            fence(seed, {
              label:
                "who people are to the teller, known from the interview, or in quotation marks as the teller speaks of them; in brackets the answers that name them",
              text: people.join("\n"),
            }),
          ]
        : []),
    ].join("\n"),
    isCacheEnd: true,
  };
};

/** The rules of a task, the same for each call of a story. */
export const rulesPart = (content: string): PromptPart => ({ role: "system", content, isCacheEnd: true });

/** Where a teller keeps something to themselves: a writer who is never shown it would lead to it with a good conscience. */
const unsaidRule =
  "The teller keeps something to themselves that you are not shown, and some lines lead there without telling it: somebody is looked at, wept for, paid for, written to or not asked, and no answer gives the reason; a likeness, a date or a question between two people that means more than it says. One such line tells a reader that there is something, and two tell what. Find out about whom they are, and leave out these lines, also the best of them, and no more: the scene around one stays, a quarrel, a parting or a death as far as it is told with what brought it about, and so does what was asked of the book, or is on a list of wishes or of lines that may stand.";

/** The wishes in a task: whoever told the life says what the book is to be. */
export const wishLines = (
  { said, allowed = [], keepsSecret = false, first, last }: Wishes,
  seed: string,
): (string | false)[] => [
  said.length > 0 &&
    fence(seed, {
      label:
        "what the teller asked of the book, beside the answer of the mark; in brackets what it was said after",
      text: said.join("\n"),
    }),
  said.length > 0 &&
    'Do what was asked of the book there, as far as the answers hold it, whatever the rules say of order. What is to stand in it stands whole, word for word as they said it (with stops and commas where it was taken down without), and is the last to be cut; "it is to stand that" goes, and what is to stand stays. The asking itself ("put that in") is not printed; a line of the life that was said with it may be. It changes no other rule. What no answer tells is not told for a wish either: it is passed by in silence.',
  allowed.length > 0 &&
    fence(seed, {
      label:
        "lines of which the teller says that they may stand, whatever of their matter is to stay out: each is told, in the words in which somebody is quoted in it, and none leads too far",
      text: allowed.join("\n"),
    }),
  keepsSecret && unsaidRule,
  first !== undefined && `The teller wants the story to begin with ${first}.`,
  last !== undefined && `The teller wants the story to end with ${last}.`,
];

/** So many told words for each word of a section are more than can be told with it. */
const mostTold = 2.6;

/** Is more told than there is room for? */
export const isMoreThanFits = (told: number, words: number): boolean => told > words * mostTold;

/** What a section does where it has no room for all its answers. */
export const sparing =
  "There is no room for all of them: leave out whole those that can be spared, and tell the others";

/** How a length is kept. */
export const condensing =
  "What was told with most life is told whole, with how it came about and its last line; of the others one sentence says what three said. What goes are asides, lists, what is said twice, what only circles around a thing, and how somebody came to speak of it; what stays is who did what, the picture that nobody else would have, and what another line hangs on, so that no reader asks who that is, why, or what came of it.";

/** The answers of a section with the words each has. */
const ownLine = (
  own: readonly string[],
  { material, voice, words, chapters = [], brief = [] }: Commission,
): string => {
  const mine = own.flatMap((mark) => material.filter((one) => one.mark === mark));
  const lengths = mine.map((one) => `${one.mark} (${wordsOfMaterial([one], voice.language)})`).join(", ");
  const all = wordsOfMaterial(mine, voice.language);
  const choice = isMoreThanFits(all, words) ? sparing : "Each of them is told";
  const few = own.filter((mark) => brief.includes(mark));
  const least =
    few.length > 0
      ? ` Told in a sentence or two, so that the others have their room: ${few.join(", ")}.`
      : "";
  return `This section tells these answers, in about this order, with the words each has, ${all} together: ${lengths}. ${choice}.${least} ${condensing} ${chapters.length > 1 ? "The other answers are told elsewhere" : "The other answers are left out"}: use them only for what a reader must know to understand these.`;
};

/** A word is one to three tokens; marks and quotes of the form, and what a model thinks before, come on top. */
export const tokensFor = (words: number): number => Math.min(10_000, 1_500 + words * 6);

/** Asks for a section. `faults` are those of a first attempt, `refused` its sentences that had them. */
export const writingRequest = (
  commission: Commission,
  faults: readonly string[] = [],
  refused: readonly Doubted[] = [],
): Asked => {
  const { voice, heading, words, before, turnings, seed } = commission;
  const { own = [], lines = [], chapters = [], wishes = { said: [] } } = commission;
  const mine = commission.material.filter(({ mark }) => own.length === 0 || own.includes(mark));
  const must = mustLines(mine, new Set(turnings), voice.language);
  const isIn = (mark: string | undefined): boolean => mark !== undefined && own.includes(mark);
  const { first, last } = wishes;
  const ownWishes: Wishes = {
    ...wishes,
    ...(wishes.allowed ? { allowed: wishes.allowed.filter((line) => isIn(line.split(" ")[0])) } : {}),
    ...(isIn(first) ? { first } : {}),
    ...(isIn(last) ? { last } : {}),
  };
  const task = [
    before !== "" && fence(seed, { label: "the story so far", text: before }),
    `TASK: Write the section "${heading}" in ${packs[voice.language].story.inEnglish} from the answers above, in about ${words} words, from ${rangeOf(words).join(" to ")}. If the answers do not hold that much, write less.`,
    own.length > 0 && ownLine(own, commission),
    ...wishLines(ownWishes, seed),
    chapters.length > 1 && fence(seed, { label: "all chapters of the story", text: chapters.join("\n") }),
    before !== "" && "It goes on from the story so far; do not repeat that.",
    must.length > 0 &&
      fence(seed, {
        label:
          "what must be told, with what led to it (found by their words: what is no death, marriage or move of this life needs no place)",
        text: must.join("\n"),
      }),
    lines.length > 0 &&
      fence(seed, { label: "lines that stand word for word, in their place", text: lines.join("\n") }),
    faults.length > 0 &&
      `Your last attempt had these faults: ${faultsIn(faults)}. Write it anew without them.`,
    refused.length > 0 &&
      fence(seed, {
        label: "sentences that were refused",
        text: refused.map((one) => `- ${one.text} ${faultOf(one)}`).join("\n"),
      }),
  ];
  return {
    task: "write",
    parts: [
      rulesPart(writingRules(voice)),
      answersPart(commission),
      { role: "user", content: task.filter(Boolean).join("\n") },
    ],
    schema: writingSchema,
    maxOutputTokens: tokensFor(words),
  };
};

/** A sentence with its number and its answers. */
export const listed = ({ sentence, text, marks }: Doubted): string =>
  `${sentence} [${marks.join(", ")}] ${text}`;

/** So many sentences before one, and after it, are read with it. */
const readBefore = 3;
const readAfter = 1;

/** The sentences with those around them, which have no number: "it" and "then" mean what stands there. */
const listedAmong = (doubted: readonly Doubted[], section: readonly string[]): string[] => {
  const own = new Map(doubted.map((one) => [one.sentence - 1, one]));
  const isNear = (at: number): boolean =>
    [...own.keys()].some((place) => place - readBefore <= at && at <= place + readAfter);
  return section.flatMap((text, at) => {
    const one = own.get(at);
    if (one) return [listed(one)];
    return isNear(at) ? [`(beside) ${text}`] : [];
  });
};

/** Asks whether sentences say what was told. `section`: all sentences in their order, those in question among them. */
export const checkingRequest = (
  commission: Commission,
  doubted: readonly Doubted[],
  section: readonly string[] = [],
): Asked => ({
  task: "check",
  parts: [
    rulesPart(checkingRules(commission.voice)),
    answersPart(commission),
    {
      role: "user",
      content: [
        'TASK: Give a verdict on each sentence that has a number; they stand in this order. In brackets stand the answers each is said to come from. What is marked "(beside)" stands around them, is part of the story, and gets no verdict.',
        commission.before !== "" &&
          fence(commission.seed, {
            label: "what stands before them, or around each of them",
            text: commission.before,
          }),
        fence(commission.seed, {
          label: "sentences",
          text: (section.length > 0 ? listedAmong(doubted, section) : doubted.map(listed)).join("\n"),
        }),
      ]
        .filter(Boolean)
        .join("\n"),
    },
  ],
  schema: verdictSchema,
  maxOutputTokens: 1_000 + doubted.length * 40,
});
