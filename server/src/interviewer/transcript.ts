import type { TopicId } from "#language/subjects.ts";
import { hear } from "./hearing/hear.ts";
import { heed } from "./hearing/heed.ts";
import type { KeptOut, Ledger } from "./ledger/ledger.ts";
import { noteAnswer } from "./ledger/note.ts";
import { progressAfter } from "./ledger/progress.ts";
import { type Heard, isTelling } from "./moves.ts";
import { readAnswer } from "./reading/read-answer.ts";
import { begin, type Setting } from "./turns/turn-frame.ts";

/** An answer that got its words later: what it holds, or leaves out, is known from now on. Nothing is asked. */
export const hearTranscript = (
  input: Setting & { answer: { id: string; text: string } } & { asked: { topic: TopicId | null } },
): { ledger: Ledger; heard: Heard; keptOut: KeptOut[]; progress: number } => {
  const { draft, pack, number, language, state } = begin(input);
  const { id, text } = input.answer;
  const { topic } = input.asked;
  const heard = heed(hear(text, language), { text, pack });
  const reading = readAnswer(heard.told, language);
  const tells = heard.telling !== undefined || isTelling(heard.intent);
  const pending = { move: "follow_up", topic, wording: "", asks: "" } as const;
  const keptOut =
    tells || heard.intent === "delete"
      ? noteAnswer({ draft, number, pack, id, heard, reading, pending, before: null, told: [], text })
      : [];
  if (tells && heard.intent !== "crisis")
    state.progress = Math.max(state.progress, progressAfter(draft, number));
  return { ledger: draft, heard, keptOut, progress: state.progress };
};
