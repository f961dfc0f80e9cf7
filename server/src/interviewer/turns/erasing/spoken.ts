import { contentStems, countWords } from "#language/text.ts";
import { asidesIn } from "../../hearing/asides.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { Moment, Told } from "../moment.ts";
import { type Candidate, stemsOf } from "./meant.ts";

/** What is said elsewhere of an answer that is deleted. */

/** So many words of what is deleted speak of it again, where they stand in hardly any other answer. */
const fewestOfIt = 2;
const mostElsewhere = 2;
/** In so many words something is told beside a question. */
const fewestTold = 6;

/** Answers after this one that say words of it again which hardly any other does. */
const speakingOf = ({ told = [], out = [], pack, state }: Moment, answer: Candidate): Told[] => {
  const all = [...told, ...out.filter(({ id }) => !told.some((one) => one.id === id))].filter(
    ({ id }) => !state.ofErasing?.includes(id),
  );
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

/** What was asked of it meanwhile ("can she read about the ring?"): answers that tell nothing else, and of those that do the sentences that ask and name it. */
export const talkOf = (
  moment: Moment,
  answer: Candidate,
): { whole: string[]; cuts: { message: string; lines: string[] }[] } => {
  const { pack } = moment;
  const stems = stemsOf(answer, pack);
  const names = (one: string): boolean => contentStems(one, pack).some((stem) => stems.has(stem));
  const asking = speakingOf(moment, answer).flatMap(({ id, text }) => {
    const heard = asidesIn(text, { signs: pack.asides.signs, hearing: pack.hearing });
    return heard && heard.beside.asks.length > 0 ? [{ id, text, told: heard.told }] : [];
  });
  const isTold = ({ told }: { told: string }): boolean => countWords(told) >= fewestTold;
  return {
    whole: asking.filter((one) => !isTold(one)).map(({ id }) => id),
    cuts: asking.filter(isTold).flatMap(({ id, text, told }) => {
      const lines = sentencesIn(text).filter((one) => !told.includes(one) && names(one));
      return lines.length > 0 ? [{ message: id, lines }] : [];
    }),
  };
};

/** Does another answer, which does not go, still speak of it? */
export const isSpokenOfElsewhere = (moment: Moment, answer: Candidate, gone: readonly string[]): boolean =>
  speakingOf(moment, answer).some(({ id }) => !gone.includes(id));
