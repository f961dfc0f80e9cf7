import type { Language } from "#language/packs.ts";
import { hash } from "../random.ts";
import { areBefore, cardLines, type Name, type Note, noteLines } from "./memory.ts";
import type { Outlook } from "./outlook.ts";
import type { KeptMatter } from "./reply.ts";
import { type HouseStyle, rulesOf } from "./rules.ts";
import { type Exchange, windowOf } from "./window.ts";

/** A part of a prompt; the end of what stays the same for the next call is marked. */
export type Part = { role: "system" | "user" | "assistant"; content: string; isCacheEnd?: boolean };

/** What a model is told before it says the next thing. */
export type PromptInput = {
  language: Language;
  /** Of the interview: its fence is made from it. */
  seed: number;
  style: HouseStyle | null;
  /** Of this interview, the last answer at the end. */
  exchanges: readonly Exchange[];
  notes: readonly Note[];
  names: readonly Name[];
  /** What the family wrote down about the teller, such as year and place of birth. */
  known?: string;
  outlook: Outlook;
  /** What stands in no story. */
  keptOut?: readonly KeptMatter[];
  /** Whole hours from the last question to its answer. */
  awayHours?: number;
  /** The last question, where the teller asked for another one instead of answering. */
  passedOver?: string;
};

/** What came of a first attempt: the rules it broke, and the sentence of it that was said for good. */
export type Again = { broken?: readonly string[]; said?: string };

const answerCharacters = 1_500;

/** Long answers keep their beginning and, longer, their end. */
const shortened = (text: string): string =>
  text.length <= answerCharacters ? text : `${text.slice(0, 600)} […] ${text.slice(-850)}`;

const fenceOf = (seed: number): string => `§${hash(`fence|${seed}`).toString(36).slice(0, 4)}`;

/** Puts told words between fence marks; the mark itself cannot be said. */
const fenced = (fence: string, { label, text }: { label: string; text: string }): string =>
  `${fence} ${label}\n${text.replaceAll(fence, "").replaceAll("§", "")}\n${fence} end`;

const memoryPart = ({ notes, names, known, exchanges, outlook }: PromptInput, fence: string): Part => {
  const { verbatim } = windowOf(exchanges);
  const isBefore = areBefore(verbatim[0]?.mark ?? "9.0");
  const isOlder = ({ mark }: { mark: string }): boolean => isBefore(mark);
  const card = cardLines(names.filter(isOlder)).join("\n") || "nothing yet";
  const told = noteLines(notes.filter(isOlder)).join("\n") || "nothing yet";
  const content = [
    `The fence mark of this interview is ${fence}. Marks in square brackets name the messages.`,
    ...(known
      ? [fenced(fence, { label: "what the family wrote about the teller, to be asked about", text: known })]
      : []),
    `Who reads what is told: ${outlook.facts.reader}`,
    `Can it be taken out: ${outlook.facts.erasing}`,
    `What is kept out, a secret or erased stands in no story, question or prompt from then on, but is not destroyed; on the page: ${outlook.facts.stillSeen}`,
    // Notes are only added to: what stands before them stays in a provider's cache.
    fenced(fence, { label: "notes of what was told before", text: told }),
    fenced(fence, { label: "names as the teller spells them", text: card }),
  ].join("\n");
  return { role: "user", content, isCacheEnd: true };
};

const exchangeParts = ({ question, answer, mark }: Exchange, fence: string): Part[] => [
  { role: "assistant", content: question },
  { role: "user", content: fenced(fence, { label: mark, text: shortened(answer) }) },
];

const weights = ["", "", "", ", must not be forgotten"] as const;

/** Turns after which other parts of a life should have their turn. */
const longStay = 6;

/** Hours after which somebody has been away. */
const longPause = 2;

/** Guesses are not passed on: a model hears better, and is led astray by them. Only what may be danger is asked about. */
const heardLine = ({ heard }: Outlook): string | false => {
  if (heard.mayHurt || (heard.intent === "crisis" && !heard.isSure))
    return "Plain code wonders whether the teller is in danger, and is often wrong. You hear better: crisis, or none.";
  if (!heard.isSure || heard.intent === "told" || heard.intent === "told_enough") return false;
  return `Plain code heard: ${heard.intent}. You hear better; say what was meant.`;
};

const wishLines = ({ wishes: { leaveAlone, keepOut } }: Outlook): string =>
  [
    leaveAlone.length > 0 && `leave alone: ${leaveAlone.join(", ")}`,
    keepOut.length > 0 && `keep out: ${keepOut.join(" ")}`,
  ]
    .filter(Boolean)
    .join("\n");

