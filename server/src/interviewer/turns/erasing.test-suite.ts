import type { Language } from "#language/packs.ts";
import { emptyLedger, type Facts, openInterview, type Turn, takeTurn } from "../interviewer.ts";

export const byRuth: Facts = { reader: "interviewer", interviewer: "Ruth", service: null, isSpoken: false };

/** The turn after each answer; what is kept out whole stays at hand, as in the interview it was told in. */
export const turnsIn = (language: Language, answers: readonly string[], isJoined = false): Turn[] => {
  const setting = { number: 1 as const, language, seed: 7, facts: byRuth };
  let { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const said: { id: string; text: string }[] = [];
  const kept = new Set<string>();
  const gone = new Set<string>();
  return answers.map((text, index) => {
    const answer = { id: `m${index}`, text, isJoined };
    const told = said.filter(({ id }) => !kept.has(id));
    const out = said.filter(({ id }) => kept.has(id) && !gone.has(id));
    const turn = takeTurn({
      ...setting,
      ledger,
      answer,
      before: told.at(-1) ?? null,
      earlier: told.slice(0, -1),
      out,
    });
    ({ ledger } = turn);
    // As deleting an answer leaves it: that something was kept out, and no word of it.
    if (turn.erases)
      ledger = { ...ledger, limits: ledger.limits.map(({ held: _, lines: __, ...limit }) => limit) };
    if (turn.heard?.told) said.push(answer);
    for (const { message, words } of turn.keptOut) if (words === "") kept.add(message);
    if (turn.erases) gone.add(turn.erases);
    return turn;
  });
};

export const lastIn = (language: Language, ...answers: string[]): Turn =>
  turnsIn(language, answers).at(-1) as Turn;
