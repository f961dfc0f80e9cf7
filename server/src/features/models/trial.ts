import type { Prospect } from "#interviewer/interviewer.ts";
import {
  emptyLedger,
  openInterview,
  prospectOf,
  stemsLeftAlone,
  takeTurn,
} from "#interviewer/interviewer.ts";
import type { Context } from "#interviewer/wording/check.ts";
import { namesIn } from "#interviewer/wording/names.ts";
import type { PromptInput } from "#interviewer/wording/prompt.ts";
import { type HouseStyle, rulesOf } from "#interviewer/wording/rules.ts";
import type { Language } from "#language/packs.ts";

const mark = "1.1";
const seed = 1;
const number = 1;

/** The prompt for a first answer, and what the model may reply. Null: no model would be asked. */
export type Trial = {
  builtIn: string;
  asked: { wanted: PromptInput; context: Context; prospect: Prospect } | null;
};

/** Works out the turn after the first answer of a new teller. */
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
  const reply = {
    ledger: opening.ledger,
    number,
    language,
    seed,
    answer: { id: mark, text: answer },
  } as const;
  const turn = takeTurn(reply);
  const prospect = prospectOf(reply);
  if (!prospect) return { builtIn: turn.text, asked: null };
  const wanted: PromptInput = {
    language,
    style,
    exchanges: [{ mark, question: opening.text, answer }],
    notes: [],
    names: namesIn(answer, language).map((name) => ({ ...name, mark })),
    outlook: prospect.outlook,
  };
  const context: Context = {
    language,
    told: [answer],
    lastAnswer: answer,
    asked: [opening.text],
    leftAlone: [...stemsLeftAlone(turn.ledger)],
    rules: rulesOf(language, style),
  };
  return { builtIn: turn.text, asked: { wanted, context, prospect } };
}
