import { fold, foldClauses } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { countWords } from "#language/text.ts";
import { sentencesIn } from "../hearing/parts.ts";

/** In so many words beside a request or a reply something is told. */
const fewestTold = 6;
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

/** Is something told beside what is asked for? Why it is to go, what else is asked, and what is cried out tell nothing. */
export const tellsBeside = (
  text: string,
  requests: readonly string[],
  { erasing }: LanguagePack,
): boolean => {
  const rest = sentencesIn(text).filter(
    (one) => !requests.includes(one) && !/[?!]$/u.test(one) && !erasing.because.test(fold(one)),
  );
  return countWords(rest.join(" ")) >= fewestTold;
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
export const askedAgainIn = (text: string, pack: LanguagePack): string[] =>
  requestsIn(text, pack, [pack.erasing.asked, pack.erasing.again]);

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
