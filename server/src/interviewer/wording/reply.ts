import type { Language } from "#language/packs.ts";
import { packs } from "#language/packs.ts";
import { contentStems, normalise, tokens } from "#language/text.ts";
import type { Note } from "./memory.ts";
import type { Exchange } from "./window.ts";

/** JSON schema of a reply: the question comes first, so that it can be told while it is written. */
export const replySchema: Record<string, unknown> = {
  type: "object",
  additionalProperties: false,
  required: ["question", "notes"],
  properties: {
    question: { type: "string" },
    notes: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["text", "message_id"],
        properties: { text: { type: "string" }, message_id: { type: "string" } },
      },
    },
  },
};

export type Reply = { question: string; notes: Note[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const noteIn = (value: unknown): Note[] => {
  if (!isObject(value) || typeof value.text !== "string") return [];
  const mark = String(value.message_id).replace(/^\[|\]$/gu, "");
  return [{ text: value.text.replace(/\s+/gu, " ").trim(), mark }];
};

/** Reads what a model replied; null when it is not of the form. */
export const readReply = (value: unknown): Reply | null => {
  if (!isObject(value) || typeof value.question !== "string") return null;
  const notes = Array.isArray(value.notes) ? value.notes.flatMap(noteIn) : [];
  return { question: value.question.replace(/\s+/gu, " ").trim(), notes };
};

const most = { notes: 3, characters: 220 };
/** Share of a note's content words that must stand in the message it names. */
const support = 0.6;

const isGrounded = ({ text, mark }: Note, { known, language }: Known): boolean => {
  const source = known.find((exchange) => exchange.mark === mark)?.answer;
  if (!source || text === "" || text.length > most.characters || /[<>{}[\]`|\\]|:\/\//u.test(text))
    return false;
  const pack = packs[language];
  const words = new Set(tokens(source).map(({ word }) => word));
  const strict = tokens(text).filter(
    ({ start, word }, index) => /\p{N}/u.test(word) || (index > 0 && /^\p{Lu}/u.test(text[start] ?? "")),
  );
  if (strict.some(({ word }) => !words.has(word))) return false;
  const stems = contentStems(text, pack);
  const told = new Set(contentStems(source, pack));
  return stems.length > 0 && stems.filter((stem) => told.has(stem)).length / stems.length >= support;
};

type Known = { known: readonly Exchange[]; language: Language };

/** The notes that say nothing but what stands in the message they name. */
export const groundedNotes = (notes: readonly Note[], of: Known): Note[] => {
  const seen = new Set<string>();
  return notes
    .filter((note) => {
      const key = normalise(note.text);
      if (seen.has(key) || !isGrounded(note, of)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most.notes);
};
