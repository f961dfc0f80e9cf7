import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { saying } from "#language/saying.ts";
import type { Kin } from "#language/subjects.ts";
import { contentStems } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import type { Ledger, Limit } from "./ledger.ts";

/** More stems than a name has words are those of a relative, of whom each names them all. */
const mostWords = 4;

/** Stems of everything the teller asked to leave alone, in any of its forms. None of it ever expires. */
export const stemsLeftAlone = (ledger: Ledger): ReadonlySet<string> =>
  new Set(ledger.limits.flatMap(({ stems }) => stems));

type Telling = { last: string; before: { id: string; text: string } | undefined; pack: LanguagePack };

/**
 * Stems of what is left alone now. Whatever the teller comes back to unasked may be named in the next turn, each time anew. Whoever goes on telling
 * of somebody says "he": what is only not asked about may be named after the second answer too, unless the first one asked for that.
 */
export const stemsStillAlone = (
  { limits }: Pick<Ledger, "limits">,
  { last, before, pack }: Telling,
): string[] => {
  const isSaid = saying(last, pack);
  const wasSaid = saying(before?.text ?? "", pack);
  const stillAlone = ({ kind, message, stems }: Limit): readonly string[] => {
    const isOpen = (stem: string): boolean =>
      isSaid(stem) || (kind === "not_asked" && before?.id !== message && wasSaid(stem));
    // Of a relative each word names the same person.
    if (stems.length > mostWords) return stems.some(isOpen) ? [] : stems;
    return stems.filter((stem) => !isOpen(stem));
  };
  return [...new Set(limits.flatMap(stillAlone))];
};

/** Messages that were taken back, or that nothing may be asked about. */
export const messagesLeftAlone = (ledger: Ledger): ReadonlySet<string> =>
  new Set(
    ledger.limits.flatMap(({ stems, message, lines }) => (stems.length === 0 && !lines ? [message] : [])),
  );

/**
 * Sentences that are not asked about, as they were told; none that is kept out too, by itself or with all of its answer, as nobody may know it: of
 * those only the words that name what is meant, which name nothing else.
 */
export const linesLeftAlone = ({ limits }: Pick<Ledger, "limits">): string[] =>
  limits.flatMap(({ kind, message, lines = [], named }) => {
    if (kind !== "not_asked") return [];
    const out = limits.filter(
      (one) => one.kind !== "not_asked" && one.message === message && one.stems.length === 0,
    );
    const holds = (said: string, line: string): boolean => said.includes(line) || line.includes(said);
    const isOut = (line: string): boolean =>
      out.some((one) => one.lines?.some((said) => holds(said, line)) ?? true);
    const left = lines.filter((line) => !isOut(line));
    return left.length > 0 || named === undefined ? left : [named];
  });

/** A message without the sentences of it that were taken back by themselves. */
export const withoutPartsLeftOut = (
  ledger: Ledger,
  { id, content }: { id: string; content: string },
): string =>
  ledger.limits
    .flatMap(({ kind, message, lines }) => (message === id && lines && kind !== "not_asked" ? lines : []))
    .reduce((text, line) => text.replace(line, "").replace(/ {2,}/gu, " ").trim(), content);

/** Was a part of this message taken back? What stands around it speaks of it too, by "it" and "there". */
export const hasPartLeftOut = (ledger: Ledger, message: string): boolean =>
  ledger.limits.some((limit) => limit.message === message && limit.lines !== undefined);

/** Do these words hold what was taken back of an answer? */
export const holdsLeftOut = (ledger: Ledger, text: string): boolean =>
  ledger.limits.some(({ lines }) => lines?.some((line) => text.includes(line)));

/** Do these words touch something that is left alone? */
export const touchesLimit = (
  ledger: Ledger,
  { words, pack }: { words: string; pack: LanguagePack },
): boolean => {
  const left = stemsLeftAlone(ledger);
  return left.size > 0 && [...left].some(saying(words, pack));
};

/** Every word for a relative: "dad", "my father", "o ojcu". */
const wordsFor = (kin: Kin, pack: LanguagePack): string[] => [
  ...pack.lexicon.kin[kin],
  ...pack.conversation.turnedKin
    .filter((one) => one.kin === kin)
    .flatMap(({ said, heard }) => [said, ...heard]),
];

