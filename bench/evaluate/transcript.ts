import {
  emptyLedger,
  type Ledger,
  openInterview,
  type Turn,
  takeTurn,
} from "../../server/src/interviewer/interviewer.ts";
import type { InterviewNumber } from "../../server/src/interviewer/ledger/plan.ts";
import type { Narrator } from "./narrator.ts";
import type { Teller, Told } from "./teller.ts";

/** A turn of Saga, the answer to it, and the turn that came after. */
export type Exchange = { number: InterviewNumber; turn: Turn; told: Told; next: Turn };

/** Three interviews with one teller. */
export type Transcript = { narrator: Narrator; exchanges: Exchange[]; ledger: Ledger; slowestTurnMs: number };

/** A turn in other hands than the built-in ones: the same state, another choice. */
export type Worder = (
  moment: {
    turn: Turn;
    answer: string;
    id: string;
    number: InterviewNumber;
    seed: number;
    before: (Told & { id: string }) | null;
  },
  narrator: Narrator,
) => Promise<Turn | null>;

const mostTurns = 60;

/** Lets a teller answer all three interviews. */
export const interview = async ({
  narrator,
  teller,
  seed,
  worder,
}: {
  narrator: Narrator;
  teller: Teller;
  seed: number;
  worder?: Worder | undefined;
}): Promise<Transcript> => {
  const { language } = narrator;
  const exchanges: Exchange[] = [];
  let ledger = emptyLedger();
  let slowestTurnMs = 0;
  for (const number of [1, 2, 3] as const) {
    let turn = openInterview({ ledger, number, language, seed });
    let before: (Told & { id: string }) | null = null;
    for (let answers = 0; !turn.complete && answers < mostTurns; answers += 1) {
      const told = teller(turn);
      const id = `${number}.${answers}`;
      const begun = performance.now();
      const worded = await worder?.({ turn, answer: told.text, id, number, seed, before }, narrator);
      const reply = { ledger: turn.ledger, number, language, seed, answer: { id, text: told.text }, before };
      const next: Turn = worded ?? takeTurn(reply);
      slowestTurnMs = Math.max(slowestTurnMs, performance.now() - begun);
      exchanges.push({ number, turn, told, next });
      if (next.heard?.told) before = { ...told, id };
      turn = next;
    }
    ledger = turn.ledger;
  }
  return { narrator, exchanges, ledger, slowestTurnMs };
};
