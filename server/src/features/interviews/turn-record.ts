import type { Interview } from "@saga/contract/interviews";
import type { Turn } from "#interviewer/interviewer.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";

type Heard = NonNullable<Turn["heard"]>;

/** What was heard in an answer, as calls show it. */
export type ShownHeard = Pick<Heard, "intent" | "about">;

/** What a turn does, as calls show it. */
export type ShownMove = Pick<Turn, "move" | "also">;

/**
 * As it is stored with the answer: what was meant, whether any of it tells something, whether a model heard that beside talk, and whether one listened at all.
 * `letIn`: the answers of which the teller wants something in stories again, as a model heard it.
 */
export const heardRecord = (heard: Heard | null, letIn: readonly string[] = []): string | null =>
  heard &&
  JSON.stringify({
    intent: heard.intent,
    about: heard.about,
    tells: heard.told !== "",
    ...(heard.tellsToo ? { tells_too: true } : {}),
    ...(heard.byModel ? { by_model: heard.byModel } : {}),
    ...(letIn.length > 0 ? { let_in: letIn } : {}),
  });

/** As it is stored with the question. `erases`: an answer was deleted for good with it; `confirm`: it asks whether one shall be. */
export const moveRecord = ({
  move,
  also,
  erases,
  confirm,
}: ShownMove & Pick<Turn, "erases" | "confirm">): string =>
  JSON.stringify({ move, also, ...(erases ? { erased: true } : {}), ...(confirm ? { confirm } : {}) });

/** As it is stored with the first words: the question at their end too, which a greeting stands before. */
export const openingRecord = ({ move, also, text, asks }: Turn): string =>
  JSON.stringify({ move, also, ...(asks !== text && asks !== "" && text.endsWith(asks) ? { asks } : {}) });

type StoredHeard = ShownHeard & {
  tells: boolean;
  tells_too?: true;
  by_model?: "heard" | "kept";
  let_in?: string[];
  deleted_at?: string;
  cut_at?: string;
};

/** What was heard in a stored answer; null where nobody has listened yet. */
export const heardIn = ({ heard }: Pick<StoredMessage, "heard">): StoredHeard | null =>
  heard === null ? null : JSON.parse(heard);

/** When the words of an answer were deleted for good; undefined: they were not. */
export const deletedAt = (message: Pick<StoredMessage, "heard">): string | undefined =>
  heardIn(message)?.deleted_at;

/** When some sentences of an answer were deleted for good, and its sound; undefined: none were. */
export const cutAt = (message: Pick<StoredMessage, "heard">): string | undefined => heardIn(message)?.cut_at;

/** As it is stored with an answer that has lost sentences. */
export const cutRecord = (message: Pick<StoredMessage, "heard">, now: string): string =>
  JSON.stringify({ ...(heardIn(message) ?? { intent: "told", tells: true }), cut_at: now });

/** As it is stored with an answer whose words are deleted: it tells nothing any more. */
export const deletedRecord = (message: Pick<StoredMessage, "heard">, now: string): string =>
  JSON.stringify({ intent: heardIn(message)?.intent ?? "delete", tells: false, deleted_at: now });

/** What a stored question does; null for one from before this was kept. `picture`: the photograph that it asked about, before those had interviews. */
export const moveIn = ({
  move,
}: Pick<StoredMessage, "move">):
  | (ShownMove & { asks?: string; picture?: string; erased?: true; confirm?: Turn["confirm"] })
  | null => (move === null ? null : JSON.parse(move));

/** Does a stored answer tell of a life? Talk with the interviewer does not; answers from before this was kept do. */
export const tells = (message: Pick<StoredMessage, "heard">): boolean => heardIn(message)?.tells ?? true;

/** The one thing that a stored interview is about; null for one of the three. */
export const aboutIn = ({ about }: Pick<StoredInterview, "about">): Interview["about"] =>
  about === null ? null : JSON.parse(about);
