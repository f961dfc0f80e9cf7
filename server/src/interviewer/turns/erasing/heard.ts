import { foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { targetsIn } from "../../ledger/may-erase.ts";
import type { Choice } from "../../wording/chosen.ts";
import type { Moment } from "../moment.ts";
import { erasedBy, linesIn } from "./acts.ts";
import { askFor, meantOf } from "./ask.ts";
import { type Decided, keepOut, replied } from "./done.ts";
import { askedAbout, asksForIt, type Candidate, isNamedBy, keptOutOf, type Meant } from "./meant.ts";
import { askedAgainIn, declinesIt, holdsYes, says, saysBareYes } from "./reply.ts";
import { isSpokenOf, wasErased } from "./status.ts";

/** What a model hears of deleting an answer for good: it may bring the question, and with plain words of the teller the yes. */

type HeardActs = Pick<Choice, "acts" | "asked">;

/** What a model heard is to go, of what is kept out by now, in the order it names it; an answer that asks for it comes last. */
const meantBy = (moment: Moment, choice: HeardActs): Meant[] => {
  const candidates = keptOutOf(moment);
  const named = erasedBy(choice).flatMap((id) => candidates.find((one) => one.id === id) ?? []);
  const last = named.filter((one) => asksForIt(one, moment.pack));
  return [...named.filter((one) => !last.includes(one)), ...last].map(({ id, text }) => {
    const lines = linesIn(choice, id);
    return { id, text, names: [], ...(lines ? { lines, near: lines } : {}) };
  });
};

/** What is asked about in the same question: what else was asked for in the same breath, and asks for nothing itself, and what was asked about with it. */
const withFirst = (moment: Moment, [first, ...others]: readonly Meant[], text: string): Meant[] => {
  const table = targetsIn(moment.asked);
  const ids = [first, ...others].map((one) => one?.id);
  const isOnTable = table.some(({ message }) => ids.includes(message));
  const stays = isOnTable || !isInstead(text, moment.pack);
  const left = stays ? table.filter(({ message }) => !ids.includes(message)) : [];
  return [...others.filter((one) => !asksForIt(one, moment.pack)), ...meantOf(moment, left)];
};

/** Is what is named meant instead of what was asked about, or is there a no? */
const isInstead = (text: string, pack: Moment["pack"]): boolean =>
  sentencesIn(text).some(
    (one) => declinesIt(one, pack) || says(one, pack, pack.erasing.instead, pack.erasing.wrongOne),
  );

/**
 * A model heard that an answer is to go, or that it was asked whether one that is kept out can: code asks whether, about just the sentences that
 * were named. Empty: it heard no such thing.
 */
export const askHeard = (
  moment: Moment,
  choice: HeardActs,
  { before, id, text }: { before: readonly Candidate[]; id: string; text: string },
): string => {
  const meant = meantBy(moment, choice).filter(
    (one) => one.id !== id || before.some(({ id }) => id === one.id),
  );
  const { erasing } = moment.state;
  const isAsked = choice.asked?.includes("erasing") ?? false;
  // Where something else was asked about, or is gone by now, nobody meant what was only kept out before.
  const isOther = wasErased(moment) || isSpokenOf(moment) || erasedBy(choice).length > 0;
  const spoken = isAsked
    ? (before.find((one) => one.id === erasing?.message) ?? (isOther ? undefined : before.at(-1)))
    : undefined;
  const isSame = spoken !== undefined && spoken.id === erasing?.message;
  const lines = isSame ? erasing?.lines : undefined;
  const asked = spoken && { ...spoken, names: [], ...(lines ? { lines, near: lines } : {}) };
  const first = meant[0] ?? asked;
  if (!first) return "";
  moment.state.isOfErasing = true;
  const also = erasedBy(choice).filter((one) => one !== first.id);
  // A model's words stand before it: what "it" is would be theirs.
  return askFor(moment, {
    ...first,
    also,
    isAgain: true,
    with: withFirst(moment, meant.length > 0 ? meant : [first], text),
  });
};

/** Does a reply hold a yes to Saga's question among other words? Then a model is asked what it hears, too. */
export const mayHoldYes = (moment: Moment, text: string): boolean => {
  const { pack } = moment;
  const asked = askedAbout(moment);
  if (!asked || !holdsYes(text, pack)) return false;
  // "Yes, it was a hard winter" is no yes to it, whatever a model hears: it is said alone, named or asked for again beside it.
  return saysBareYes(text, pack) || isNamedBy(moment, asked, text) || askedAgainIn(text, pack).length > 0;
};

/** Do a model's words say of something that is to go, and stands, that it is deleted? */
export const claimsStanding = (moment: Moment, words: string): boolean => {
  const { pack, state } = moment;
  const { goneForGood, saysErased } = pack.wordingForms;
  const { mayErase, erasing } = state;
  const wanted = [...targetsIn(mayErase), ...(erasing?.next ?? [])].map(({ message }) => message);
  const standing = keptOutOf(moment).filter(
    ({ id, of }) => wanted.includes(id) || of.some(({ kind }) => kind === "erased"),
  );
  return sentencesIn(words).some(
    (one) =>
      [goneForGood, saysErased].some((sign) => sign.test(one)) &&
      standing.some((answer) => isNamedBy(moment, answer, one)),
  );
};

const longestYes = 12;

/** Is so much said beside a yes that something else may be asked for: "Yes, that can go. But then the tin next, mind. That's the one …"? */
export const saysMoreThanYes = (text: string): boolean =>
  sentencesIn(text).length > 1 && countWords(text) > longestYes;

/** The answer that Saga asked about, where a model heard a yes and the words hold one too: neither alone deletes anything. */
export const yesHeardFor = (
  moment: Moment,
  text: string,
  choice: Pick<Choice, "intent" | "acts">,
): Candidate | undefined => {
  const { mayErase } = moment.state;
  const asked = askedAbout(moment);
  if (!asked || choice.intent !== "delete" || !erasedBy(choice).includes(asked.id)) return undefined;
  const named = linesIn(choice, asked.id);
  // Other sentences than those that were asked about are asked about first, where the yes itself does not name them.
  const others = named?.filter((line) => !mayErase?.lines?.includes(line)) ?? [];
  if (others.some((line) => !isSaidAgain(line, text, moment))) return undefined;
  return mayHoldYes(moment, text) ? asked : undefined;
};

/** Is a sentence said again, word by word, or by all its words that mean something? "She knew." of "And them two words, she knew, with it". */
const isSaidAgain = (line: string, text: string, { pack }: Moment): boolean => {
  if (` ${foldSpoken(text, pack.hearing)} `.includes(` ${foldSpoken(line, pack.hearing)} `)) return true;
  const said = contentStems(text, pack);
  const own = contentStems(line, pack);
  return own.length > 0 && own.every((stem) => said.includes(stem));
};

/** What such a yes comes to; null: none was heard. */
export const confirmHeard = (
  moment: Moment,
  text: string,
  choice: Pick<Choice, "intent" | "acts">,
): Decided | null => {
  const asked = yesHeardFor(moment, text, choice);
  if (!asked) return null;
  // Where fewer sentences are named than were asked about, only those go; where the yes names others, they go as well.
  const { lines: wanted } = moment.state.mayErase ?? {};
  const named = linesIn(choice, asked.id);
  const isMore = wanted !== undefined && named?.some((line) => !wanted.includes(line));
  const lines = isMore ? [...new Set([...wanted, ...(named ?? [])])] : (named ?? wanted);
  const heard = erasedBy(choice);
  const isOut = (id: string): boolean => keptOutOf(moment).some((one) => one.id === id);
  const others = (moment.told ?? []).filter((one) => heard.includes(one.id) && one.id !== asked.id);
  // What is to go next is kept out by the same words.
  const out = others
    .filter((one) => !isOut(one.id) && !asksForIt(one, moment.pack))
    .map(({ id }) => keepOut(moment, id, linesIn(choice, id)));
  const next = meantBy(moment, choice)
    .filter((one) => one.id !== asked.id && !asksForIt(one, moment.pack))
    .map(({ id, lines }) => ({ message: id, lines }));
  const done = replied(moment, "yes", { text, answer: asked, lines, heard, next });
  return { ...done, keptOut: [...(done.keptOut ?? []), ...out] };
};
