import { contentStems, countWords } from "#language/text.ts";
import { asidesIn } from "../../hearing/asides.ts";
import type { Moment, Told } from "../moment.ts";
import { type Candidate, stemsOf } from "./meant.ts";

/** What is said elsewhere of an answer that is deleted. */

/** So many words of what is deleted speak of it again, where they stand in hardly any other answer. */
const fewestOfIt = 2;
const mostElsewhere = 2;
/** Whoever asks who can read it tells so little beside that. */
const mostTold = 15;

/** Answers after this one that say words of it again which hardly any other does. */
const speakingOf = ({ told = [], out = [], pack }: Moment, answer: Candidate): Told[] => {
  const all = [...told, ...out.filter(({ id }) => !told.some((one) => one.id === id))];
  const stems = all.map(({ text }) => new Set(contentStems(text, pack)));
  const own = [...stemsOf(answer, pack)].filter(
    (stem) => stems.filter((of) => of.has(stem)).length <= mostElsewhere + 1,
  );
  const at = told.findIndex(({ id }) => id === answer.id);
  const later = at < 0 ? all : all.filter(({ id }) => told.findIndex((one) => one.id === id) > at);
  return later.filter(
    ({ id, text }) =>
      id !== answer.id &&
      own.filter((stem) => stems[all.findIndex((one) => one.text === text)]?.has(stem)).length >= fewestOfIt,
  );
};

/** What was asked of it meanwhile ("can she read about the ring?"), and tells hardly anything, goes with it. */
export const talkOf = (moment: Moment, answer: Candidate): string[] => {
  const { signs } = moment.pack.asides;
  return speakingOf(moment, answer).flatMap(({ id, text }) => {
    const heard = asidesIn(text, { signs, hearing: moment.pack.hearing });
    const asks = (heard?.beside.asks.length ?? 0) > 0;
    return asks && countWords(heard?.told ?? "") <= mostTold ? [id] : [];
  });
};

/** Does another answer, which does not go, still speak of it? */
export const isSpokenOfElsewhere = (moment: Moment, answer: Candidate, gone: readonly string[]): boolean =>
  speakingOf(moment, answer).some(({ id }) => !gone.includes(id));
