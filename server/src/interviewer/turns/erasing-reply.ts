import { fold, foldClauses } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { countWords } from "#language/text.ts";
import { sentencesIn } from "../hearing/parts.ts";
import { isTalkWithSaga } from "../reading/quoting.ts";

/** In so many words beside a request or a reply something is told. */
const fewestTold = 6;
const longestTalk = 8;
const longestNo = 12;
const longestYes = 60;

/** "Don't delete it": never a request, whatever else it sounds like. */
export const isRefused = (text: string, { erasing }: LanguagePack): boolean =>
  erasing.refuses.test(fold(text));

/** A sentence that says no; a question does not. */
export const declinesIt = (sentence: string, { erasing }: LanguagePack): boolean =>
  !sentence.endsWith("?") && erasing.declines.test(foldClauses(sentence));

/** Sentences that ask for it, by one of these signs; somebody else's words do not. */
export const requestsIn = (
  text: string,
  pack: LanguagePack,
  signs: readonly RegExp[] = [pack.erasing.asked],
): string[] =>
  sentencesIn(text).filter((one) => {
    const folded = fold(one);
    const isReported = pack.asides.signs.reports.test(folded);
    return signs.some((sign) => sign.test(folded)) && !isReported && !isRefused(one, pack);
  });

const longestAddition = 6;

/**
 * Sentences in which it is told to go, wherever they stand. Where deleting is not spoken of yet, "for good" stands in them or in a few words
 * beside them: the verbs are those of leaving out too.
 */
const commandsIn = (text: string, pack: LanguagePack, { isOpen }: { isOpen: boolean }): string[] => {
  const { commands, forGood } = pack.erasing;
  const isBrief = (one = ""): boolean => countWords(one) <= longestAddition;
  return sentencesIn(text).filter((one, at, all) => {
    const folded = fold(one);
    if (pack.asides.signs.reports.test(folded) || isRefused(one, pack)) return false;
    const clauses = one.split(/[,;:–—]|\s-\s/u).map(fold);
    if (![folded, ...clauses].some((clause) => commands.test(clause))) return false;
    const near = [one, ...[all[at - 1], all[at + 1]].filter(isBrief)];
    return isOpen || near.some((other = "") => forGood.test(fold(other)));
  });
};

/** All sentences that ask for it: in so many words, or as a command. `isOpen`: it is spoken of already. */
export const askedIn = (text: string, pack: LanguagePack, of: { isOpen: boolean }): string[] => [
  ...new Set([...requestsIn(text, pack), ...commandsIn(text, pack, of)]),
];

/** "Is it gone?", "Tell me if it is deleted." */
export const asksWhether = (text: string, { erasing }: LanguagePack): boolean =>
  sentencesIn(text).some((one) => erasing.whether.test(fold(one)));

/** Is something told beside what is asked for? Why it is to go, what else is asked, and what is cried out tell nothing. */
export const tellsBeside = (
  text: string,
  requests: readonly string[],
  pack: LanguagePack,
  fewest = fewestTold,
): boolean => {
  const { erasing, asides } = pack;
  const isTold = (one: string): boolean => {
    const folded = fold(one);
    const isTalk =
      [erasing.because, asides.signs.complains].some((sign) => sign.test(folded)) ||
      (countWords(one) <= longestTalk && isTalkWithSaga(one, pack));
    return !requests.includes(one) && !/[?!]$/u.test(one) && !isTalk;
  };
  return countWords(sentencesIn(text).filter(isTold).join(" ")) >= fewest;
};

/** A no, soon heard, for it deletes nothing; not where something is told besides. */
export const saysNo = (text: string, pack: LanguagePack): boolean => {
  if (countWords(text) > longestNo) return false;
  const isNo = (one: string): boolean =>
    isRefused(one, pack) || (!text.includes("?") && declinesIt(one, pack));
  const rest = sentencesIn(text).filter((one) => !isNo(one));
  return (isNo(text) || rest.length < sentencesIn(text).length) && countWords(rest.join(" ")) < fewestTold;
};

/** Saying it again while Saga's question stands: "Delete it. All of it." */
export const askedAgainIn = (text: string, pack: LanguagePack): string[] => [
  ...new Set([
    ...requestsIn(text, pack, [pack.erasing.asked, pack.erasing.again]),
    ...commandsIn(text, pack, { isOpen: true }),
  ]),
];

/**
 * A yes: one sentence that says nothing else, or that asks for it again, and none that says no or takes something out of it. Beside a
 * bare yes nothing is told.
 */
export const saysYes = (text: string, pack: LanguagePack): boolean => {
  const { agrees, limits } = pack.erasing;
  if (countWords(text) > longestYes) return false;
  if (agrees.test(foldClauses(text))) return !text.includes("?");
  const all = sentencesIn(text);
  const isNo = (one: string): boolean =>
    isRefused(one, pack) || limits.test(fold(one)) || declinesIt(one, pack);
  if (all.some(isNo)) return false;
  const again = askedAgainIn(text, pack);
  if (again.some((one) => !one.endsWith("?"))) return true;
  const bare = all.filter((one) => agrees.test(foldClauses(one)) && !one.endsWith("?"));
  return bare.length > 0 && !text.includes("?") && !tellsBeside(text, bare, pack);
};
