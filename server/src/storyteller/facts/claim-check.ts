import type { Language } from "#language/packs.ts";
import { withPlainMarks } from "../text/quotes.ts";
import { type Checking, mostBetween } from "./claim-mentions.ts";
import { claimWordsOf } from "./claim-words.ts";
import { eventIn } from "./claimed-events.ts";
import { personIn } from "./claimed-people.ts";
import type { Claim } from "./claims.ts";
import { finderOf } from "./fact-finder.ts";
import type { Answer, Found, ToldFact } from "./told-fact.ts";
import type { Line } from "./told-facts.ts";

/** An answer with the lines of it that may be read, and what a model claims of it. */
export type Claimed = { answer: Answer; lines: readonly Line[]; claims: readonly Claim[] };

/** What is quoted farther before the last sentence of a claim says nothing of it. */
const mostApart = 3;

/** The sentences of an answer that a claim quotes; null: the words do not stand there so, or may not be read. */
function quotedIn({ quotes }: Claim, { answer, lines }: Claimed): readonly Line[] | null {
  const found = new Set<Line>();
  const text = withPlainMarks(answer.text);
  for (const quote of quotes.map(withPlainMarks)) {
    const start = text.indexOf(quote);
    if (start < 0 || !/\p{L}{2}/u.test(quote)) return null;
    const own = lines.filter(
      (line) => line.start < start + quote.length && start < line.start + line.sentence.length,
    );
    // A part of it stands in a sentence that is not read.
    const length = own.reduce((sum, { sentence }) => sum + sentence.length, 0);
    if (own.length === 0 || quote.trim().length > length + own.length) return null;
    for (const line of own) found.add(line);
  }
  const last = Math.max(...[...found].map((line) => lines.indexOf(line)));
  return lines.filter((line, at) => found.has(line) && last - at <= mostApart);
}

/** With the words of the quoted sentences, as far as nothing stands between them that is not read. */
const toldFact = (found: Found, quoted: readonly Line[], { answer, lines }: Claimed): ToldFact => {
  const last = quoted.at(-1);
  const end = (last?.start ?? 0) + (last?.sentence.length ?? 0);
  let at = last ? lines.indexOf(last) : 0;
  let start = last?.start ?? 0;
  for (
    let before = lines[at - 1];
    before && before.start >= (quoted[0]?.start ?? 0);
    before = lines[at - 1]
  ) {
    if (start - before.start - before.sentence.length > mostBetween) break;
    start = before.start;
    at -= 1;
  }
  return { ...found, sentence: answer.text.slice(start, end), message: answer.message };
};

/**
 * Holds the claims of a model against the words of an answer: its quotes stand in sentences that may be read, with the name, the year and the place, with
 * a word for what happened and for who it is, and nothing of it is a guess.
 */
const checked = (one: Claimed, checking: Checking, isPerson: boolean): ToldFact[] =>
  one.claims.flatMap((claim) => {
    if ((claim.kind === "person") !== isPerson) return [];
    const lines = quotedIn(claim, one);
    if (!lines) return [];
    const quoted = { answer: one.answer, lines };
    const found = isPerson ? personIn(claim, quoted, checking) : eventIn(claim, quoted, checking);
    return found ? [toldFact(found, lines, one)] : [];
  });

type Given = { known: readonly Found[]; language: Language };

const checkingOf = ({ known, language }: Given): Checking => ({
  finder: finderOf(language),
  words: claimWordsOf(language),
  language,
  known,
});

/** Relatives that are claimed and named. */
export const claimedPeople = (one: Claimed, given: Given): ToldFact[] =>
  checked(one, checkingOf(given), true);

/** What is claimed with a year or a place. `known`: relatives of whom was told who they are, here or elsewhere. */
export const claimedEvents = (one: Claimed, given: Given): ToldFact[] =>
  checked(one, checkingOf(given), false);
