import type { Said } from "../src/features/stories/said.ts";
import { toldOf } from "../src/features/stories/told.ts";
import type { Told } from "../src/storyteller/story.ts";

export type Answer = { content: string; question?: string; heard?: object };
type Limits = {
  message: string;
  kind: string;
  lines?: string[];
  words?: string;
  stems?: string[];
  isReopened?: boolean;
}[];

/** What is told of answers that one person gave, each after its question. */
export const toldBy = async (
  answers: readonly (Answer | string)[],
  {
    limits = [],
    keptOut = [],
    settled = [],
    people = [],
    language = "en",
  }: { limits?: Limits; keptOut?: object[]; settled?: object[]; people?: object[]; language?: string } = {},
): Promise<Told[]> => {
  const asked = JSON.stringify({ move: "follow_up", also: [] });
  const messages = answers
    .map((one) => (typeof one === "string" ? { content: one } : one))
    .flatMap(({ content, question = "", heard }: Answer, at) => [
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
        is_private: 0,
        created_at: String(at).padStart(4, "0"),
      },
    ])
    .map((one, position) => ({ move: null, ...one, interview_id: "i1", topic: null, position }));
  const ledger = { limits, people, corrections: [] };
  const said = {
    reached: [{ person: { id: "ines", name: "Ines" }, interview: { id: "i1", number: 1, language } }],
    messages,
    keptOut: keptOut.map((row) => ({ id: "k", person_id: "ines", stems: "[]", ...row })),
    ledgers: new Map([["ines", ledger]]),
    settled,
  } as unknown as Said;
  return await toldOf(said);
};

/** The same, only the texts. */
export const textsOf = async (...given: Parameters<typeof toldBy>): Promise<string[]> =>
  (await toldBy(...given)).map(({ text }) => text);
