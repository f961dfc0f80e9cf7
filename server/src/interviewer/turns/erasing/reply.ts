import type { LanguagePack } from "#language/pack.ts";
import { remember } from "#language/remember.ts";
import { clausesSpoken, eachClauseSpoken, foldSpoken } from "#language/spellings.ts";
import { countWords } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { isTalkWithSaga } from "../../reading/quoting.ts";
import { kinMatcherOf } from "../../reading/vocabulary.ts";

/** Does a sentence bear one of these signs, as it is spoken? */
export const says = (sentence: string, pack: LanguagePack, ...signs: (RegExp | undefined)[]): boolean => {
  const folded = foldSpoken(sentence, pack.hearing);
  return signs.some((sign) => sign?.test(folded));
};

/** Is a sentence a yes and nothing else, asked or said? */
export const saysOnlyYes = (sentence: string, pack: LanguagePack): boolean =>
  pack.erasing.agrees.test(clausesSpoken(sentence, pack.hearing));

/** In so many words beside a request or a reply something is told. */
const fewestTold = 6;
/** What is told in fewer words beside what is said of deleting is talk about it. */
export const fewestKept = 25;
const longestTalk = 8;
/** "Oh no." */
const longestCry = 3;
const longestNo = 12;
const longestYes = 60;
const longestHeardYes = 60;
const longestAsking = 8;

/** "Don't delete it": never a request, whatever else it sounds like. */
export const isRefused = (text: string, pack: LanguagePack): boolean =>
  says(text, pack, pack.erasing.refuses);

/** So many clauses of a question are more than a question: "No, no, stop, that's the mattress, who told you to touch it?" */
const fewestOfNo = 3;

/** A sentence that says no; a question does not, unless it opens with one and goes on to something else. */
export const declinesIt = (sentence: string, { erasing, hearing }: LanguagePack): boolean => {
  const said = clausesSpoken(sentence, hearing);
  const clauses = said.split(", ");
  return sentence.endsWith("?")
    ? clauses.length >= fewestOfNo && erasing.declines.test(clauses[0] ?? "")
    : erasing.declines.test(said);
};

/** A sentence beside which no yes counts: it refuses, says no, or names what is to stay. */
const letsItStand = (sentence: string, pack: LanguagePack): boolean =>
  isRefused(sentence, pack) || says(sentence, pack, pack.erasing.limits) || declinesIt(sentence, pack);

/** Is nothing refused in it, and nothing put off? */
export const mayBeYes = (text: string, pack: LanguagePack): boolean =>
  !sentencesIn(text).some((one) => letsItStand(one, pack) || says(one, pack, pack.hearing.signs.wait));

/** "Stop." may mean the deletion. */
const fewestStop = 4;

/** Is it enough for now, or is leave taken? */
export const stopsTalk = (sentence: string, pack: LanguagePack): boolean =>
  countWords(sentence) >= fewestStop &&
  says(sentence, pack, pack.asides.signs.stops, pack.asides.signs.leaves);

/** Somebody's words are told, and not regretted as the teller's own. */
export const isReportedIn = (sentence: string, pack: LanguagePack): boolean =>
  says(sentence, pack, pack.asides.signs.reports) && !says(sentence, pack, pack.erasing.regrets);

/** Sentences that ask for it, by one of these signs; somebody else's words do not. */
export const requestsIn = (
  text: string,
  pack: LanguagePack,
  signs: readonly RegExp[] = [pack.erasing.asked, pack.erasing.notOnlyOut],
): string[] =>
  sentencesIn(text).filter((one) => {
    return says(one, pack, ...signs) && !isReportedIn(one, pack) && !isRefused(one, pack);
  });

/** Is it to be gone, and not only out of stories? */
export const isForGoodIn = (text: string, pack: LanguagePack): boolean =>
  says(text, pack, pack.erasing.forGood, pack.erasing.notOnlyOut);

const longestAddition = 6;
const longestCommand = 10;
/** So much may stand beside it in one sentence, where deleting is spoken of. */
const longestSaid = 16;

