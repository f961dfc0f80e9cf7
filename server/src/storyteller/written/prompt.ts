import { packs } from "#language/packs.ts";
import type { Asked, PromptPart } from "./ask.ts";
import type { Material } from "./material.ts";
import { changeSchema, planSchema, repairSchema, verdictSchema, writingSchema } from "./reply.ts";
import { checkingRules, type Voice, writingRules } from "./rules.ts";

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
  /** What the chapters of the whole are called. */
  chapters?: readonly string[];
  /** Marks of answers that tell a death, a marriage or a move. */
  turnings: readonly string[];
  /** Made by the server for one story: what is fenced cannot close its fence. */
  seed: string;
};

/** A sentence under discussion, with the marks of its sources. */
export type Doubted = {
  sentence: number;
  text: string;
  marks: readonly string[];
  faults: readonly string[];
  /** Words that the cited answers do not hold. */
  missing?: readonly string[];
};

type Fenced = { label: string; text: string };

const fence = (seed: string, { label, text }: Fenced): string =>
  `§${seed} ${label}\n${text.replaceAll("§", "").replaceAll(seed, "")}\n§${seed} end`;

const withQuestion = ({ asked, text }: Material): string =>
  asked === "" ? text : `(asked: ${asked.replaceAll("\n", " ")})\n${text}`;

const answersPart = ({ material, seed }: Pick<Commission, "material" | "seed">): PromptPart => ({
  role: "user",
  content: [
    `The fence mark is §${seed}. The answers, each under its mark, in about the order of the life; in brackets what was asked:`,
    ...material.map((one) => fence(seed, { label: one.mark, text: withQuestion(one) })),
  ].join("\n"),
  isCacheEnd: true,
});

const rulesPart = (content: string): PromptPart => ({ role: "system", content, isCacheEnd: true });

/** What each fault of a sentence is called when a model is told of it. */
const faultWords: Record<string, string> = {
  unknown_source: "no mark of an answer",
  unknown_name: "a name or place that the cited answers do not hold",
  unknown_number: "a number or year that the cited answers do not hold",
  altered_quote: "a quotation that nobody said so",
  dropped_hedge: "a doubt of the teller left out",
  unsupported_content: "things that the cited answers do not say",
  changed_negation: "a denial dropped or added",
  changed_kinship: "another person in somebody's place",
  kept_out: "somebody or something that is to be left alone",
  wrong_person: "the wrong grammatical person",
  not_plain: "marks, lists or brackets, or no words of weight",
  contradicted: "the answers say otherwise",
  unchecked: "no verdict",
  not_told: "said nowhere in the answers",
  form: "a reply that was not of the form",
  stray_person: '"he" or "she" for somebody who is not named before it: use the name',
  left_out: "a death, a marriage or a move was left out",
  too_short: "much shorter than asked",
  too_long: "much longer than asked",
};

const faultsIn = (faults: readonly string[]): string =>
  faults.map((fault) => faultWords[fault] ?? fault).join("; ");

/** A word is one to three tokens; marks and quotes of the form, and what a model thinks before, come on top. */
const tokensFor = (words: number): number => Math.min(10_000, 1_500 + words * 6);

const faultOf = ({ faults, missing = [] }: Doubted): string =>
  `(fault: ${faultsIn(faults)}${missing.length > 0 ? `; not in the cited answers: ${missing.join(", ")}` : ""})`;

const refusedLine = (one: Doubted): string => `- ${one.text} ${faultOf(one)}`;

type Plan = {
  voice: Voice;
  material: readonly Material[];
  words: number;
  chapters: number;
  /** Marks of answers that must be told. */
  turnings: readonly string[];
  seed: string;
};

/** Asks for the chapters of a life. */
export const planRequest = ({ voice, material, words, chapters, turnings, seed }: Plan): Asked => ({
  task: "plan",
  parts: [
    rulesPart(writingRules(voice)),
    answersPart({ material, seed }),
    {
      role: "user",
      content: [
        `TASK: Plan the story before it is written: about ${words} words in about ${chapters} chapters, from the first years on. Read all of the answers first, and think of what this teller's family would miss.`,
        `"chapters": in the order of reading, each with the marks of its "answers" in the order in which they are told. Answers that belong to one matter stay in one chapter, what explains something before it. An answer is told in one chapter only. Choose answers of about two words for each word of story: rather fewer scenes told whole. The people who matter most to the teller, and how they were lost, come first.`,
        turnings.length > 0 &&
          `These answers tell a death, a marriage, a move, or what the teller asked to be told, and must be told: ${turnings.join(", ")}.`,
        `"heading": what the chapter is called, two to six words out of the answers themselves: a place, a person, a thing, a phrase of the teller. No abstract words, nothing that was not said.`,
        `"lines": up to four lines of a chapter that stand in it word for word because nobody else would have said it so, each copied letter by letter with the mark of its answer in "src".`,
        `"title": two to seven words of the teller for the whole, copied from an answer, with its mark in "title_src"; empty where there are none.`,
      ]
        .filter(Boolean)
        .join("\n"),
    },
  ],
  schema: planSchema,
  maxOutputTokens: 1_500 + chapters * 400,
});

