import type { Said } from "../src/features/stories/said.ts";
import { toldOf } from "../src/features/stories/told.ts";
import type { Told } from "../src/storyteller/story.ts";

export type Answer = { content: string; question?: string; heard?: object; isPrivate?: boolean };
type Limits = {
  message: string;
  kind: string;
  lines?: string[];
  words?: string;
  stems?: string[];
  isReopened?: boolean;
}[];

/** Answers that one person, "ines", gave, each after its question. */
export const saidBy = (
  answers: readonly (Answer | string)[],
  {
    limits = [],
    keptOut = [],
    settled = [],
    people = [],
    language = "en",
  }: { limits?: Limits; keptOut?: object[]; settled?: object[]; people?: object[]; language?: string } = {},
): Said => {
  const asked = JSON.stringify({ move: "follow_up", also: [] });
  const messages = answers
    .map((one) => (typeof one === "string" ? { content: one } : one))
    .flatMap(({ content, question = "", heard, isPrivate = false }: Answer, at) => [
      {
        id: `q${at}`,
        role: "assistant",
        content: question,
        heard: null,
        is_private: 0,
        move: question === "" ? null : asked,
      },
      {
        id: `m${at}`,
        role: "user",
        content,
        heard: heard ? JSON.stringify(heard) : null,
        is_private: isPrivate ? 1 : 0,
        created_at: String(at).padStart(4, "0"),
      },
    ])
    .map((one, position) => ({ move: null, ...one, interview_id: "i1", topic: null, position }));
  const ledger = { limits, people, corrections: [] };
  return {
    reached: [{ person: { id: "ines", name: "Ines" }, interview: { id: "i1", number: 1, language } }],
    messages,
    keptOut: keptOut.map((row) => ({ id: "k", person_id: "ines", stems: "[]", ...row })),
    ledgers: new Map([["ines", ledger]]),
    settled,
  } as unknown as Said;
};

/** What is told of them. */
export const toldBy = async (...given: Parameters<typeof saidBy>): Promise<Told[]> =>
  await toldOf(saidBy(...given));

/** The same, only the texts. */
export const textsOf = async (...given: Parameters<typeof toldBy>): Promise<string[]> =>
  (await toldBy(...given)).map(({ text }) => text);
