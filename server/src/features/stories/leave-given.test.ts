import type { Language } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { toldBy } from "../../../test/told-by.ts";

type Given = { told: string; secret: string; leave: string; stands: string; refusal: string; stays: string };

/** What was told, what is confided after it, and what of the one may stand; `refusal`: a leave that is refused. */
const given: Record<Language, Given> = {
  en: {
    told: 'Ruth lost the room when the mill let her go, in the June. I took her to the coach. She turned on the step and said, "You always had a good hand with white." The doors closed.',
    secret:
      "It was me that took the cloth, and she knew it on the step. They found it in her locker. That stays between us.",
    leave:
      "Not in the book. That Ruth was there, and what she said to me on the step, that may stand. Why they let her go is nobody's business.",
    stands: 'She turned on the step and said, "You always had a good hand with white."',
    refusal: "What she said on the step may not stand, and not the coach.",
    stays: "Ruth lost the room when the mill let her go, in the June.",
  },
  pl: {
    told: "Irka pokój straciła, jak ją zwolnili, w czerwcu. Odprowadziłam ją na autobus. Odwróciła się na schodku i mówi: „Ty zawsze miałaś dobrą rękę do białego.” Drzwi się zamknęły.",
    secret: "To ja wyniosłam ten batyst, a znaleźli u niej w szafce. To ma zostać między nami.",
    leave:
      "W książce nie. Że Irka była i co mi na schodku powiedziała, to może być, to ładnie powiedziała. A dlaczego ją zwolnili, to nikomu nic do tego.",
    stands: "Odwróciła się na schodku i mówi: „Ty zawsze miałaś dobrą rękę do białego.”",
    refusal: "Co mi na schodku powiedziała, to nie może być, ani autobus.",
    stays: "Irka pokój straciła, jak ją zwolnili, w czerwcu.",
  },
  sv: {
    told: "Rut blev av med rummet när fabriken sa upp henne, i juni. Jag följde henne till bussen. Hon vände sig på trappsteget och sa: ”Du har alltid haft god hand med vitt.” Dörrarna slogs igen.",
    secret: "Det var jag som tog tyget, och de hittade det i hennes skåp. Det stannar mellan oss.",
    leave:
      "Inte i boken. Att Rut fanns, och vad hon sa på trappsteget, det får stå. Varför de sa upp henne har ingen med att göra.",
    stands: "Hon vände sig på trappsteget och sa: ”Du har alltid haft god hand med vitt.”",
    refusal: "Vad hon sa på trappsteget får inte stå, och inte bussen.",
    stays: "Rut blev av med rummet när fabriken sa upp henne, i juni.",
  },
  it: {
    told: "La Rita perse la stanza quando la fabbrica la licenziò, a giugno. L'accompagnai alla corriera. Si voltò sul gradino e disse: «Tu hai sempre avuto la mano buona per il bianco.» Le porte si chiusero.",
    secret: "Fui io a portar via la stoffa, e la trovarono nel suo armadietto. Che resti tra noi.",
    leave:
      "Nel libro no. Che la Rita c'era, e quello che mi disse sul gradino, quello può stare. Perché la licenziarono non riguarda nessuno.",
    stands: "Si voltò sul gradino e disse: «Tu hai sempre avuto la mano buona per il bianco.»",
    refusal: "Quello che disse sul gradino non può stare, e la corriera nemmeno.",
    stays: "La Rita perse la stanza quando la fabbrica la licenziò, a giugno.",
  },
};

const kept = { message: "m1", kind: "not_printed" };
const heard = { intent: "secret", tells: true, by_model: "kept" };

/** The sentences that may stand, with what is said after a secret. */
const allowedWith = async (language: Language, leave: string, isKept = true): Promise<string[]> => {
  const { told, secret } = given[language];
  const answers = isKept
    ? [told, { content: secret, heard, isPrivate: true }, { content: leave, heard }]
    : [told, "Nothing else happened in that year, as far as I know of it.", leave];
  const options = isKept ? { keptOut: [{ ...kept, stems: "[]", words: "" }] } : {};
  return (await toldBy(answers, { ...options, language })).flatMap(({ allowed = [] }) => [...allowed]);
};

