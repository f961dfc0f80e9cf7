import { isVerbLike } from "#language/grammar.ts";
import { contentStems, countWords, tokens } from "#language/text.ts";
import { asidesIn } from "../../hearing/asides.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { OfAnswer } from "../../ledger/may-erase.ts";
import { nameWordsIn } from "../../reading/tagged-text.ts";
import type { Moment, Told } from "../moment.ts";
import { asksForIt, type Candidate, stemsOf } from "./meant.ts";
import { declinesIt, fewestKept, says } from "./reply.ts";

/** What goes with an answer that is deleted: of those that asked for it only that which asks for it, or says again what goes, and what was asked of it meanwhile. */

/** So many words of meaning that are new, beside the request, are a second secret: it has a yes of its own. */
const fewestNew = 5;
/** "Makes me swear." */
const longestAside = 3;
/** "Could that vanish?" */
const longestQuestion = 8;
/** What goes is told again where it is asked for with so many words of it, and before it is asked for by so many or a name. */
const fewestRepeated = 2;
/** Does a sentence ask for it, or say why it is to go? */
const isOfAsking = (one: string, pack: Moment["pack"]): boolean => {
  const { because, forGood, notOnlyOut, regrets } = pack.erasing;
  const { hushes, keepsOut } = pack.asides.signs;
  const signs = [because, forGood, notOnlyOut, regrets, hushes, keepsOut];
  return (one.endsWith("?") && countWords(one) <= longestQuestion) || says(one, pack, ...signs);
};

/** Is something to be left where it is? */
const saysStays = (one: string, pack: Moment["pack"]): boolean =>
  says(one, pack, pack.erasing.limits, pack.erasing.stays, pack.erasing.refuses);

/** "No. No no no." */
const isCry = (one: string, pack: Moment["pack"]): boolean =>
  declinesIt(one, pack) ||
  (countWords(one) <= longestAside && !tokens(one).some(({ word }) => isVerbLike(word, pack.grammar)));

/** With the few sentences between them, which say why: "I want that out, about her next door. Her Brenda fetches me prescription. For good, mind." */
const withBetween = (
  all: readonly string[],
  lines: readonly string[],
  isToStay: (one: string) => boolean,
): string[] => {
  const [first, last] = [all.indexOf(lines[0] ?? ""), all.lastIndexOf(lines.at(-1) ?? "")];
  const between = all.filter((one, at) => at > first && at < last && !lines.includes(one) && !isToStay(one));
  const isWhy = countWords(between.join(" ")) < fewestKept;
  return isWhy ? all.filter((one) => lines.includes(one) || between.includes(one)) : [...lines];
};

/** The sentences of an answer that ask for what has these stems, or say it again. */
const linesOfRequest = (text: string, goes: ReadonlySet<string>, { pack }: Moment): string[] => {
  const all = sentencesIn(text);
  const sharedIn = (said: string): string[] =>
    [...new Set(contentStems(said, pack))].filter((stem) => goes.has(stem));
  const freshIn = (said: string): number => new Set(contentStems(said, pack)).size - sharedIn(said).length;
  const isOf = (said: string): boolean => sharedIn(said).length > 0 && freshIn(said) < fewestNew;
  const isSurely = (one: string): boolean =>
    sharedIn(one).length >= fewestRepeated ||
    nameWordsIn(one, pack.language).some((name) => contentStems(name, pack).some((stem) => goes.has(stem)));
  const isToStay = (one: string): boolean => saysStays(one, pack);
  const from = all.findIndex((one) => asksForIt({ text: one }, pack));
  const lines: string[] = [];
  all.forEach((one, at) => {
    const isBehind = lines.length > 0 && lines.at(-1) === all[at - 1];
    const isAside = (clause: string): boolean => isBehind && countWords(clause) <= longestAside;
    const isOfIt = isOf(one) || one.split(/[,;:–—]/u).every((clause) => isOf(clause) || isAside(clause));
    const saysAgain = isToStay(one) ? isSurely(one) : isOfIt && (at > from || isSurely(one));
    if (asksForIt({ text: one }, pack) || saysAgain || (isOfAsking(one, pack) && !isToStay(one)))
      lines.push(one);
  });
  return withBetween(all, lines, isToStay);
};

/**
 * The answers that asked for a deletion, by `talk` or by its words, with what of them goes; no lines: all of it. `next`: what is asked about
 * afterwards is said again in them, too.
 */
export const requestsFor = (
  moment: Moment,
  talk: readonly string[],
  { answer, next }: { answer: Candidate; next: readonly OfAnswer[] },
): OfAnswer[] => {
  const { told = [], out = [], pack } = moment;
  const stems = stemsOf(answer, pack);
  const all = [...told, ...out];
  const isNamed = (text: string): boolean =>
    contentStems(text, pack).filter((stem) => stems.has(stem)).length >= fewestRepeated;
  const waiting = next.flatMap(
    ({ message, lines }) => lines ?? all.find(({ id }) => id === message)?.text ?? [],
  );
  const goes = new Set([...stems, ...waiting.flatMap((text) => contentStems(text, pack))]);
  const ids = [answer.id, ...next.map(({ message }) => message)];
  const asking = all.filter(
    ({ id, text }, at) =>
      !ids.includes(id) &&
      all.findIndex((one) => one.id === id) === at &&
      (talk.includes(id) || (asksForIt({ text }, pack) && isNamed(text))),
  );
  return asking.flatMap(({ id, text }): OfAnswer[] => {
    const lines = linesOfRequest(text, goes, moment);
    if (lines.length === 0) return [];
    const isTold = sentencesIn(text).some(
      (one) => !lines.includes(one) && (saysStays(one, pack) || !isCry(one, pack)),
    );
    return [{ message: id, ...(isTold ? { lines } : {}) }];
  });
};

/** "No, I don't like that, now I've said it." */
const begins = (one: string): string => one.split(/[,;:–—]/u)[0] ?? one;

/** What these answers tell before they ask, so that their question is answered: "Mother. She sat there. But wait, I want that out …"; empty: nothing. */
export const toldBefore = (
  { told = [], out = [], pack }: Moment,
  requests: readonly { message: string; lines: readonly string[] }[],
): string => {
  const heads = requests.map(({ message, lines: [first = ""] }) => {
    const text = [...told, ...out].find(({ id }) => id === message)?.text ?? "";
    return text.slice(0, Math.max(0, text.indexOf(first)));
  });
  return heads
    .flatMap((head) => sentencesIn(head))
    .filter((one) => contentStems(one, pack).length > 0 && !declinesIt(begins(one), pack))
    .join(" ");
};

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
