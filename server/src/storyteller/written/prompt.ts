import type { Asked, PromptPart } from "./ask.ts";
import type { Material } from "./material.ts";
import { repairSchema, verdictSchema, writingSchema } from "./reply.ts";
import { checkingRules, named, type Voice, writingRules } from "./rules.ts";

/** A section as it is asked for. */
export type Commission = {
  voice: Voice;
  heading: string;
  words: number;
  material: readonly Material[];
  /** Last paragraph of what stands before it in the story; "" at the beginning. */
  before: string;
  /** Marks of answers that tell a death, a marriage or a move. */
  turnings: readonly string[];
  /** Who is named in the story so far. */
  introduced: readonly string[];
  /** Made by the server for one story: what is fenced cannot close its fence. */
  seed: string;
};

/** A sentence under discussion, with the marks of its sources. */
export type Doubted = { sentence: number; text: string; marks: readonly string[]; faults: readonly string[] };

type Fenced = { label: string; text: string };

const fence = (seed: string, { label, text }: Fenced): string =>
  `§${seed} ${label}\n${text.replaceAll("§", "").replaceAll(seed, "")}\n§${seed} end`;

const answersPart = ({ material, seed }: Commission): PromptPart => ({
  role: "user",
  content: [
    `The fence mark is §${seed}. The answers, each under its mark:`,
    ...material.map(({ mark, text }) => fence(seed, { label: mark, text })),
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

const refusedLine = ({ text, faults }: Doubted): string => `- ${text} (fault: ${faultsIn(faults)})`;

/** Asks for a section. `faults` are those of a first attempt, `refused` its sentences that had them. */
export const writingRequest = (
  commission: Commission,
  faults: readonly string[] = [],
  refused: readonly Doubted[] = [],
): Asked => {
  const { voice, heading, words, before, turnings, introduced, seed } = commission;
  const task = [
    before !== "" && fence(seed, { label: "the story so far ends with", text: before }),
    `TASK: Write the section "${heading}" in ${named[voice.language].name} from the answers above, in about ${words} words: no fewer than ${Math.round(words * 0.92)}, no more than ${Math.round(words * 1.08)}. Use as many of the answers as fit, each with what is most particular in it. If they do not hold that much, write less.`,
    before !== "" && "It follows what is quoted above; do not repeat that.",
    introduced.length > 0 &&
      fence(seed, { label: "named before, and said who they are", text: introduced.join(", ") }),
    turnings.length > 0 &&
      `These answers tell a death, a marriage or a move, which must be told: ${turnings.join(", ")}.`,
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
        'TASK: Each of these sentences has a fault. Write it anew so that it says only what the answers say, with its number in "sentence". Leave out a number where the answers hold nothing to say. It must fit between the sentences beside it.',
        fence(commission.seed, { label: "the section as it stands", text: section.join("\n") }),
        fence(commission.seed, {
          label: "sentences",
          text: doubted.map((one) => `${listed(one)} (fault: ${faultsIn(one.faults)})`).join("\n"),
        }),
      ].join("\n"),
    },
  ],
  schema: repairSchema,
  maxOutputTokens: 1_000 + doubted.length * 160,
});
