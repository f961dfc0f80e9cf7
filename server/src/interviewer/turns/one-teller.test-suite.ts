import type { Language } from "#language/packs.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "../interviewer.ts";

const facts = { reader: "interviewer", interviewer: "Ruth", service: null, isSpoken: false } as const;

/** What Saga says to the last of these answers. */
export const lastIn = (language: Language, ...answers: string[]): Turn => {
  const setting = { number: 1 as const, language, seed: 5, facts };
  let turn = openInterview({ ...setting, ledger: emptyLedger() });
  const told: { id: string; text: string }[] = [];
  for (const [index, text] of answers.entries()) {
    const answer = { id: `m${index}`, text };
    const [before = null] = told.slice(-1);
    turn = takeTurn({ ...setting, ledger: turn.ledger, answer, before, earlier: told.slice(0, -1) });
    told.push(answer);
  }
  return turn;
};

export const loom: Record<Language, string> = {
  en: "My aunt had a loom in the back kitchen, and I wound the bobbins for her on Saturdays.",
  sv: "Min moster hade en vävstol i storköket, och jag spolade åt henne om lördagarna.",
  it: "Mia zia aveva il telaio in cucina, e il sabato io le riempivo le spole.",
  pl: "Ciotka miała krosna w kuchni, a ja w soboty nawijałam jej szpulki.",
};
