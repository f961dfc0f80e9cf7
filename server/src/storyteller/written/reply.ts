import { type ReadReason, soreKinds } from "@saga/contract/stories";
import type { Language } from "#language/packs.ts";
import { sentences as divide } from "#language/text.ts";
import { isQuoteOpen } from "../text/quotes.ts";

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
export const writingSchema = listOf("sentences", {
  text: { type: "string" },
  src: strings,
  new_paragraph: { type: "boolean" },
});
const sentence = (writingSchema.properties as { sentences: { items: unknown } }).sentences.items;
export const draftSchema = listOf("chapters", {
  chapter: { type: "integer" },
  sentences: { type: "array", items: sentence },
});
const paragraph = {
  type: "object",
  additionalProperties: false,
  required: ["text", "src"],
  properties: { text: { type: "string" }, src: strings },
};
export const storySchema = {
  type: "object",
  additionalProperties: false,
  required: ["title", "title_src", "chapters"],
  properties: {
    title: { type: "string" },
    title_src: strings,
    ...(listOf("chapters", {
      heading: { type: "string" },
      paragraphs: { type: "array", items: paragraph },
    }).properties as Record<string, unknown>),
  },
};
const line = {
  type: "object",
  additionalProperties: false,
  required: ["text", "src"],
  properties: { text: { type: "string" }, src: { type: "string" } },
};
export const planSchema = {
  type: "object",
  additionalProperties: false,
  required: ["title", "title_src", "chapters", "keep", "brief"],
  properties: {
    title: { type: "string" },
    title_src: strings,
    keep: strings,
    brief: strings,
    ...(listOf("chapters", {
      heading: { type: "string" },
      answers: strings,
      lines: { type: "array", items: line },
    }).properties as Record<string, unknown>),
  },
};
/** What may be done with a sentence of the whole. `begin`, `join`: a paragraph begins with it, or it goes on with the one before. */
const changeKinds = ["replace", "remove", "add_after", "move", "begin", "join"] as const;
export const changeSchema = listOf("changes", {
  sentence: { type: "integer" },
  change: { type: "string", enum: changeKinds },
  after: { type: "integer" },
  text: { type: "string" },
  src: strings,
});
export const namesSchema = listOf("names", {
  chapter: { type: "integer" },
  text: { type: "string" },
  src: strings,
});
export const repairSchema = listOf("sentences", {
  sentence: { type: "integer" },
  text: { type: "string" },
  src: strings,
});
export const verdictSchema = listOf("verdicts", {
  sentence: { type: "integer" },
  verdict: { type: "string", enum: ["supported", "contradicted", "not_told"] },
});

export const soreSchema = listOf("passages", {
  sentences: { type: "array", items: { type: "integer" } },
  kind: { type: "string", enum: [...soreKinds, "together"] },
  why: { type: "string" },
});

/** A sentence as a model wrote it, with the marks it names; `opens`: does a paragraph begin with it? Undefined: not said. */
export type Draft = { text: string; marks: string[]; opens?: boolean };
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

