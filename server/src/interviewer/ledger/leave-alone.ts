import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { saying } from "#language/saying.ts";
import { contentStems, normalise, sentences } from "#language/text.ts";
import { saysWhat } from "../hearing/named.ts";
import type { KeptOut, Ledger } from "./ledger.ts";
import { setLimit, stemsNaming } from "./limits.ts";
import { linesMeant } from "./lines-meant.ts";

type Refusing = { draft: Ledger; pack: LanguagePack; id: string; text: string };

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
  for (const named of names.filter(
    (name) => contentStems(name, pack).length > 0 && saysWhat(name, pack.hearing),
  )) {
    const lines = refusingIn(named, refusing);
    if (lines.length > 0)
      setLimit(draft, { limit: { kind: "not_asked", message: id, stems, lines, named }, pack });
  }
  return [];
};

/** "Because there, now …": words of this answer that name nothing by themselves. The sentence that they stand in is left alone, or else what the answer tells. */
export const leaveUnnamed = (words: string, { draft, pack, text, id }: Refusing): void => {
  const stems = contentStems(words, pack);
  const isSaid = stems.length > 0 && stems.every(saying(text, pack));
  if (stemsNaming([words], pack).length > 0 || !(isSaid || normalise(text).includes(normalise(words))))
    return;
  const lines = linesMeant(text, words, { pack, isOut: false });
  setLimit(draft, {
    limit: {
      kind: "not_asked",
      message: id,
      stems: [],
      named: words,
      ...(lines.length > 0 ? { lines } : {}),
    },
    pack,
  });
};
