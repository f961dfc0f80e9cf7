import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { saying } from "#language/saying.ts";
import { contentStems, sentences, tokens } from "#language/text.ts";
import { withoutSparing } from "../hearing/extract.ts";
import { heardAlone } from "../hearing/sentence.ts";
import type { Noted } from "./note.ts";

/** Does a sentence ask that something stand in no story, rather than that it be not asked about? */
const asksOut = (text: string, pack: LanguagePack): boolean => {
  const said = withoutSparing(fold(text), pack.hearing);
  const { leaveOut, putIn } = pack.story;
  const { kind } = heardAlone(text, pack);
  if (kind === "keepsOut" || (kind !== "letsIn" && leaveOut.test(said))) return true;
  const isIn = kind === "letsIn" || putIn.test(said) || pack.asides.signs.letsIn.test(said);
  return !isIn && pack.hearing.notPrinted.test(said);
};

/** "Ask me not about Kurt and the bottle, it's his, and it is not to go in": what asks says "it" alone, and means no person. */
const isOfThing = (sentence: string, stems: readonly string[], pack: LanguagePack): boolean => {
  const { things, pronouns, coordinators } = pack.functionWords;
  const clauses = sentence
    .split(/[,;:]/u)
    .flatMap((part) => part.split(new RegExp(` (?:${[...coordinators].join("|")}) `, "u")));
  const asking = clauses.filter((clause) => asksOut(clause, pack));
  return (
    asking.length > 0 &&
    asking.every((clause) => {
      const words = tokens(clause).map(({ word }) => word);
      const isPerson = stems.some(saying(clause, pack)) || words.some((word) => pronouns.has(word));
      return !isPerson && words.some((word) => things.has(word));
    })
  );
};

/** The sentences of an answer that name something, and the one after each: "There's Norah. Leave her out of the book." */
const naming = (words: string, { text, pack }: Pick<Noted, "text" | "pack">): string[] => {
  const all = sentences(text, pack.language).map((one) => one.text);
  const stems = contentStems(words, pack);
  const isNamed = all.map((one) => stems.length > 0 && stems.some(saying(one, pack)));
  return all.filter((_, at) => isNamed[at] || isNamed[at - 1]);
};

/**
 * "Leave Kurt out of it" is more than not asking about him: where a model only leaves him alone, and the teller's own words keep him out of
 * stories, he stands in none. What they want in is not kept out.
 */
export const asWished = <T extends { do: string; words?: string }>(
  acts: readonly T[],
  { heard, text, pack }: Pick<Noted, "heard" | "text" | "pack">,
): T[] => {
  const wanted = heard.beside?.wanted ?? [];
  return acts.flatMap((act): T[] => {
    const { words } = act;
    if (words === undefined || act.do === "let_in") return [act];
    const isIn = wanted.some((name) => contentStems(words, pack).every(saying(name, pack)));
    const stems = contentStems(words, pack);
    const isOut = naming(words, { text, pack }).some(
      (one) => asksOut(one, pack) && !isOfThing(one, stems, pack),
    );
    if (isIn && !isOut) return [];
    return [isOut && act.do === "leave_alone" ? { ...act, do: "keep_out" } : act];
  });
};
