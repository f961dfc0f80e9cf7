import type { Ledger } from "#interviewer/interviewer.ts";
import type { Language } from "#language/packs.ts";
import { sentences } from "#language/text.ts";
import { type KeptMatter, touchesMatter } from "#storyteller/material/kept-matter.ts";
import { tellingOf } from "#storyteller/material/tellings.ts";
import type { Settled } from "#storyteller/story.ts";
import { unquoted } from "#storyteller/text/quotes.ts";
import type { StoredKeptOut, StoredMessage } from "../interviews/interview.ts";
import type { ReachableInterview } from "../interviews/interviews.access.ts";

/** All that was said in these interviews, with what their tellers set right or want left alone. */
export type Said = {
  reached: readonly ReachableInterview[];
  messages: readonly StoredMessage[];
  keptOut: readonly (StoredKeptOut & { person_id: string })[];
  /** By the id of the teller. */
  ledgers: ReadonlyMap<string, Ledger>;
  /** What was decided about lines of earlier stories. */
  settled?: readonly Settled[];
};

/** Does the teller tell of it after they asked not to be asked? Who only says again that it is to be left alone does not. */
const isToldAfter = (row: StoredKeptOut, matter: KeptMatter, { reached, messages }: Said): boolean =>
  reached.some(({ interview }) => {
    const language = interview.language as Language;
    const own = messages.filter((one) => one.interview_id === interview.id);
    const asked = own.findIndex(({ id }) => id === row.message_id);
    return own
      .slice(asked + 1)
      .filter(({ role, is_private }) => role === "user" && is_private === 0)
      .filter(({ content }) => touchesMatter(content, { matters: [matter], language }))
      .some(({ content }) =>
        sentences(tellingOf(content, { language, matters: [] }), language).some(({ text }) =>
          // Who only quotes how it was asked about ("What do you mean, 'Wilf says'?") has not come back to it.
          touchesMatter(unquoted(text), { matters: [matter], language }),
        ),
      );
  });

/**
 * What a person wants left alone, whichever interview it was said in. What was only not to be asked about may be told once the
 * teller came back to it and told of it.
 */
export const mattersOf = (personId: string, said: Said): KeptMatter[] => {
  const limits = said.ledgers.get(personId)?.limits ?? [];
  const reopened = new Set(limits.filter(({ isReopened }) => isReopened).map(({ message }) => message));
  return said.keptOut
    .filter((one) => one.person_id === personId)
    .map((row) => {
      const isNotAsked = row.kind === "not_asked";
      return { row, matter: { words: row.words, stems: JSON.parse(row.stems) as string[], isNotAsked } };
    })
    .filter(({ matter }) => matter.stems.length > 0)
    .filter(
      ({ row, matter }) =>
        !matter.isNotAsked || !reopened.has(row.message_id) || !isToldAfter(row, matter, said),
    )
    .map(({ matter }) => matter);
};