const outlookLines = ({ outlook, keptOut = [], awayHours = 0 }: PromptInput, fence: string): string[] => {
  const { told, declined, subjects, threads, leftAlone, answers, left, stayed } = outlook;
  const keptLines = keptOut.map(({ mark, kind, label }) => `${mark}, ${kind}: ${label}`).join("\n");
  const threadLines = threads.map(({ id, text, weight }) => `${id}${weights[weight]}: ${text}`).join("\n");
  const lines = [
    `Answers so far ${answers}, about ${left} more.`,
    stayed >= longStay &&
      subjects.length > 0 &&
      !outlook.isHeavy &&
      `No subject was opened for ${stayed} turns, and of most of this life nothing was asked: at the next resting place lead over to one.`,
    told.length > 0 && `Told well enough, so not opened again: ${told.join("; ")}.`,
    declined.length > 0 && `Declined: ${declined.join("; ")}.`,
    subjects.length > 0 && `May be opened, nearest first: ${subjects.join("; ")}.`,
    threads.length > 0 && fenced(fence, { label: "waiting threads", text: threadLines }),
    leftAlone.length > 0 &&
      fenced(fence, {
        label: "left alone: words beginning so, and what they mean",
        text: leftAlone.join(", "),
      }),
    outlook.isHeavy &&
      "Something heavy was just told: no other subject yet, unless the teller wants one; that wish wins.",
    keptOut.length > 0 && fenced(fence, { label: "in no story", text: keptLines }),
    awayHours >= longPause &&
      `The teller comes back after ${awayHours} hours: greet in a few words, and begin where you stopped.`,
    outlook.mayClose && "close is admissible.",
    outlook.isEnding &&
      "It was just asked whether to finish. If so: close, with a goodbye that asks nothing.",
    outlook.address === "unknown" &&
      "It is not known whether the teller is a man or a woman: use forms of address that fit both.",
    outlook.address !== null &&
      outlook.address !== "unknown" &&
      `The teller is a ${outlook.address}: use the forms of address for one.`,
    heardLine(outlook),
    wishLines(outlook) !== "" &&
      fenced(fence, {
        label: "plain code took this for a wish; it is done only if you name the act",
        text: wishLines(outlook),
      }),
  ];
  return lines.filter((line): line is string => typeof line === "string" && line !== "");
};

const recent = 5;

/** How the last questions began: the next one begins otherwise. */
const lastBeginnings = (exchanges: readonly Exchange[]): string[] =>
  [
    ...new Set(
      exchanges.slice(-recent).map(({ question }) => {
        const asked = question.split(/(?<=[.?…])\s+/u).filter(Boolean);
        return (asked.at(-1) ?? "").split(/\s+/u).slice(0, 2).join(" ");
      }),
    ),
  ].filter(Boolean);

const taskPart = (
  wanted: PromptInput,
  { fence, broken = [], said = "" }: Again & { fence: string },
): Part => {
  const begun = lastBeginnings(wanted.exchanges);
  const lines = [
    wanted.passedOver === undefined
      ? `NOW: the next thing to say after ${wanted.exchanges.at(-1)?.mark ?? "none"}.`
      : 'NOW: the teller does not want your last question and pressed "Ask me something else". Intent declines: two words at most on that, then ask something else, neither the same in other words nor of the same matter.',
    ...outlookLines(wanted, fence),
    begun.length > 0 && `Your last questions began: ${begun.join("; ")}. Begin otherwise.`,
    broken.length > 0 && `Your last reply broke these rules: ${broken.join(", ")}. Write another.`,
    said !== "" &&
      fenced(fence, { label: "what you have begun to say, which the teller has heard", text: said }),
    said !== "" && 'Do not say it again: write in "question" only the sentence that comes after it.',
  ];
  return { role: "user", content: lines.filter(Boolean).join("\n") };
};

/**
 * The prompt of a turn: rules, what was told before, the exchanges of the block, the task. Everything but the task is, byte
 * for byte, the beginning of the next prompt of the block.
 */
export const promptOf = (wanted: PromptInput, again: Again = {}): Part[] => {
  const fence = fenceOf(wanted.seed);
  const told = windowOf(wanted.exchanges).verbatim.flatMap((exchange) => exchangeParts(exchange, fence));
  const last = told.at(-1);
  return [
    { role: "system", content: rulesOf(wanted.language, wanted.style), isCacheEnd: true },
    memoryPart(wanted, fence),
    ...told.slice(0, -1),
    ...(last ? [{ ...last, isCacheEnd: true }] : []),
    ...(wanted.passedOver ? [{ role: "assistant" as const, content: wanted.passedOver }] : []),
    taskPart(wanted, { fence, ...again }),
  ];
};