/**
 * Sentences in which it is told to go, wherever they stand. Where deleting is not spoken of yet, "for good" stands in them or in a few words
 * beside them: the verbs are those of leaving out too.
 */
const commandsIn = (text: string, pack: LanguagePack, { isOpen }: { isOpen: boolean }): string[] => {
  const { another, commands } = pack.erasing;
  const isBrief = (one: string): boolean => countWords(one) <= longestAddition;
  return sentencesIn(text).filter((one, at, all) => {
    const clauses = [
      foldSpoken(one, pack.hearing),
      ...one.split(/[,;:–—]|\s-\s/u).map((clause) => foldSpoken(clause, pack.hearing)),
    ].filter((clause) => commands.test(clause));
    if (clauses.length === 0 || isReportedIn(one, pack) || isRefused(one, pack)) return false;
    // "The one about Dad on the bench, that I earned more than him: I want that gone too" names it in the same breath.
    const isPlain =
      (countWords(one) <= longestSaid || says(one, pack, another)) &&
      clauses.some((clause) => countWords(clause) <= longestCommand);
    // "Take it away, please. But altogether, mind, so that it is nowhere.": the next sentence is read by its beginning.
    const next = (all[at + 1] ?? "").split(/\s+/u).slice(0, longestAddition).join(" ");
    const before = all[at - 1] ?? "";
    const near = [one, next, isBrief(before) ? before : ""];
    return (isOpen && isPlain) || near.some((other) => isForGoodIn(other, pack));
  });
};

/** All sentences that ask for it: in so many words, or as a command. `isOpen`: it is spoken of already. */
export const askedIn = (text: string, pack: LanguagePack, of: { isOpen: boolean }): string[] => [
  ...new Set([...requestsIn(text, pack), ...commandsIn(text, pack, of)]),
];

/** The sentences of a request that may name what is meant: neither a refusal nor what is to stay. */
export const namingIn = (text: string, pack: LanguagePack): string[] =>
  sentencesIn(text).filter(
    (one) =>
      !isRefused(one, pack) &&
      !says(one, pack, pack.erasing.limits, pack.erasing.stays) &&
      (!declinesIt(one, pack) || says(one, pack, pack.erasing.regrets)),
  );

/** "Is it gone?", "Tell me if it is deleted." */
export const asksWhether = (text: string, pack: LanguagePack): boolean =>
  sentencesIn(text).some((one) => says(one, pack, pack.erasing.whether));

/** Is something told beside what is asked for? Why it is to go, that it was said at all, what else is asked, and what is cried out tell nothing. */
export const tellsBeside = (
  text: string,
  requests: readonly string[],
  pack: LanguagePack,
  fewest = fewestTold,
): boolean => {
  const { erasing, asides } = pack;
  const isTold = (one: string): boolean => {
    const folded = foldSpoken(one, pack.hearing);
    const isTalk =
      [erasing.because, erasing.regrets, asides.signs.complains].some((sign) => sign.test(folded)) ||
      saysOnlyYes(one, pack) ||
      countWords(one) <= longestCry ||
      (countWords(one) <= longestTalk && isTalkWithSaga(one, pack));
    return !requests.includes(one) && !/[?!]$/u.test(one) && !isTalk;
  };
  return countWords(sentencesIn(text).filter(isTold).join(" ")) >= fewest;
};

const longestArticle = 4;

/** Is it told of a relative, who stands at the beginning of every sentence, and is nothing asked for? */
export const tellsOfKin = (text: string, pack: LanguagePack): boolean =>
  sentencesIn(text).every((one) => {
    const [first] = kinMatcherOf(pack.language)(one);
    const isFirst = first !== undefined && first.start <= longestArticle;
    return isFirst && askedAgainIn(one, pack).length === 0;
  });

