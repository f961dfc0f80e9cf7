import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { sentences } from "#language/text.ts";
import { stemsLeftAlone, touchesLimit } from "../ledger/limits.ts";
import { formsOfName } from "../reading/inflected-name.ts";
import { isTalkWithSaga } from "../reading/quoting.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import type { Moment } from "./moment.ts";

/** So many characters around what is to stay out are left alone too. */
const around = 120;

/** Places in an answer that lie in or beside sentences which the teller has just taken out of it. */
export const nearLeftOut = (
  { draft }: Moment,
  { tagged, id }: { tagged: TaggedText; id: string },
): ((at: number) => boolean) => {
  const spans = draft.limits
    .filter(({ message }) => message === id)
    .flatMap(({ lines = [] }) => lines)
    .map((line) => ({ from: tagged.text.indexOf(line), length: line.length }))
    .filter(({ from }) => from >= 0);
  return (at) => spans.some(({ from, length }) => at > from - around && at < from + length + around);
};

/** "O Marku nie mówię" is said of Marek: a name in its plain form is meant in every other. */
export const isFormOf = (
  person: string,
  stems: Iterable<string>,
  { conversation }: LanguagePack,
): boolean => {
  if (!conversation.followUps.nominative) return false;
  const names = (person.match(/\p{Lu}\p{L}+/gu) ?? []).map(
    (name) => formsOfName(name.toLowerCase()).anywhere,
  );
  return [...stems].some((stem) => names.some((forms) => forms.test(stem)));
};

/** Sentences of an answer that name what is left alone, or refuse something: nothing that only they tell of is asked about. */
export const refusedIn = ({ draft, pack }: Moment, tagged: TaggedText): ((at: number) => boolean) => {
  const stems = stemsLeftAlone(draft);
  const all = sentences(tagged.text, tagged.language);
  const refuses = all.map(({ text }) => pack.asides.signs.refuses.test(fold(text)));
  const spans = all.filter(
    ({ text }, at) =>
      // "Nora. Don't ask me about that.": what is refused may stand in the sentence before.
      refuses[at] ||
      refuses[at + 1] ||
      (draft.limits.length > 0 && touchesLimit(draft, { words: text, pack })) ||
      (text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).some((name) => isFormOf(name, stems, pack)),
  );
  return (at) => spans.some(({ start, end }) => at >= start && at < end);
};

/** Words of a sentence that is surely said to Saga; in a longer one somebody is told of. */
const mostOfTalk = 5;

/** Sentences of an answer that are said to Saga: "Let Nora read it." */
export const talkIn = ({ pack }: Moment, tagged: TaggedText): ((at: number) => boolean) => {
  const spans = sentences(tagged.text, tagged.language).filter(
    ({ text }) => text.split(/\s+/u).length <= mostOfTalk && isTalkWithSaga(text, pack),
  );
  return (at) => spans.some(({ start, end }) => at >= start && at < end);
};

/** Sentences that tell who set this up: "It's our Janet what set it up." */
export const settingUpIn = ({ pack }: Moment, tagged: TaggedText): ((at: number) => boolean) => {
  const spans = sentences(tagged.text, tagged.language).filter(({ text }) =>
    pack.asides.signs.setsUp.test(fold(text)),
  );
  return (at) => spans.some(({ start, end }) => at >= start && at < end);
};
