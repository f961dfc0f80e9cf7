import type { TopicId } from "#language/subjects.ts";
import type { Ledger } from "./ledger/ledger.ts";
import type { Moment, Said } from "./turns/moment.ts";
import { askInWords, easierQuestion, openSubjectOf } from "./turns/opening.ts";
import { pose } from "./turns/turn.ts";
import { begin, type Setting } from "./turns/turn-frame.ts";

/** What somebody of the family wants an interview to ask next: about subjects of the plan, or in these words. */
export type AskedFor = { topics: readonly TopicId[] } | { text: string };

/**
 * The question that was asked for, as the waiting one of an interview. Null: its subjects were asked to the end, or what it is about is to be left alone.
 */
export function askFor(
  setting: Setting,
  asked: AskedFor,
): { text: string; topic: TopicId | null; ledger: Ledger } | null {
  const moment = begin(setting);
  const said = "text" in asked ? askInWords(moment, asked.text) : aboutFirst(moment, asked.topics);
  if (!said) return null;
  pose(moment, said);
  return { text: said.text, topic: said.topic, ledger: moment.draft };
}

const aboutFirst = (moment: Moment, topics: readonly TopicId[]): Said | null => {
  for (const topic of topics) {
    const said = openSubjectOf(moment, topic) ?? easierQuestion(moment, topic);
    if (said) return said;
  }
  return null;
};