/** Marks of emphasis around words: "*Messiah*", "_so_". */
const emphasis = /(?<![\p{L}\p{N}*_])([*_]{1,3})(?=[^\s*_])([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

/** A text on one line, without the marks by which a model writes emphasis. */
const plainIn = (text: unknown): string =>
  typeof text === "string" ? text.replace(/\s+/gu, " ").replace(emphasis, "$2").trim() : "";

const draftIn = ({ text, src, new_paragraph: opens }: Record<string, unknown>): Draft[] => {
  const plain = plainIn(text);
  if (plain === "") return [];
  return [{ text: plain, marks: marksIn(src), ...(typeof opens === "boolean" ? { opens } : {}) }];
};

/** Words that say whose the quotation before them was: “Is the man coming?” Sheila said. */
const mostOfSpeaker = 6;
const isSpeaker = (before: string, text: string): boolean =>
  /[?!…]["“”»]$/u.test(before) && text.split(" ").length <= mostOfSpeaker;

/** Several sentences in one entry become several, each with all the marks; a quotation stays whole. */
const oneByOne = ({ text, marks, opens }: Draft, language: Language): Draft[] => {
  const found: string[] = [];
  for (const span of divide(text, language)) {
    const last = found.at(-1);
    if (last !== undefined && (isQuoteOpen(last) || isSpeaker(last, span.text)))
      found[found.length - 1] = `${last} ${span.text}`;
    else found.push(span.text);
  }
  const parts = found.map((one): Draft => ({ text: one, marks }));
  return opens === undefined ? parts : parts.map((part, at) => ({ ...part, opens: opens && at === 0 }));
};

/** The sentences of a reply, or of its paragraphs, each with the marks of its own; null when it is not of the form. */
export const readSentences = (value: unknown, language: Language): Draft[] | null =>
  (
    entriesIn(value, "sentences")?.flatMap(draftIn) ??
    entriesIn(value, "paragraphs")?.flatMap((entry) => draftIn({ ...entry, new_paragraph: true }))
  )?.flatMap((draft) => oneByOne(draft, language)) ?? null;

/** A paragraph of a story that was written in one go, with the marks of its answers. */
export type Paragraph = { text: string; src: string[] };
export type WrittenStory = {
  title: string;
  titleMarks: string[];
  chapters: { heading: string; paragraphs: Paragraph[] }[];
};

/** The story of a reply; null when it is not of the form, or empty. */
export const readStory = (value: unknown): WrittenStory | null => {
  const chapters = entriesIn(value, "chapters")
    ?.map((entry) => ({
      heading: plainIn(entry.heading),
      paragraphs: (entriesIn(entry, "paragraphs") ?? [])
        .flatMap(draftIn)
        .map(({ text, marks }): Paragraph => ({ text, src: marks })),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  if (!chapters || chapters.length === 0 || !isObject(value)) return null;
  return { title: plainIn(value.title), titleMarks: marksIn(value.title_src), chapters };
};

/** The chapters of a reply, each a reply for itself, by its number. */
export const readChapters = (value: unknown): Map<number, unknown> =>
  new Map((entriesIn(value, "chapters") ?? []).map((entry) => [Number(entry.chapter), entry]));

/** Better sentences, by the number of the one they replace. */
export const readRepairs = (value: unknown): Repair[] =>
  (entriesIn(value, "sentences") ?? []).flatMap((entry) =>
    draftIn(entry).map((draft) => ({ ...draft, sentence: Number(entry.sentence) })),
  );

/** The numbers of sentences that whoever was asked to mend them would rather leave out. */
export const readSpared = (value: unknown): number[] =>
  (entriesIn(value, "sentences") ?? []).flatMap(({ sentence, text }) =>
    typeof text === "string" && text.trim() === "" ? [Number(sentence)] : [],
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

/** A chapter as a model plans it; `lines` are to stand word by word. */
export type PlannedChapter = { heading: string; answers: string[]; lines: { text: string; mark: string }[] };
/** `keep`: the answers that must not be lost; `brief`: those that are told in a sentence or two, and could be done without where even that is too much, the least first. */
export type Plan = {
  title: string;
  titleMarks: string[];
  chapters: PlannedChapter[];
  keep: string[];
  brief: string[];
};

/** The plan of a reply; null when it is not of the form. */
export const readPlan = (value: unknown): Plan | null => {
  const chapters = entriesIn(value, "chapters")?.map((entry) => ({
    heading: plainIn(entry.heading),
    answers: marksIn(entry.answers),
    lines: (entriesIn(entry, "lines") ?? []).flatMap(({ text, src }) => {
      const [mark] = marksIn([src]);
      return plainIn(text) !== "" && mark ? [{ text: plainIn(text), mark }] : [];
    }),
  }));
  if (!chapters || !isObject(value)) return null;
  return {
    title: plainIn(value.title),
    titleMarks: marksIn(value.title_src),
    chapters,
    keep: marksIn(value.keep),
    brief: marksIn(value.brief),
  };
};

/** Better names: of the chapter with this number, of the whole for 0. */
export const readNames = (value: unknown): (Draft & { chapter: number })[] =>
  (entriesIn(value, "names") ?? []).flatMap((entry) =>
    draftIn(entry).map((draft) => ({ ...draft, chapter: Number(entry.chapter) })),
  );

/** Lines that could hurt somebody, as a model sees it. */
export type SoreLines = { sentences: number[]; kind: ReadReason; why: string };

/** What could hurt somebody, of a reply. */
export const readSore = (value: unknown): SoreLines[] =>
  (entriesIn(value, "passages") ?? []).flatMap(({ sentences, kind, why }): SoreLines[] => {
    const found = [...soreKinds, "together" as const].find((one) => one === kind);
    if (!found || !Array.isArray(sentences)) return [];
    return [{ sentences: sentences.map(Number), kind: found, why: plainIn(why) }];
  });

/** A change of the whole: of the sentence with this number. */
export type Change = Draft & {
  sentence: number;
  change: (typeof changeKinds)[number];
  /** Of a move: the number it is put behind. */
  after?: number;
};

/** The first changes of a reply, in their order; what is added is a change for each of its sentences. */
export const readChanges = (
  value: unknown,
  { most, language }: { most: number; language: Language },
): Change[] =>
  (entriesIn(value, "changes") ?? []).slice(0, most).flatMap((entry): Change[] => {
    const change = changeKinds.find((kind) => kind === entry.change);
    if (!change) return [];
    const [draft] = draftIn(entry);
    const sentence = Number(entry.sentence);
    if (change === "remove" || change === "begin" || change === "join")
      return [{ text: "", marks: [], sentence, change }];
    if (change === "move") return [{ text: "", marks: [], sentence, change, after: Number(entry.after) }];
    if (!draft) return [];
    const drafts = change === "add_after" ? oneByOne(draft, language) : [draft];
    return drafts.map((one) => ({ ...one, sentence, change }));
  });
