import { fold } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import type { LanguagePack } from "#language/pack.ts";
import { saying } from "#language/saying.ts";
import { contentStems, countWords } from "#language/text.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import { letInAgain } from "./acts.ts";
import type { KeptOut, Ledger, Limit } from "./ledger.ts";
import type { Noted } from "./note.ts";

type Wanted = { name: string; pack: LanguagePack };

/** Is this what a name means, and nothing more or less? "Norah's letters" are not Norah; "my sister Norah" is. */
const isExactly = (stems: readonly string[], { name, pack }: Wanted): boolean => {
  const isSaid = saying(name, pack);
  if (stems.length === 0 || !stems.every(isSaid)) return false;
  // "My friend Norah" says no more than "Norah" does.
  const ofKin = new Set([
    ...kinMatcherOf(pack.language)(name).flatMap(({ entry }) => contentStems(entry, pack)),
    ...contentStems(pack.lexicon.people.join(" "), pack),
  ]);
  const isOfLimit = (word: string): boolean =>
    stems.some((one) => /^\p{Lu}/u.test(word) && isSameName([one, word], pack.language));
  return (name.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).every(
    (word) =>
      isOfLimit(word) || contentStems(word, pack).every((stem) => ofKin.has(stem) || stems.includes(stem)),
  );
};

/** A sentence of so few words beside what is named only goes on with it: "Cold." */
const mostBeside = 6;

/** Do sentences that are out tell of nothing but what is named? */
const tellOnly = (lines: readonly string[], { name, pack }: Wanted): boolean => {
  const stems = contentStems(name, pack);
  const isOut = saying(lines.join(" "), pack);
  if (stems.length === 0 || !stems.every(isOut)) return false;
  return lines.every((line) => {
    const isSaid = saying(line, pack);
    return stems.some(isSaid) || countWords(line) <= mostBeside || pack.story.leaveOut.test(fold(line));
  });
};

const isMeant = ({ kind, stems, lines }: Limit, wanted: Wanted): boolean => {
  if (stems.length > 0) return isExactly(stems, wanted);
  return kind !== "not_asked" && lines !== undefined && tellOnly(lines, wanted);
};

/** As it is listed: a passage was kept out for either reason. */
const listed = ({ message, stems, lines = [] }: Limit, { name }: Wanted): KeptOut[] =>
  stems.length > 0
    ? [{ kind: "not_printed", message, stems, words: name }]
    : (["erased", "not_printed"] as const).map((kind) => ({ kind, message, stems, words: lines.join(" ") }));

/**
 * Lets in what the teller names as wanted in, wherever it was kept out by exactly that name. Who was only not to be asked about may be told of in
 * stories, and is still not asked about. Says what is in again.
 */
export const letInNamed = ({ draft, heard, pack, id }: Noted): KeptOut[] =>
  (heard.beside?.wanted ?? []).flatMap((name) => {
    const wanted = { name, pack };
    const meant = draft.limits.filter((limit) => limit.message !== id && isMeant(limit, wanted));
    for (const limit of meant.filter(({ kind }) => kind === "not_asked"))
      Object.assign(limit, { isReopened: true, isAllowed: true });
    return meant
      .filter(({ kind }) => kind !== "not_asked")
      .flatMap((limit) => {
        const items = listed(limit, wanted);
        for (const item of items) letInAgain(draft, item);
        return items;
      });
  });

/** Is something that a teller wants in kept out by more than its name? */
export const isStillOut = (
  ledger: Ledger,
  { heard, pack, id }: Pick<Noted, "heard" | "pack" | "id">,
): boolean =>
  (heard.beside?.wanted ?? []).some((name) => {
    const stems = contentStems(name, pack);
    const holds = ({ kind, message, stems: own, lines = [], held = [] }: Limit): boolean => {
      if (kind === "not_asked" || message === id || stems.length === 0) return false;
      const isHeld = saying([...lines, ...held].join(" "), pack);
      return (own.length > 0 && own.some(saying(name, pack))) || stems.every(isHeld);
    };
    return ledger.limits.some(holds);
  });
