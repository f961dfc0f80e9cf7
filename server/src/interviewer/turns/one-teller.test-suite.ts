import { type Language, packs } from "#language/packs.ts";
import { type Choice, emptyLedger, type Facts, openInterview, type Turn, takeTurn } from "../interviewer.ts";
import { withoutLines } from "../without-lines.ts";
import { answersAtHand } from "./erasing/meant.ts";

export const byRuth: Facts = { reader: "interviewer", interviewer: "Ruth", service: null, isSpoken: false };

type Played = {
  facts?: Facts;
  seed?: number;
  isJoined?: boolean;
  /** What a model chose after the answer of this number; without one Saga's own words. */
  choices?: Readonly<Record<number, Choice>>;
};

/** An interview of one teller: the first turn, and the one after each answer. What is kept out whole stays at hand, as in the interview it was told in. */
export const play = (
  language: Language,
  answers: readonly string[],
  { facts = byRuth, seed = 7, isJoined = false, choices = {} }: Played = {},
): Turn[] => {
  const setting = { number: 1 as const, language, seed, facts };
  const opened = openInterview({ ...setting, ledger: emptyLedger() });
  let { ledger } = opened;
  const said: { id: string; text: string; question: string }[] = [];
  let question = opened.text;
  const kept = new Set<string>();
  const asked: typeof said = [];
  const gone = new Set<string>();
  const turns = answers.map((text, index) => {
    const answer = { id: `m${index}`, text, isJoined, question };
    const told = said.filter(({ id }) => !kept.has(id));
    const [before = null] = told.slice(-1);
    const ofErasing = answersAtHand(ledger).flatMap((id) => asked.find((one) => one.id === id) ?? []);
    const out = [...said.filter(({ id }) => kept.has(id)), ...ofErasing].filter(({ id }) => !gone.has(id));
    asked.push(answer);
    const input = { ...setting, ledger, answer, before, earlier: told.slice(0, -1), out };
    const turn = takeTurn(input, choices[index] ?? null);
    ({ ledger } = turn);
    question = turn.text;
    // As deleting an answer leaves it: that something was kept out, and no word of it.
    const first = turn.erases ? [{ message: turn.erases, lines: turn.erasesLines }] : [];
    const going = [...first, ...(turn.erasesWith ?? [])];
    for (const { message: id, lines } of going)
      ledger = {
        ...ledger,
        limits: ledger.limits.flatMap((limit) => {
          const { held: _, lines: __, ...bare } = limit;
          if (limit.message !== id) return [limit];
          if (!lines) return [bare];
          return limit.lines ? [] : [limit];
        }),
      };
    for (const { message, words } of turn.keptOut) if (words === "") kept.add(message);
    if (turn.heard?.told || kept.has(answer.id)) said.push(answer);
    const talk = (turn.erasesToo ?? []).map((message) => ({ message, lines: undefined }));
    for (const { message: id, lines } of [...going, ...talk, ...(turn.cutsToo ?? [])]) {
      const part = asked.find((one) => one.id === id);
      if (part && lines) part.text = withoutLines(part.text, lines) ?? part.text;
      else gone.add(id);
    }
    for (const one of said) if (gone.has(one.id)) kept.add(one.id);
    return turn;
  });
  return [opened, ...turns];
};

/** The turn after each of these answers. */
export const turnsIn = (language: Language, answers: readonly string[], facts: Facts = byRuth): Turn[] =>
  play(language, answers, { facts }).slice(1);

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

/** Says that an answer is deleted for good, by the question it was given to or not. */
export const saysGone = (language: Language): RegExp => {
  const { done, doneGivenTo } = packs[language].erasing.words;
  const [before, after] = doneGivenTo.split("{quote}");
  return new RegExp(`${done}|${before}.+${after}`, "u");
};

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
