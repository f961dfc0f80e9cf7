import { emptyLedger, openInterview, takeTurn } from "#interviewer/interviewer.ts";
import type { Context } from "#interviewer/wording/check.ts";
import type { Wanted } from "#interviewer/wording/prompt.ts";
import { type HouseStyle, rulesOf } from "#interviewer/wording/rules.ts";
import { laterSubjects, namesIn } from "#interviewer/wording/surroundings.ts";
import { type Language, packs } from "#language/packs.ts";

const mark = "1.1";
const seed = 1;
const number = 1;

/** A first answer as it would be answered: what a model would be asked for, and what it may say. */
export type Trial = { builtIn: string; mayReword: boolean; wanted: Wanted; context: Context };

/** Plans the question after a first answer of somebody whom nothing is known of. */
export function trialOf({
  answer,
  language,
  style,
}: {
  answer: string;
  language: Language;
  style: HouseStyle | null;
}): Trial {
  const opening = openInterview({ ledger: emptyLedger(), number, language, seed });
  const turn = takeTurn({
    ledger: opening.ledger,
    number,
    language,
    seed,
    answer: { id: mark, text: answer },
  });
  const { topic, ledger } = turn;
  const wanted: Wanted = {
    language,
    seed,
    style,
    exchanges: [{ mark, question: opening.text, answer }],
    notes: [],
    names: namesIn(answer, language).map((name) => ({ ...name, mark })),
    turn,
    subject: topic ? packs[language].topics[topic].name : "",
    later: topic ? laterSubjects({ ledger, number, language, topic }) : [],
    quotes: [],
  };
  const context: Context = {
    language,
    turn,
    told: [answer],
    lastAnswer: answer,
    asked: [opening.text],
    avoided: ledger.avoided,
    rules: rulesOf(language, style),
  };
  return { builtIn: turn.text, mayReword: turn.mayReword && topic !== null, wanted, context };
}
