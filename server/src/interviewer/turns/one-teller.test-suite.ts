import type { Language } from "#language/packs.ts";
import { emptyLedger, type Facts, openInterview, type Turn, takeTurn } from "../interviewer.ts";

const byRuth: Facts = { reader: "interviewer", interviewer: "Ruth", service: null, isSpoken: false };

/** The turn after each answer of one teller, in an interview without a model. */
export const turnsIn = (language: Language, answers: readonly string[], facts: Facts = byRuth): Turn[] => {
  const setting = { number: 1 as const, language, seed: 7, facts };
  let { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const told: { id: string; text: string }[] = [];
  return answers.map((text, index) => {
    const answer = { id: `m${index}`, text };
    const [before = null] = told.slice(-1);
    const turn = takeTurn({ ...setting, ledger, answer, before, earlier: told.slice(0, -1) });
    ({ ledger } = turn);
    // What is a secret is at hand for no later turn.
    if (!turn.keptOut.some(({ kind }) => kind === "secret")) told.push(answer);
    return turn;
  });
};

/** What Saga says to the last of these answers. */
export const lastIn = (language: Language, ...answers: string[]): Turn =>
  turnsIn(language, answers).at(-1) as Turn;

/** Somebody who set up an interview for himself or herself. */
export const byThemselves = (teller: string): Facts => ({
  reader: "own",
  interviewer: "",
  service: null,
  isSpoken: false,
  teller,
});

/** Whom somebody was called after: asks for nothing more. */
export const ofName: Record<Language, string> = {
  en: "I was called after nobody at all. It was a name my mother liked.",
  sv: "Jag är inte uppkallad efter någon. Det var ett namn som mamma tyckte om.",
  it: "Non porto il nome di nessuno. Era un nome che piaceva alla mamma.",
  pl: "Nie mam imienia po nikim. To imię podobało się mamie.",
};

/** A wish that what was told before it is left out. */
export const leftOut: Record<Language, string> = {
  en: "Please take that out.",
  sv: "Ta bort det där.",
  it: "Lo cancelli, per favore.",
  pl: "Proszę to skreślić.",
};

export const loom: Record<Language, string> = {
  en: "My aunt had a loom in the back kitchen, and I wound the bobbins for her on Saturdays.",
  sv: "Min moster hade en vävstol i storköket, och jag spolade åt henne om lördagarna.",
  it: "Mia zia aveva il telaio in cucina, e il sabato io le riempivo le spole.",
  pl: "Ciotka miała krosna w kuchni, a ja w soboty nawijałam jej szpulki.",
};
