import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { byThemselves, turnsIn } from "./one-teller.test-suite.ts";

const languages = Object.keys(packs) as Language[];

/** Something told, a secret, two other things told, what asks for it to go, and what asks who reads it. */
const said: Record<Language, Record<"home" | "secret" | "clocks" | "wipe" | "reader" | "stop", string>> = {
  en: {
    home: "We lived above the bakery in Skipton, and my aunt kept hens in the yard.",
    secret: "I've never told anyone this. I had a baby before I was married, and they took her off me.",
    clocks: "Arthur was a quiet man, he mended clocks, and on Sundays he wound them all.",
    wipe: "Please delete what I just said, for good.",
    reader: "Who reads this?",
    stop: "I want to stop now, I'm tired.",
  },
  sv: {
    home: "Vi bodde ovanpå bageriet i Härnösand, och faster hade höns på gården.",
    secret:
      "Det här har jag aldrig berättat för någon. Jag fick ett barn innan jag gifte mig, och de tog henne.",
    clocks: "Arne var en tystlåten karl, han lagade klockor och på söndagarna drog han upp dem allihop.",
    wipe: "Radera det jag sa nyss, för gott.",
    reader: "Vem läser det här?",
    stop: "Jag vill sluta nu, jag är trött.",
  },
  pl: {
    home: "Mieszkaliśmy nad piekarnią w Radomiu, a ciotka hodowała kury na podwórku.",
    secret: "Tego nigdy nikomu nie mówiłam. Miałam dziecko przed ślubem i zabrali mi je.",
    clocks: "Stanisław naprawiał zegary i w niedzielę nakręcał wszystkie, jeden po drugim.",
    wipe: "Proszę skasować na zawsze to, co teraz powiedziałam.",
    reader: "Kto to czyta?",
    stop: "Chcę już skończyć, jestem zmęczona.",
  },
  it: {
    home: "Abitavamo sopra il forno a Lucca, e la zia teneva le galline nel cortile.",
    secret:
      "Questo non l'ho mai detto a nessuno. Ho avuto una bambina prima di sposarmi e me l'hanno portata via.",
    clocks: "Arturo era un uomo silenzioso, aggiustava gli orologi e la domenica li caricava tutti.",
    wipe: "Per favore cancelli per sempre quello che ho appena detto.",
    reader: "Chi legge queste cose?",
    stop: "Adesso voglio smettere, sono stanca.",
  },
};

describe.each(languages)("in %s", (language) => {
  const { home, secret, clocks, wipe, reader, stop } = said[language];
  const { yes } = packs[language].erasing.words;
  const teller = byThemselves("Somebody");
  const erased = (...answers: string[]) => turnsIn(language, [...answers, wipe, yes], teller).at(-1)?.erases;

  test("what was just said is what was told last, and not a secret of before", () => {
    expect(erased(home, secret, clocks)).toBe("m2");
  });

  test("it is the secret where that was told last, though something was asked after it", () => {
    expect(erased(home, clocks, secret)).toBe("m2");
    expect(erased(home, clocks, secret, reader)).toBe("m2");
  });

  test("an answer is called by the question alone, without the words that led back to it", () => {
    const leads = packs[language].conversation.backToQuestion
      .map((words) => words.replace("{question}", ""))
      .filter((words) => words !== "");
    const questions = turnsIn(language, [home, reader, secret, wipe], teller).map(({ text }) => text);
    for (const lead of leads) expect(questions.at(-1)).not.toContain(lead);
  });

  test("that a secret stands in no story is said with the first one, and not with the next nor at the end", () => {
    const { trusted, staysOut } = packs[language].asides.words;
    const other = {
      en: "Nobody ever knew, but I took the rent money and put it on a horse. I've never told a soul.",
      sv: "Det har jag aldrig berättat för någon heller: jag tog hyran och satte den på en häst.",
      pl: "Tego też nigdy nikomu nie mówiłam: wzięłam czynsz i postawiłam na konia.",
      it: "Anche questo non l'ho mai detto a nessuno: ho preso l'affitto e l'ho giocato ai cavalli.",
    }[language];
    const [, first, , second, last] = turnsIn(language, [home, secret, clocks, other, stop], teller);
    expect(trusted).toContain(first?.text);
    expect(second?.keptOut).toContainEqual(expect.objectContaining({ kind: "secret", message: "m3" }));
    expect(trusted.some((words) => second?.text.includes(words))).toBe(false);
    expect(staysOut.some((words) => last?.text.includes(words))).toBe(false);
  });
});

test("in Italian somebody who has made coffee asks nothing about deleting", () => {
  const { home, secret, wipe } = said.it;
  const turns = turnsIn(
    "it",
    [home, secret, wipe, packs.it.erasing.words.yes, "La mia vicina Rosa è qui con me. Ha fatto il caffè."],
    byThemselves("Teresa"),
  );
  expect(turns.at(-1)?.text).not.toContain("cancellat");
});
