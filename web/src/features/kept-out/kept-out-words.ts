import type { KeptOutItem, Message } from "@saga/contract/interviews";
import { m } from "#messages";

/** How a thing that is kept out is named: a sentence, and the teller's own words for it where there are any. */
export type Named = { sentence: string; words: string };

const answers: Record<KeptOutItem["kind"], () => string> = {
  secret: m.kept_out_an_answer_that_was_never_told_before,
  erased: m.kept_out_an_answer_that_was_taken_back,
  crisis: m.kept_out_an_answer_from_a_hard_moment,
  not_printed: m.kept_out_an_answer_that_is_not_for_print,
  not_asked: m.kept_out_something_that_is_left_alone,
};

/** Of a matter: never the passage, only what the teller called it. */
export function nameOf({ kind, words }: Pick<KeptOutItem, "kind" | "words">): Named {
  if (words === "") return { sentence: answers[kind](), words };
  if (kind === "not_printed") return { sentence: m.kept_out_not_for_print(), words };
  if (kind === "not_asked") return { sentence: m.kept_out_left_alone(), words };
  return { sentence: answers[kind](), words };
}

/** Where it stands: which answer it is, or that it counts wherever it is told; empty for an answer of another interview. */
export function placeOf(item: KeptOutItem, messages: readonly Message[]): string {
  if (item.message_id === null) return m.kept_out_wherever_it_is_told();
  const told = messages.filter(({ role }) => role === "user");
  const index = told.findIndex(({ id }) => id === item.message_id);
  return index < 0 ? "" : m.kept_out_answer_value_of_this_interview({ value: index + 1 });
}

/** What follows from letting it in. */
export function consequenceOf({ kind, message_id }: Pick<KeptOutItem, "kind" | "message_id">): string {
  if (kind === "not_asked") return m.kept_out_saga_may_then_ask_about_it_again();
  if (message_id === null) return m.kept_out_it_may_then_stand_in_stories_wherever();
  return m.kept_out_this_answer_may_then_stand_in_stories();
}

/** Words of the button that opens the list. */
export const countWords = (count: number): string => m.kept_out_kept_out_of_stories_count({ count });
