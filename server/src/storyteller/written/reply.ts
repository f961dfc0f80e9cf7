import type { Language } from "#language/packs.ts";
import { sentences as divide } from "#language/text.ts";
import { isQuoteOpen } from "../quotes.ts";

const strings = { type: "array", items: { type: "string" } };
const listOf = (name: string, item: Record<string, unknown>): Record<string, unknown> => ({
  type: "object",
  additionalProperties: false,
  required: [name],
  properties: {
    [name]: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: Object.keys(item),
        properties: item,
      },
    },
  },
});

/** JSON schemas of the replies. */
export const writingSchema = listOf("sentences", { text: { type: "string" }, src: strings });
export const repairSchema = listOf("sentences", {
  sentence: { type: "integer" },
  text: { type: "string" },
  src: strings,
});
export const verdictSchema = listOf("verdicts", {
  sentence: { type: "integer" },
  verdict: { type: "string", enum: ["supported", "contradicted", "not_told"] },
});

/** A sentence as a model wrote it, with the marks it names. */
export type Draft = { text: string; marks: string[] };
export type Repair = Draft & { sentence: number };
export type Opinion = "supported" | "contradicted" | "not_told";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const entriesIn = (value: unknown, name: string): Record<string, unknown>[] | null => {
  const list = isObject(value) ? value[name] : null;
  return Array.isArray(list) ? list.filter(isObject) : null;
};

const marksIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.map((mark) => String(mark).replace(/[[\]\s]/gu, "")))].filter(Boolean)
    : [];

const draftIn = ({ text, src }: Record<string, unknown>): Draft[] => {
  if (typeof text !== "string") return [];
  const plain = text.replace(/\s+/gu, " ").trim();
  return plain === "" ? [] : [{ text: plain, marks: marksIn(src) }];
};

/** Several sentences in one entry become several, each with all the marks; a quotation stays whole. */
const oneByOne = ({ text, marks }: Draft, language: Language): Draft[] => {
  const found: string[] = [];
  for (const span of divide(text, language)) {
    const last = found.at(-1);
    if (last !== undefined && isQuoteOpen(last)) found[found.length - 1] = `${last} ${span.text}`;
    else found.push(span.text);
  }
  return found.map((one) => ({ text: one, marks }));
};

/** The sentences of a reply; null when it is not of the form. */
export const readSentences = (value: unknown, language: Language): Draft[] | null =>
  entriesIn(value, "sentences")
    ?.flatMap(draftIn)
    .flatMap((draft) => oneByOne(draft, language)) ?? null;

/** Better sentences, by the number of the one they replace. */
export const readRepairs = (value: unknown): Repair[] =>
  (entriesIn(value, "sentences") ?? []).flatMap((entry) =>
    draftIn(entry).map((draft) => ({ ...draft, sentence: Number(entry.sentence) })),
  );

/** Opinions by the number of the sentence; null when the reply is not of the form. Two opinions on one count as the worse. */
export const readOpinions = (value: unknown): Map<number, Opinion> | null => {
  const entries = entriesIn(value, "verdicts");
  if (!entries) return null;
  const opinions = new Map<number, Opinion>();
  for (const { sentence, verdict } of entries) {
    const at = Number(sentence);
    const opinion = verdict === "supported" || verdict === "contradicted" ? verdict : "not_told";
    if (opinion !== "supported" || !opinions.has(at)) opinions.set(at, opinion);
  }
  return opinions;
};
