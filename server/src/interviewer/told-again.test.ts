import { expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import { emptyLedger, type Ledger, openInterview, takeTurn } from "./interviewer.ts";
import type { InterviewNumber } from "./plan.ts";
import { quotedIn } from "./spoken.ts";

const told = [
  "The house in Quay Street was narrow and cold.",
  "My mother Rose baked for the whole harbour.",
  "My father Tom mended nets behind the church.",
  "The school stood on the hill above the station.",
  "Miss Calder read to us every Friday afternoon.",
  "My brother Alan drove the first van in the town.",
];

test("somebody who tells the same things in every interview hears no words of theirs twice in one question", () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    let ledger: Ledger = emptyLedger();
    for (const number of [1, 2, 3] as const satisfies readonly InterviewNumber[]) {
      let turn = openInterview({ ledger, number, language: "en", seed });
      for (let index = 0; index < 120 && !turn.complete; index += 1) {
        const answer = { id: `${number}.${index}`, text: told[index % told.length] ?? "" };
        turn = takeTurn({ ledger: turn.ledger, number, language: "en", seed, answer });
        const quotations = quotedIn(turn.text, packs.en).map((words) => words.toLowerCase());
        expect(new Set(quotations).size, turn.text).toBe(quotations.length);
      }
      ledger = turn.ledger;
    }
  }
});
