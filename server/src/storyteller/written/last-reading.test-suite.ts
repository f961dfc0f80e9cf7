import { toldLife } from "../../../test/told-life.ts";
import type { Sentence } from "../story.ts";
import type { Asked } from "./ask.ts";
import type { Given } from "./hints.ts";
import { lastReading } from "./last-reading.ts";

export const told = toldLife([
  "We lived in Strickland Street with red lino on the floor.",
  "My brother Kenny drowned in the dock in 1956, on a Sunday.",
  "Norman drove the number one bus past our door.",
  "The river froze over in the winter.",
]);
export const sourcesOf = (...places: number[]) =>
  places.map((at) => ({ interview_id: "i", message_id: `m${at}` }));

export type Change = { sentence: number; change: string; text?: string; src?: string[]; after?: number };

type Reading = {
  life?: typeof told;
  words?: number;
  matters?: { words: string; stems: string[] }[];
  repairs?: { sentence: number; text: string; src: string[] }[];
  verdict?: "supported" | "not_told";
  /** Changes that an earlier reading did not make. */
  before?: string[][];
  /** Hints that earlier readings gave. */
  given?: readonly Given[];
};

/** A story after a model has asked for changes of it, and approved of all that plain code let through. */
export const readAgain = async (
  sentences: Sentence[],
  changes: Change[],
  {
    life = told,
    words = 30,
    matters = [],
    repairs = [],
    verdict = "supported",
    before = [],
    given = [],
  }: Reading = {},
) => {
  const asked: Asked[] = [];
  const read = await lastReading(
    { done: [{ by: "model", sentences }], refused: before, given },
    {
      order: {
        outline: {
          parts: [{ heading: "Strickland Street", teller: 0, answers: sourcesOf(0, 1, 2, 3), told: 40 }],
          words,
          isShort: false,
        },
        tellers: [{ name: "Dorothy Hale", sex: "woman", told: life, matters }],
        style: "first-person",
        tellerLanguage: "en",
        seed: "x1",
      },
      ask: async (one) => {
        asked.push(one);
        if (one.task === "check")
          return {
            verdicts: Array.from({ length: 9 }, (_, at) => ({ sentence: at + 1, verdict })),
          };
        if (one.task === "repair") return { sentences: repairs };
        return { changes: changes.map((change) => ({ text: "", src: [], ...change })) };
      },
      sections: { read: async () => null, keep: async () => {} },
      report: async () => {},
    },
  );
  const [done] = read.done;
  const prompt = asked[0]?.parts.at(-1)?.content ?? "";
  return {
    texts: done?.sentences.map(({ text }) => text),
    sentences: done?.sentences,
    prompt,
    asked,
    refused: read.refused,
    given: read.given,
  };
};

/** An answer as a paragraph. */
export const paragraphOf = (at: number, life = told): Sentence => ({
  text: life[at]?.text ?? "",
  sources: sourcesOf(at),
  opens: true,
});

/** The same for a story that has these answers, each in a paragraph. */
export const reread = (places: number[], changes: Change[], reading: Reading = {}) =>
  readAgain(
    places.map((at) => paragraphOf(at, reading.life)),
    changes,
    reading,
  );