/** Asks for a section. `faults` are those of a first attempt, `refused` its sentences that had them. */
export const writingRequest = (
  commission: Commission,
  faults: readonly string[] = [],
  refused: readonly Doubted[] = [],
): Asked => {
  const { voice, heading, words, before, turnings, seed } = commission;
  const { own = [], lines = [], chapters = [] } = commission;
  const task = [
    before !== "" && fence(seed, { label: "the story so far", text: before }),
    `TASK: Write the section "${heading}" in ${packs[voice.language].story.inEnglish} from the answers above, in about ${words} words: no fewer than ${Math.round(words * 0.92)}, no more than ${Math.round(words * 1.08)}. Use as many of the answers as fit, each with what is most particular in it. If they do not hold that much, write less.`,
    own.length > 0 &&
      `This section tells the answers ${own.join(", ")}, in about this order. The others are told elsewhere: use them only for what a reader must know to understand these.`,
    chapters.length > 1 && fence(seed, { label: "all chapters of the story", text: chapters.join("\n") }),
    before !== "" && "It goes on from the story so far; do not repeat that.",
    turnings.length > 0 &&
      `These answers tell a death, a marriage, a move, or what the teller asked to be told: it must be told, with what led to it: ${turnings.join(", ")}.`,
    lines.length > 0 &&
      fence(seed, { label: "lines that stand word for word, in their place", text: lines.join("\n") }),
    faults.length > 0 &&
      `Your last attempt had these faults: ${faultsIn(faults)}. Write it anew without them.`,
    refused.length > 0 &&
      fence(seed, { label: "sentences that were refused", text: refused.map(refusedLine).join("\n") }),
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

const listed = ({ sentence, text, marks }: Doubted): string => `${sentence} [${marks.join(", ")}] ${text}`;

/** Asks whether sentences say what was told. */
export const checkingRequest = (commission: Commission, doubted: readonly Doubted[]): Asked => ({
  task: "check",
  parts: [
    rulesPart(checkingRules(commission.voice)),
    answersPart(commission),
    {
      role: "user",
      content: [
        "TASK: Give a verdict on each of these sentences, which stand in this order. In brackets stand the answers each is said to come from.",
        commission.before !== "" &&
          fence(commission.seed, { label: "what stands before them", text: commission.before }),
        fence(commission.seed, { label: "sentences", text: doubted.map(listed).join("\n") }),
      ]
        .filter(Boolean)
        .join("\n"),
    },
  ],
  schema: verdictSchema,
  maxOutputTokens: 1_000 + doubted.length * 40,
});

/** Asks for other words for sentences that were refused; `section`: all sentences in their order. */
export const repairRequest = (
  commission: Commission,
  doubted: readonly Doubted[],
  section: readonly string[],
): Asked => ({
  task: "repair",
  parts: [
    rulesPart(writingRules(commission.voice)),
    answersPart(commission),
    {
      role: "user",
      content: [
        'TASK: Each of these sentences has a fault. Write it anew so that it says only what the answers say, nearer to the words of the answer, with its number in "sentence" and the marks of every answer it rests on in "src". Leave out a number only where the answers hold nothing to say. It must fit between the sentences beside it, which keep what they say.',
        fence(commission.seed, { label: "the section as it stands", text: section.join("\n") }),
        fence(commission.seed, {
          label: "sentences",
          text: doubted.map((one) => `${listed(one)} ${faultOf(one)}`).join("\n"),
        }),
      ].join("\n"),
    },
  ],
  schema: repairSchema,
  maxOutputTokens: 1_000 + doubted.length * 160,
});

/** The whole as it stands, for a last reading. */
export type Whole = {
  voice: Voice;
  material: readonly Material[];
  /** Numbered lines, headings between them. */
  story: string;
  /** Marks of answers that must be told and stand nowhere. */
  untold: readonly string[];
  /** Lines of the teller that were to stand word by word and do not. */
  lines: readonly string[];
  /** Words it has, and is to have at most. */
  words: number;
  mostWords: number;
  /** Changes that are listened to. */
  most: number;
  seed: string;
};

/** Asks for what is to be changed in the whole. */
export const revisionRequest = ({
  voice,
  material,
  story,
  untold,
  lines,
  words,
  mostWords,
  most,
  seed,
}: Whole): Asked => ({
  task: "revise",
  parts: [
    rulesPart(writingRules(voice)),
    answersPart({ material, seed }),
    {
      role: "user",
      content: [
        `TASK: Read the whole story as the teller, and as a grandchild who knows nothing of it. Give the changes without which it should not be printed, ${most} at most, and none where there is nothing to change. It has ${words} words and may have ${mostWords}.`,
        words > mostWords &&
          `It is too long: take out ${words - mostWords} words or more, whole scenes rather than single sentences, so that nothing that stays loses its sense.`,
        'Look for: somebody who is mourned or missed and whose death is not told, or not how; a person who is never said to be who they are; a sentence that nobody can understand without something that was left out; a scene or a joke without its beginning or its last line; "he", "she", "it", "there" or "then" that could mean another; the same thing told twice, even in other words; a scene that stands before what it needs or far from where it belongs in the life; a sentence in another grammatical person than the rest; talk to the interviewer; an allusion to something the story does not tell.',
        fence(seed, { label: "the story", text: story }),
        untold.length > 0 && `These answers must be told and stand nowhere: ${untold.join(", ")}.`,
        lines.length > 0 &&
          fence(seed, { label: "lines of the teller that should stand and do not", text: lines.join("\n") }),
        `"changes": each with the number of the "sentence" it is about; "change": "replace", "remove", "add_after" for one sentence more behind it, or "move" for its whole paragraph; the sentence in "text" and the marks of its answers in "src" (both empty for "remove" and "move"); in "after" the number of the sentence behind whose paragraph it is moved, else 0.`,
      ]
        .filter(Boolean)
        .join("\n"),
    },
  ],
  schema: changeSchema,
  maxOutputTokens: 1_000 + most * 160,
});
