import type { Language } from "#language/packs.ts";
import type { Turn } from "../ledger.ts";
import { hash } from "../random.ts";
import { areBefore, cardLines, type Name, type Note, noteLines } from "./memory.ts";
import { type HouseStyle, rulesOf } from "./rules.ts";
import { type Exchange, windowOf } from "./window.ts";

/** A part of a prompt; the end of what stays the same for the next call is marked. */
export type Part = { role: "system" | "user" | "assistant"; content: string; isCacheEnd?: boolean };

/** What is put into words, and what is known while doing so. */
export type Wanted = {
  language: Language;
  /** Of the interview: its fence is made from it. */
  seed: number;
  style: HouseStyle | null;
  /** Of this interview, the last answer at the end. */
  exchanges: readonly Exchange[];
  notes: readonly Note[];
  names: readonly Name[];
  /** The turn that the plan has decided on, in built-in words. */
  turn: Pick<Turn, "kind" | "text">;
  /** Heading of the subject. */
  subject: string;
  /** Headings of what is asked later, and therefore not now. */
  later: readonly string[];
  /** Words of earlier answers that lead into the subject. */
  quotes: readonly { text: string; mark: string }[];
};

/** What came of a first attempt: the rules it broke, and the sentence of it that was said for good. */
export type Again = { broken?: readonly string[]; said?: string };

const answerCharacters = 1_600;

const kinds: Record<string, string> = {
  open: "opens this subject",
  facet: "asks for what is still missing about this subject",
  easier: "asks again about this subject in an easier, more concrete way",
  follow_up: "is a follow-up that stays with the words quoted in it",
};

/** Long answers keep their beginning and their end. */
const shortened = (text: string): string =>
  text.length <= answerCharacters ? text : `${text.slice(0, 1_100)} […] ${text.slice(-450)}`;

const fenceOf = (seed: number): string => `§${hash(`fence|${seed}`).toString(36)}`;

/** Puts told words between fence marks; the mark itself cannot be said. */
const fenced = (fence: string, { label, text }: { label: string; text: string }): string =>
  `${fence} ${label}\n${text.replaceAll(fence, "").replaceAll("§", "")}\n${fence} end`;

const memoryPart = ({ notes, names, exchanges }: Wanted, fence: string): Part => {
  const { verbatim } = windowOf(exchanges);
  const isBefore = areBefore(verbatim[0]?.mark ?? "9.0");
  const isOlder = ({ mark }: { mark: string }): boolean => isBefore(mark);
  const card = cardLines(names.filter(isOlder)).join("\n") || "nothing yet";
  const told = noteLines(notes.filter(isOlder)).join("\n") || "nothing yet";
  const content = [
    `The fence mark of this interview is ${fence}. Marks in square brackets name the messages.`,
    fenced(fence, { label: "names as the teller spells them", text: card }),
    fenced(fence, { label: "notes of what was told before", text: told }),
  ].join("\n");
  return { role: "user", content, isCacheEnd: true };
};

const exchangeParts = ({ question, answer, mark }: Exchange, fence: string): Part[] => [
  { role: "assistant", content: question },
  { role: "user", content: fenced(fence, { label: mark, text: shortened(answer) }) },
];

const taskPart = (wanted: Wanted, { fence, broken = [], said = "" }: Again & { fence: string }): Part => {
  const { turn, subject, later, quotes, exchanges } = wanted;
  const built = fenced(fence, { label: "the question in plain words", text: turn.text });
  const quoted = quotes.map(({ text, mark }) => `[${mark}] ${text}`).join("\n");
  const lines = [
    `TASK: Put the next question into words. Its subject is "${subject}"; it ${kinds[turn.kind] ?? "goes on"}.`,
    built,
    later.length > 0 && `Asked later, so not now: ${later.join("; ")}.`,
    quotes.length > 0 && fenced(fence, { label: "told earlier; may lead in", text: quoted }),
    `Notes are of message ${exchanges.at(-1)?.mark ?? "none"}.`,
    broken.length > 0 && `Your last wording broke these rules: ${broken.join(", ")}. Write another.`,
    said !== "" && fenced(fence, { label: "your first sentence, which the teller has heard", text: said }),
    said !== "" && "Do not say it again: write only the sentence that asks and comes after it.",
  ];
  return { role: "user", content: lines.filter(Boolean).join("\n") };
};

/**
 * The prompt of a turn: rules, what was told before, the exchanges of the block, the task. Everything but the task is, byte
 * for byte, the beginning of the next prompt of the block.
 */
export const promptOf = (wanted: Wanted, again: Again = {}): Part[] => {
  const fence = fenceOf(wanted.seed);
  const told = windowOf(wanted.exchanges).verbatim.flatMap((exchange) => exchangeParts(exchange, fence));
  const last = told.at(-1);
  return [
    { role: "system", content: rulesOf(wanted.language, wanted.style), isCacheEnd: true },
    memoryPart(wanted, fence),
    ...told.slice(0, -1),
    ...(last ? [{ ...last, isCacheEnd: true }] : []),
    taskPart(wanted, { fence, ...again }),
  ];
};