/** A no, soon heard, for it deletes nothing; not where something is told besides. */
export const saysNo = (text: string, pack: LanguagePack): boolean => {
  if (countWords(text) > longestNo) return false;
  const isNo = (one: string): boolean =>
    isRefused(one, pack) || (!text.includes("?") && declinesIt(one, pack));
  const rest = sentencesIn(text).filter((one) => !isNo(one));
  return (isNo(text) || rest.length < sentencesIn(text).length) && countWords(rest.join(" ")) < fewestTold;
};

/** Answers whose requests are kept: those before an answer are asked for them in each turn. */
const mostKept = 500;

/** Saying it again while Saga's question stands: "Delete it. All of it." */
export const askedAgainIn = remember<readonly string[], LanguagePack>(
  (text, pack) => [
    ...new Set([
      ...requestsIn(text, pack, [pack.erasing.asked, pack.erasing.notOnlyOut, pack.erasing.again]),
      ...commandsIn(text, pack, { isOpen: true }),
    ]),
  ],
  mostKept,
);

/** Is it asked for in a clause of this sentence, however much is said of why in the others? */
export const asksInClause = (sentence: string, pack: LanguagePack): boolean =>
  [sentence, ...sentence.split(/[,;:–—]/u)].some((said) => askedAgainIn(said, pack).length > 0);

/**
 * A yes: the request and a bare yes, or a request that names this answer and says "for good"; or one of the two beside nothing but why it is to
 * go, or a complaint. What is told, doubted or put off beside it has Saga ask again: a question harms nobody, and what is deleted does not come back.
 */
export const saysYes = (
  text: string,
  pack: LanguagePack,
  names: (words: string) => boolean = () => false,
): boolean => {
  const { forGood, because } = pack.erasing;
  if (countWords(text) > longestYes) return false;
  const isBare = (one: string): boolean => saysOnlyYes(one, pack) && !one.endsWith("?");
  if (isBare(text)) return !text.includes("?");
  const all = sentencesIn(text);
  if (all.some((one) => letsItStand(one, pack))) return false;
  const isPlain = (one: string): boolean => countWords(one) <= longestAsking && !one.endsWith("?");
  const again = askedAgainIn(text, pack);
  const requests = again.filter(isPlain);
  const isNamed = (one: string): boolean => says(one, pack, forGood) && names(one) && !one.endsWith("?");
  const bare = all.filter(isBare);
  // "Ah, go on, do it, yes.": said twice in one breath it is the request and the yes.
  const isTwice = bare.some((one) => agreeing(one, pack).length > 1);
  if (again.some(isNamed) || (requests.length > 0 && bare.length > 0) || isTwice) return true;
  const isBeside = (one: string): boolean => says(one, pack, because, pack.asides.signs.complains);
  const rest = all.filter((one) => !requests.includes(one) && !bare.includes(one));
  return rest.length < all.length && rest.every(isBeside) && !text.includes("?");
};

/** Clauses of a sentence that are nothing but a yes. */
const agreeing = (sentence: string, { erasing, hearing }: LanguagePack): string[] =>
  sentence.endsWith("?") ? [] : eachClauseSpoken(sentence, hearing).filter((one) => erasing.agrees.test(one));

/** Is one of the sentences nothing but a yes, or is it said twice in one breath: "Yes. How many times, yes.", "Yes, go on, that can go."? */
export const saysBareYes = (text: string, pack: LanguagePack): boolean =>
  sentencesIn(text).some(
    (one) => (!one.endsWith("?") && saysOnlyYes(one, pack)) || agreeing(one, pack).length > 1,
  );

/** Is a yes said in one of the clauses, or the request again in few words, and nothing refused, doubted or left standing? Not enough alone: something may be told besides. */
export const holdsYes = (text: string, pack: LanguagePack): boolean => {
  if (countWords(text) > longestHeardYes) return false;
  const all = sentencesIn(text);
  const isAgain = (): boolean =>
    askedAgainIn(text, pack).some((one) => !one.endsWith("?") && countWords(one) <= longestAsking);
  return mayBeYes(text, pack) && (all.some((one) => agreeing(one, pack).length > 0) || isAgain());
};
