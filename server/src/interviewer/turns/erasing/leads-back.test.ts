import { describe, expect, it } from "vitest";
import { type Language, languages } from "#language/packs.ts";
import type { Choice, Turn } from "../../interviewer.ts";
import { play } from "../one-teller.test-suite.ts";

type Case = {
  /** Something told that stays, what goes, and what is told of him afterwards, without his name. */
  stays: string;
  goes: string;
  after: string;
  /** What a model asks after what goes, and after what was told afterwards: both lead to him as he was. */
  asks: string;
  asksAfter: string;
  /** Asks about what stays of the same answer. */
  fine: string;
  request: string;
  yes: string;
  /** Says nothing. */
  dry: string;
  /** Words of what is gone. */
  gone: RegExp;
};

const cases: Record<Language, Case> = {
  en: {
    stays:
      "Mr Parry was the curate, and he kept hens behind the school, and we children had eggs of him at Easter.",
    goes: "One Whit Monday I found him flat on the vestry boards with the communion port.",
    after: "For ten years after that we both looked at our boots in the street.",
    asks: "How were things between you and Mr Parry once he was on his feet again?",
    asksAfter: "What did he say, the day you met?",
    fine: "And the hens that Mr Parry kept, behind the school?",
    request: "Delete what I said about the vestry and the communion port, for good.",
    yes: "Yes, delete it.",
    dry: "I couldn't tell you.",
    gone: /vestry|port|on his feet|the day you met/u,
  },
  sv: {
    stays: "Komminister Parling hade höns bakom skolhuset, och vi barn fick ägg av honom till påsk varje år.",
    goes: "En annandag pingst hittade jag honom raklång på sakristiegolvet med nattvardsvinet.",
    after: "I tio år efteråt tittade vi båda på våra skor ute på gatan.",
    asks: "Hur var det mellan dig och Parling när han väl stod på benen igen?",
    asksAfter: "Vad sa han, den dagen ni möttes?",
    fine: "Och höns bakom skolhuset hade Parling?",
    request: "Radera det jag sa om sakristian och nattvardsvinet, för alltid.",
    yes: "Ja, radera det.",
    dry: "Det vet jag inte.",
    gone: /sakristi|nattvard|på benen|den dagen ni möttes/u,
  },
  it: {
    stays:
      "Don Parisi faceva il curato, e teneva le galline dietro la scuola, e a noi bambini dava le uova a Pasqua.",
    goes: "Un lunedì di Pentecoste lo trovai lungo disteso in sagrestia col vino della messa.",
    after: "Per dieci anni dopo abbiamo guardato tutti e due le scarpe per strada.",
    asks: "Com'era fra Lei e don Parisi quando lui si era rimesso in piedi?",
    asksAfter: "Che cosa disse lui, il giorno dell'incontro?",
    fine: "E le galline che don Parisi teneva dietro la scuola?",
    request: "Cancelli quello che ho detto della sagrestia e del vino della messa, per sempre.",
    yes: "Sì, lo cancelli.",
    dry: "Non saprei dirle.",
    gone: /sagrestia|vino|in piedi|dell'incontro/u,
  },
  pl: {
    stays:
      "Wikary Parol trzymał kury za szkołą, a my, dzieci, dostawaliśmy od niego jajka na każdą Wielkanoc.",
    goes: "W drugi dzień Zielonych Świątek znalazłam go na podłodze w zakrystii z winem mszalnym.",
    after: "Przez dziesięć lat potem oboje patrzyliśmy na buty na ulicy.",
    asks: "Jak było między panią a wikarym Parolem, kiedy on już stanął na nogi?",
    asksAfter: "Co on powiedział, tego dnia przy spotkaniu?",
    fine: "A kury, które wikary trzymał za szkołą?",
    request: "Proszę usunąć to, co mówiłam o zakrystii i winie mszalnym, na zawsze.",
    yes: "Tak, usunąć.",
    dry: "Nie umiem powiedzieć.",
    gone: /zakrysti|mszaln|na nogi|przy spotkaniu/u,
  },
};

const asking = (text: string): Choice => ({ intent: "told", move: "follow_up", about: "", text });
const saidAfter = (turns: readonly Turn[], from: number): string[] =>
  turns.slice(from + 1).map(({ text }) => text);

describe.each(languages)("after a deletion, in %s", (language) => {
  const { stays, goes, after, asks, asksAfter, fine, request, yes, dry, gone } = cases[language];
  const more = [dry, dry, dry];

  it("no question to the answer that lost it comes back that leads into it, nor later", () => {
    const told = [after, `${stays} ${goes}`, request, yes, ...more];
    for (const choices of [{ 1: asking(asks) }, {}] as Record<number, Choice>[]) {
      const turns = play(language, told, { choices });
      expect(turns[4]?.erases).toBe("m1");
      expect(turns[4]?.erasesLines).toEqual([goes]);
      for (const text of saidAfter(turns, 3)) expect(text).not.toMatch(gone);
    }
  });

  it("nor one to what was told after it, where who is meant stood in what is gone", () => {
    const told = [stays, goes, after, request, yes, ...more];
    for (const choices of [{ 2: asking(asksAfter) }, {}] as Record<number, Choice>[]) {
      const turns = play(language, told, { choices });
      expect(turns[5]?.erases).toBe("m1");
      for (const text of saidAfter(turns, 4)) expect(text).not.toMatch(gone);
    }
  });

  it("a question about what stays does", () => {
    const told = [after, `${stays} ${goes}`, request, yes];
    expect(play(language, told, { choices: { 1: asking(fine) } }).at(-1)?.text).toContain(fine);
  });
});
