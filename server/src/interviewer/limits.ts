import type { LanguagePack } from "#language/pack.ts";
import { contentStems } from "#language/text.ts";
import type { Ledger, Limit } from "./ledger.ts";

const standing = (ledger: Ledger): Limit[] => ledger.limits.filter((limit) => !limit.isReopened);

/** Stems of everything the teller asked to leave alone, in any of its forms. None of it ever expires. */
export const stemsLeftAlone = (ledger: Ledger): ReadonlySet<string> =>
  new Set(standing(ledger).flatMap(({ stems }) => stems));

/** Messages that were taken back, or that nothing may be asked about. */
export const messagesLeftAlone = (ledger: Ledger): ReadonlySet<string> =>
  new Set(standing(ledger).flatMap(({ stems, message }) => (stems.length === 0 ? [message] : [])));

/** Do these words touch something that is left alone? */
export const touchesLimit = (
  ledger: Ledger,
  { words, pack }: { words: string; pack: LanguagePack },
): boolean => {
  const left = stemsLeftAlone(ledger);
  return left.size > 0 && contentStems(words, pack).some((stem) => left.has(stem));
};

/** Stems that name what is to be left alone: of the words that carry meaning. */
export const stemsNaming = (names: readonly string[], pack: LanguagePack): string[] => [
  ...new Set(names.flatMap((name) => contentStems(name, pack))),
];

/** Sets a limit; what it covers is given up as a thread and as the line an interview is resumed with. */
export const setLimit = (draft: Ledger, { limit, pack }: { limit: Limit; pack: LanguagePack }): void => {
  draft.limits.push(limit);
  const messages = messagesLeftAlone(draft);
  const isLeft = ({ message, text }: { message: string; text: string }): boolean =>
    messages.has(message) || touchesLimit(draft, { words: text, pack });
  draft.threads = draft.threads.filter((thread) => !isLeft(thread));
  for (const state of Object.values(draft.interviews))
    if (state.last && isLeft({ message: state.last.id, text: state.last.text })) state.last = null;
};

/** The teller comes back to it unasked: it may be followed from now on, not led to. */
export const reopen = (draft: Ledger, { words, pack }: { words: string; pack: LanguagePack }): void => {
  const told = new Set(contentStems(words, pack));
  for (const limit of draft.limits)
    if (limit.kind === "not_asked" && limit.stems.length > 0 && limit.stems.every((stem) => told.has(stem)))
      limit.isReopened = true;
};
