import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { saying } from "#language/saying.ts";
import { contentStems, normalise, sentences } from "#language/text.ts";
import { saysWhat } from "../hearing/named.ts";
import type { Heard } from "../moves.ts";
import type { KeptOut, Ledger } from "./ledger.ts";
import { setLimit, stemsNaming } from "./limits.ts";
import { linesMeant } from "./lines-meant.ts";

type Refusing = {
  draft: Ledger;
  pack: LanguagePack;
  id: string;
  text: string;
  heard?: Pick<Heard, "intent" | "isSure">;
};

/** The sentences that refuse what is named so, or else the last that says it. */
const refusingIn = (name: string, { text, pack }: Refusing): string[] => {
  const said = sentences(text, pack.language)
    .map((one) => one.text)
    .filter((one) => one.includes(name));
  const { refuses, forbids } = pack.asides.signs;
  const refusing = said.filter((one) => refuses.test(fold(one)) || forbids.test(fold(one)));
  return refusing.length > 0 ? refusing : said.slice(-1);
};

/**
 * Leaves alone what an answer asks not to be asked about, as far as its words name it; of "the little one", which would be found everywhere, the
 * sentence that says so. Says what is kept out by it.
 */
export const leaveAlone = (refusing: Refusing, names: readonly string[]): KeptOut[] => {
  const { draft, pack, id } = refusing;
  const stems = stemsNaming(names, pack);
  if (stems.length > 0) {
    setLimit(draft, { limit: { kind: "not_asked", message: id, stems }, pack });
    return [{ kind: "not_asked", message: id, stems, words: names.join(", ") }];
  }
  const vague = names.filter((name) => saysWhat(name, pack.hearing));
  return vague.flatMap((named) => {
    const lines = refusingIn(named, refusing);
    return lines.length === 0 ? [] : [leaveLines({ message: id, lines, named }, refusing)];
  });
};

/** Stems of the words by which things are refused in a language: "talk", "ask", "rather". */
const ofRefusing = (pack: LanguagePack): ReadonlySet<string> => {
  const known = refusingBy.get(pack);
  if (known) return known;
  const { refuses, forbids } = pack.asides.signs;
  const words = [refuses, forbids].flatMap(({ source }) => source.match(/[a-z]+/gu) ?? []);
  const found = new Set(contentStems(words.join(" "), pack));
  refusingBy.set(pack, found);
  return found;
};
const refusingBy = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** Sentences that refuse and say themselves what, though by no name: "I don't want to talk about what happened in the camp." */
const sayingWhat = ({ text, pack, heard }: Pick<Refusing, "text" | "pack" | "heard">): string[] => {
  const { refuses, forbids } = pack.asides.signs;
  const isOfRefusing = ofRefusing(pack);
  const says = (word: string): boolean =>
    !pack.hearing.vague.test(fold(word)) &&
    !pack.hearing.nameless.test(fold(word)) &&
    contentStems(fold(word), pack).some((stem) => !isOfRefusing.has(stem));
  const all = sentences(text, pack.language).map((one) => one.text);
  const isWhole = all.length === 1 && heard?.intent === "declines" && heard.isSure;
  return all
    .filter((one) => isWhole || refuses.test(fold(one)) || forbids.test(fold(one)))
    .filter((one) => (one.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).some(says));
};

/**
 * Leaves alone what an answer refuses without a name: the sentences that say what; else `message`, whole, which nothing lists. Whatever the
 * answer before it tells of the same is left alone with it.
 */
export const leaveUnsaid = (
  refusing: Refusing,
  { message, before }: { message: string; before?: { id: string; text: string } | undefined },
): KeptOut[] => {
  const { draft, pack, id } = refusing;
  const lines = sayingWhat(refusing);
  if (lines.length === 0) {
    setLimit(draft, { limit: { kind: "not_asked", message, stems: [] }, pack });
    return [];
  }
  const isTold = saying(before?.text ?? "", pack);
  const isSame = contentStems(lines.join(" "), pack).some(
    (stem) => !ofRefusing(pack).has(stem) && isTold(stem),
  );
  if (before && isSame)
    setLimit(draft, { limit: { kind: "not_asked", message: before.id, stems: [], by: id }, pack });
  return [leaveLines({ message: id, lines }, refusing)];
};

/** Sentences of an answer are not asked about. Says how that is listed: by these sentences. */
export const leaveLines = (
  { message, lines, named }: { message: string; lines: readonly string[]; named?: string },
  { draft, pack }: Pick<Refusing, "draft" | "pack">,
): KeptOut => {
  const limit = { kind: "not_asked", message, stems: [], lines, ...(named ? { named } : {}) } as const;
  setLimit(draft, { limit, pack });
  return { kind: "not_asked", message, stems: [], words: lines.join(" ") };
};

/** "Because there, now …": words of this answer that name nothing by themselves. The sentence that they stand in is left alone, or else what the answer tells. */
export const leaveUnnamed = (words: string, { draft, pack, text, id }: Refusing): KeptOut[] => {
  const stems = contentStems(words, pack);
  const isSaid = stems.length > 0 && stems.every(saying(text, pack));
  if (stemsNaming([words], pack).length > 0 || !(isSaid || normalise(text).includes(normalise(words))))
    return [];
  const lines = linesMeant(text, words, { pack, isOut: false });
  if (lines.length > 0) return [leaveLines({ message: id, lines, named: words }, { draft, pack })];
  setLimit(draft, { limit: { kind: "not_asked", message: id, stems: [], named: words }, pack });
  return [{ kind: "not_asked", message: id, stems: [], words }];
};
