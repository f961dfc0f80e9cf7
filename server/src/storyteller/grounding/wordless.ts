import { packs } from "#language/packs.ts";
import type { Clause, Word } from "../text/parsed-text.ts";
import { isDenial, isOfSpeech } from "./denied-words.ts";
import type { Evidence } from "./evidence.ts";

/** So many clauses from where an answer tells that nobody spoke, what is done without a word is told. */
const silentWithin = 3;

const textOf = ({ words }: Pick<Clause, "words">): string => words.map(({ folded }) => folded).join(" ");

type Parted = { left: readonly Word[]; phrase: readonly Word[] };

/** The words of a clause, and those of its "without a word"; null: it has none, or denies something else. */
const partedAtSilence = (clause: Clause, { language }: Evidence): Parted | null => {
  const text = textOf(clause);
  const said = packs[language].functionWords.wordless.exec(text);
  if (!said) return null;
  const from = text.slice(0, said.index).split(" ").filter(Boolean).length;
  const to = from + said[0].split(" ").length;
  const left = [...clause.words.slice(0, from), ...clause.words.slice(to)];
  return isDenial(left, language) ? null : { left, phrase: clause.words.slice(from, to) };
};

const isSilent = (clause: Clause, { phrase }: Parted, evidence: Evidence): boolean => {
  const { silent, wordless } = packs[evidence.language].functionWords;
  return (
    // "Never a word to us."
    (clause.isNegated &&
      (isOfSpeech(clause, evidence) || phrase.some(({ stem }) => stem !== null && clause.stems.has(stem)))) ||
    wordless.test(textOf(clause)) ||
    clause.words.some(({ folded }) => silent.test(folded))
  );
};

/** "Without a word he drew a line": is the rest of a clause done near to where an answer tells that nobody spoke, and nothing of it denied there? */
export const isDoneInSilence = (clause: Clause, evidence: Evidence): boolean => {
  const parted = clause.isNegated ? partedAtSilence(clause, evidence) : null;
  if (!parted) return false;
  const stems = parted.left.flatMap(({ stem }) => (stem === null ? [] : (evidence.known(stem) ?? stem)));
  return evidence.cited.some(({ clauses }) => {
    const silent = [...clauses.keys()].filter((at) => {
      const one = clauses[at];
      return one !== undefined && isSilent(one, parted, evidence);
    });
    const own = [...clauses.entries()].filter(
      ([at, source]) =>
        silent.some((place) => Math.abs(place - at) <= silentWithin) &&
        (!source.isNegated || silent.includes(at)),
    );
    return (
      silent.length > 0 &&
      (stems.length === 0 || own.some(([, source]) => stems.some((stem) => source.stems.has(stem))))
    );
  });
};

/** Does a clause say that nothing was said, where no answer says it in any words? */
export const isUntoldSilence = (clause: Clause, evidence: Evidence): boolean => {
  const parted = clause.isNegated ? partedAtSilence(clause, evidence) : null;
  return (
    parted !== null &&
    !evidence.near.some(({ clauses }) => clauses.some((one) => isSilent(one, parted, evidence)))
  );
};
