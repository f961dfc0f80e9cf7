import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { countWords, sentences } from "#language/text.ts";
import { isTurning } from "#storyteller/arranging/passages.ts";
import { isSaidTo } from "#storyteller/text/lexicon-matcher.ts";

/** So few words between two sentences that were taken out are of them: "From my father's mill." */
const mostBetween = 6;

/** The sentences of a telling that stand in what is left of the answer, and are not the middle of what was taken out. */
export const sentencesIn = (
  told: string,
  { content, left, language }: { content: string; left: string; language: Language },
): string => {
  const all = sentences(content, language).map(({ text }) => text);
  const isOut = (text: string | undefined): boolean => text !== undefined && !left.includes(text);
  const isBetween = (text: string): boolean => {
    const at = all.indexOf(text);
    return isOut(all[at - 1]) && isOut(all[at + 1]) && countWords(text) <= mostBetween;
  };
  return sentences(told, language)
    .filter(({ text }) => !isOut(text) && !isBetween(text))
    .map(({ text }) => text)
    .join(" ");
};

/** The sentences in which a teller asked not to be asked, and those between them, but none that tells a death or the like. */
export const refusedIn = (
  content: string,
  { lines, language }: { lines: readonly string[]; language: Language },
): string[] => {
  const all = sentences(content, language).map(({ text }) => text);
  const [first, last] = [
    all.findIndex((text) => lines.includes(text)),
    all.findLastIndex((text) => lines.includes(text)),
  ];
  return first < 0 ? [] : all.slice(first, last + 1).filter((text) => !isTurning(text, language));
};

/** "Leave it lie then. I'll give you something that can go in. Arnold Sykes, 14 Northgate": what is told after such an offer. */
export const afterOffer = (text: string, language: Language): string => {
  const all = sentences(text, language);
  const offer = all.findIndex((one) => packs[language].story.putIn.test(fold(one.text)));
  return offer < 0 || offer === all.length - 1
    ? text
    : all
        .slice(offer + 1)
        .map((one) => one.text)
        .join(" ");
};

/** So far into an answer somebody may still speak of who reads it before they come back to what was asked. */
const mostBack = 6;

/** "Nane does Paola no harm, then. The oar, you asked me. It was Menegheto's": what is told after the reply to who reads it. */
export const afterReply = (text: string, language: Language): string => {
  const { toSaga } = packs[language].conversation.followUps;
  const all = sentences(text, language);
  const back = all.slice(0, mostBack).findLastIndex((one) => isSaidTo(one.text, { sign: toSaga, language }));
  return back < 0
    ? text
    : all
        .slice(back + 1)
        .map((one) => one.text)
        .join(" ");
};