/** Whoever names nobody but a relative means that person by whatever word; "my brother Kenneth" means Kenneth. */
const stemsOf = (name: string, pack: LanguagePack): string[] => {
  const stems = contentStems(name, pack);
  const found = kinMatcherOf(pack.language)(name);
  const ofKin = new Set(found.flatMap(({ entry }) => contentStems(entry, pack)));
  if (found.length === 0 || stems.some((stem) => !ofKin.has(stem))) return stems;
  const all = found.flatMap(({ list }) => wordsFor(list, pack));
  return [...stems, ...all.flatMap((word) => contentStems(word, pack))];
};

/** "Those four years", "the little one" name nothing that could be left alone; "the first years in Hull" name Hull. */
const withoutVague = (name: string, { hearing }: LanguagePack): string =>
  name
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .filter((word) => {
      const { adjectives, numbers } = hearing.everyday;
      const isEveryday = numbers.test(fold(word)) || (/^\p{Ll}/u.test(word) && adjectives.test(fold(word)));
      return !isEveryday && !hearing.vague.test(fold(word));
    })
    .join(" ");

/** Stems that name what is to be left alone: of the words that carry meaning, a relative in all names; and the years, in figures. */
export const stemsNaming = (names: readonly string[], pack: LanguagePack): string[] => [
  ...new Set(
    names.flatMap((name) => [
      ...stemsOf(withoutVague(name, pack), pack),
      ...yearsIn(name, pack.language).map(String),
    ]),
  ),
];

/** Does half of what words say, or more, stand in what is kept out? Whoever comes back to them leads there: "I never told her of the money order". */
const leadsTo = (kept: string, pack: LanguagePack): ((words: string) => boolean) => {
  const out = new Set(contentStems(kept, pack));
  return (words) => {
    const stems = [...new Set(contentStems(words, pack))];
    const shared = stems.filter((stem) => out.has(stem)).length;
    return shared > 0 && shared * 2 >= stems.length;
  };
};

/** Do these words lead to sentences that stand in no story? */
export const leadsToLeftOut = (
  { limits }: Pick<Ledger, "limits">,
  { words, pack }: { words: string; pack: LanguagePack },
): boolean =>
  limits.some(({ kind, lines = [] }) => kind !== "not_asked" && leadsTo(lines.join(" "), pack)(words));

/** Sets a limit; what it covers is given up as a thread and as the line an interview is resumed with. `whole`: the answer that is kept out by it. */
export const setLimit = (
  draft: Ledger,
  { limit, pack, whole = "" }: { limit: Limit; pack: LanguagePack; whole?: string },
): void => {
  draft.limits.push(limit);
  const messages = messagesLeftAlone(draft);
  const leads = leadsTo(limit.kind === "not_asked" ? "" : (limit.lines?.join(" ") ?? whole), pack);
  const isLeft = ({ message, text }: { message: string; text: string }): boolean =>
    messages.has(message) ||
    hasPartLeftOut(draft, message) ||
    leads(text) ||
    touchesLimit(draft, { words: text, pack });
  draft.threads = draft.threads.filter((thread) => !isLeft(thread));
  for (const state of Object.values(draft.interviews))
    if (state.last && isLeft({ message: state.last.id, text: state.last.text })) state.last = null;
};

const isNamed = (stems: readonly string[], isSaid: (stem: string) => boolean): boolean =>
  stems.length > mostWords ? stems.some(isSaid) : stems.length > 0 && stems.every(isSaid);

/** Do these words name what is to stand in no story? */
export const namesKeptOut = (
  ledger: Ledger,
  { words, pack }: { words: string; pack: LanguagePack },
): boolean => {
  const isSaid = saying(words, pack);
  return ledger.limits.some(({ kind, stems }) => kind !== "not_asked" && isNamed(stems, isSaid));
};

/** The teller comes back to it unasked, so stories may tell it; it is still not asked about: no limit ends by being spoken of. */
export const reopen = (
  draft: Ledger,
  { words, message, pack }: { words: string; message: string; pack: LanguagePack },
): void => {
  const isTold = saying(words, pack);
  for (const limit of draft.limits)
    if (limit.kind === "not_asked" && limit.message !== message && isNamed(limit.stems, isTold))
      limit.isReopened = true;
};