it.each(Object.keys(given) as Language[])(
  "a line that may stand is known where its teller says what of a matter stays out, in %s",
  async (language) => {
    const { secret, leave, stands, refusal, stays } = given[language];
    const allowed = await allowedWith(language, leave);
    expect(allowed).toContain(stands);
    expect(allowed).not.toContain(stays);
    expect(allowed.filter((line) => secret.includes(line))).toEqual([]);
    expect(await allowedWith(language, refusal)).toEqual([]);
    expect(await allowedWith(language, leave, false)).toEqual([]);
  },
);

/** What is confided, and in the same answer all of it that may stand. */
const itself: Record<Language, [secret: string, leave: string]> = {
  en: [
    "There was no lottery, I kept the francs.",
    "This may be in the book and no more: that the money of Turin was not mine, and I gave it back bit by bit.",
  ],
  pl: [
    "Żadnej wygranej nie było, ja te franki zatrzymałam.",
    "W książce może być to i tyle: że pieniądze z Turynu nie były moje i że je po trochu oddałam.",
  ],
  sv: [
    "Det var ingen vinst, jag behöll francen.",
    "Det här får stå i boken och inte mer: att pengarna i Turin inte var mina, och att jag gav tillbaka dem bit för bit.",
  ],
  it: [
    "Il terno non c'è mai stato, li ho tenuti io, quei franchi.",
    "Nel libro ci può stare questo e basta: che i soldi di Torino non erano miei, e che li ho resi un poco per volta.",
  ],
};

it.each(Object.keys(itself) as Language[])(
  "a leave that says itself what may stand is told, in %s",
  async (language) => {
    const [secret, leave] = itself[language];
    const content = `${secret} ${leave}`;
    const keptOut = [{ message_id: "m0", kind: "not_printed", stems: "[]", words: secret }];
    const limits = [{ message: "m0", kind: "erased", lines: [secret], stems: [] }];
    const answers = [{ content, heard: { intent: "told", tells: true, by_model: "kept" } }];
    const [answer] = await toldBy(answers, { keptOut, limits, language });
    expect(answer?.text).not.toContain(secret);
    expect(answer?.allowed).toEqual([leave]);
  },
);

/** What is confided with, in the same answer, what of it may stand: `told` before the leave, or `new` in the leave itself. */
const beside: Record<Language, { secret: string; told: string; leave: string; fresh: string }> = {
  en: {
    secret: "It was me that was to mind him, and I said it was Bron.",
    told: 'In the hospital she took hold of my finger and said, "We are quits, Nell."',
    leave: "You can write that he drowned, that I was close by, and the quits.",
    fresh: "That there was a letter which never arrived, you may write.",
  },
  sv: {
    secret: "Det var jag som skulle passa honom, och jag sa att det var Bron.",
    told: "På lasarettet tog hon mig om fingret och sa: ”Nu är vi kvitt, Nell.”",
    leave: "Du får skriva att han drunknade, att jag var i närheten, och det om att vi är kvitt.",
    fresh: "Att det fanns ett brev som aldrig kom fram, det får du skriva.",
  },
  pl: {
    secret: "To ja miałam go pilnować, a powiedziałam, że Bronia.",
    told: "W szpitalu złapała mnie za palec i mówi: „Hela, my już kwita”.",
    leave: "Napisać możesz, że się utopił, że ja byłam niedaleko, i to „my już kwita”.",
    fresh: "Że był list, który nigdy nie doszedł, to możesz napisać.",
  },
  it: {
    secret: "Toccava a me guardarlo, e dissi che toccava alla Bruna.",
    told: "All'ospedale mi prese il dito e disse: «Nella, siamo pari.»",
    leave: "Può scrivere che è annegato, che io ero lì vicino, e quel siamo pari.",
    fresh: "Che ci fu una lettera mai arrivata, lo può scrivere.",
  },
};

it.each(Object.keys(beside) as Language[])(
  "what may stand of a secret is told, also where the same answer says so, in %s",
  async (language) => {
    const { secret, told, leave, fresh } = beside[language];
    const heardAs = { intent: "grief", tells: true, by_model: "kept" };
    for (const [content, line] of [
      [`${secret} ${told} ${leave}`, told],
      [`${secret} ${told} ${fresh}`, fresh],
    ] as const) {
      const keptOut = [{ message_id: "m0", kind: "not_printed", stems: "[]", words: secret }];
      const limits = [{ message: "m0", kind: "erased", lines: [secret], stems: [] }];
      const [answer] = await toldBy([{ content, heard: heardAs }], { keptOut, limits, language });
      expect(answer?.allowed).toContain(line);
      expect(answer?.text).toContain(line);
      expect(answer?.text).not.toContain(secret);
    }
  },
);
