import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { saying } from "#language/saying.ts";
import { contentStems, sentences } from "#language/text.ts";
import { withoutSparing } from "../hearing/extract.ts";
import { heardAlone } from "../hearing/sentence.ts";
import type { Act } from "./acts.ts";
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
export const asWished = (acts: readonly Act[], { heard, text, pack }: Noted): Act[] => {
  const wanted = heard.beside?.wanted ?? [];
  return acts.flatMap((act): Act[] => {
    if (!("words" in act) || act.do === "let_in") return [act];
    const isIn = wanted.some((name) => contentStems(act.words, pack).every(saying(name, pack)));
    const said = naming(act.words, { text, pack });
    if (isIn && !said.some((one) => asksOut(one, pack))) return [];
    const isOut = act.do === "leave_alone" && said.some((one) => asksOut(one, pack));
    return [isOut ? { ...act, do: "keep_out" } : act];
  });
};
