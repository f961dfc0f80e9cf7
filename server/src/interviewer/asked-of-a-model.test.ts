import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { emptyLedger, type Ledger, openInterview, prospectOf, type Turn, takeTurn } from "./interviewer.ts";
import type { Choice } from "./wording/chosen.ts";

const setting = { number: 1, language: "en", seed: 7 } as const;
const followUp: Choice = { intent: "told", move: "follow_up", about: "", text: "Tell me more of that." };

type Told = { id: string; text: string };

const after = (answers: readonly string[], choices: readonly Choice[] = []) => {
  let { ledger }: { ledger: Ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const earlier: Told[] = [];
  let turn: Turn | null = null;
  for (const [at, text] of answers.entries()) {
    const answer = { id: `m${at}`, text };
    turn = takeTurn({ ...setting, ledger, answer, earlier }, choices[at] ?? followUp);
    ({ ledger } = turn);
    earlier.push(answer);
  }
  const outlook = (text: string) =>
    prospectOf({ ...setting, ledger, answer: { id: "m9", text }, earlier })?.outlook;
  return { ledger, earlier, turn, outlook };
};

const geese = "We had six geese in the yard, and they chased the postman down the lane every morning.";

describe("what a model is told", () => {
  test("is no waiting thread of words that were taken back, whoever told them when", () => {
    const threads = [{ text: "he hid the ledger under the mill floor", weight: 3 as const }];
    const told = "My father was the miller, and he hid the ledger under the mill floor before they came.";
    const again =
      "They asked us about it. He hid that ledger under the floor of the mill. The geese were loud.";
    const out: Choice = {
      ...followUp,
      acts: [{ do: "keep_out", words: "He hid that ledger under the floor of the mill.", in: "m1" }],
    };
    const shown = (choices: readonly Choice[]) =>
      after([told, again], choices)
        .outlook(geese)
        ?.threads.map(({ text }) => text) ?? [];
    const first = { ...followUp, text: "Who came?", threads };
    expect(shown([first, followUp])).toContain("he hid the ledger under the mill floor");
    expect(shown([first, out])).not.toContain("he hid the ledger under the mill floor");
  });

  test("is not that something heavy was told, where only a limit was set gently", () => {
    const gently: Choice = {
      intent: "delete",
      move: "stay_gently",
      about: "",
      text: "No story will have it.",
    };
    const taken = after([geese, "Please leave that out, what I just said."], [followUp, gently]);
    expect(taken.outlook("We also had a dog that slept by the stove.")?.isHeavy).toBe(false);
    const grief: Choice = { intent: "grief", move: "stay_gently", about: "", text: "I am sorry." };
    const mourned = after([geese, "My little girl died that winter, she was four."], [followUp, grief]);
    expect(mourned.outlook("She had a red coat.")?.isHeavy).toBe(true);
  });

  test("is no subject to open right after a loss, and all of them where the teller wants another", () => {
    const grief: Choice = { intent: "grief", move: "stay_gently", about: "", text: "I am sorry." };
    const mourned = after([geese, "My little girl died that winter, she was four."], [followUp, grief]);
    expect(mourned.outlook("She had a red coat, and she would not take it off.")?.subjects).toEqual([]);
    expect(mourned.outlook("I would rather talk about something else now.")?.subjects).not.toEqual([]);
    expect(after([geese]).outlook(geese)?.subjects).not.toEqual([]);
  });
});

const homes: Record<Language, readonly [village: string, home: string, words: string, place: string]> = {
  en: [
    "I was born in Thornby, by the church.",
    "They put me in the home in Thornby, and don't ask me of it.",
    "the home in Thornby",
    "thornby",
  ],
  sv: [
    "Jag är född i Torsås, vid kyrkan.",
    "De satte mig på hemmet i Torsås, och fråga inte om det.",
    "hemmet i Torsås",
    "torsås",
  ],
  it: [
    "Sono nata a Cembra, vicino alla chiesa.",
    "Mi misero nell'istituto a Cembra, e di quello non mi chieda.",
    "istituto a Cembra",
    "cembra",
  ],
  pl: [
    "Urodziłam się w Harbowie, przy kościele.",
    "Oddali mnie do sierocińca w Harbowie, o to proszę nie pytać.",
    "sierocińca w Harbowie",
    "harbow",
  ],
};

test.each(Object.keys(homes) as Language[])(
  "a home that is left alone leaves the village of its name to be asked about, in %s",
  (language) => {
    const [village, home, words, place] = homes[language];
    const of = { number: 1, language, seed: 7 } as const;
    const { ledger } = openInterview({ ...of, ledger: emptyLedger() });
    const told = takeTurn({ ...of, ledger, answer: { id: "m0", text: village } }, followUp);
    const choice: Choice = { ...followUp, also: ["declines"], acts: [{ do: "leave_alone", words }] };
    const turn = takeTurn(
      {
        ...of,
        ledger: told.ledger,
        answer: { id: "m1", text: home },
        earlier: [{ id: "m0", text: village }],
      },
      choice,
    );
    const stems = turn.ledger.limits.flatMap((limit) => limit.stems);
    expect(stems.length).toBeGreaterThan(0);
    expect(stems.filter((stem) => place.startsWith(stem) || stem.startsWith(place))).toEqual([]);
  },
);

const promises: Record<Language, readonly [promise: string, plain: string]> = {
  en: [
    "No story will have it. Say so, and I will delete it.",
    "No story will have it. It stays out until you let it in.",
  ],
  sv: [
    "Ingen berättelse får det. Säg till, så raderar jag det.",
    "Ingen berättelse får det. Det stannar utanför tills du släpper in det.",
  ],
  it: [
    "Nessuna storia lo avrà. Me lo dica, e lo cancello.",
    "Nessuna storia lo avrà. Resta fuori finché non lo fa entrare Lei.",
  ],
  pl: [
    "Żadna opowieść tego nie dostanie. Proszę powiedzieć, a usunę to.",
    "Żadna opowieść tego nie dostanie. Zostaje poza nią.",
  ],
};

const gone: Record<Language, readonly [claim: string, wish: string]> = {
  en: ["That answer is gone for good.", "Say so if you want that one gone for good too."],
  sv: ["Svaret är borta för alltid.", "Säg till om du vill ha det borta för alltid också."],
  it: ["Quella risposta è cancellata per sempre.", "Mi dica se la vuole cancellata per sempre anche quella."],
  pl: ["To jest usunięte na zawsze.", "Proszę powiedzieć, czy i tamto ma być usunięte na zawsze."],
};

test("a gate is no promise to delete, in Italian", () => {
  const { promisesErasing } = packs.it.wordingForms;
  const gates = [
    "Com'è passare, oggi, da quel cancello?",
    "Il cancello chi lo aggiustava?",
    "Davanti al cancello?",
  ];
  expect(gates.filter((text) => promisesErasing.test(text))).toEqual([]);
  expect(["La cancello subito.", "E io cancello tutto."].every((text) => promisesErasing.test(text))).toBe(
    true,
  );
});

const how: Record<Language, string> = {
  en: "If that must not be, say “for good”, and after one yes it is erased.",
  sv: "Får det inte vara så, säg ”för alltid”, så raderas det efter ett ja.",
  it: "Se non deve essere così, dica «per sempre», e dopo un sì è cancellato.",
  pl: "Jeśli tak być nie może, proszę powiedzieć „na zawsze”, a po jednym „tak” zostanie to usunięte.",
};

test.each(Object.keys(promises) as Language[])(
  "a model promises no deletion that nothing is asked about, in %s",
  (language) => {
    const of = { number: 1, language, seed: 7 } as const;
    const { ledger } = openInterview({ ...of, ledger: emptyLedger() });
    const prospect = prospectOf({ ...of, ledger, answer: { id: "m0", text: homes[language][0] } });
    const [promise, plain] = promises[language];
    const choice: Choice = { ...followUp, intent: "secret", move: "stay_gently" };
    expect(prospect?.claimsUndone(choice, promise)).toBe(true);
    expect(prospect?.claimsUndone(choice, plain)).toBe(false);
    expect(prospect?.claimsUndone(choice, `${plain} ${how[language]}`), "how it can go is true").toBe(false);
    expect(prospect?.claimsUndone({ ...choice, asked: ["erasing"] }, promise)).toBe(false);
    const [claim, wish] = gone[language];
    expect(prospect?.claimsUndone({ ...choice, asked: ["erasing"] }, claim), "nothing was deleted").toBe(
      true,
    );
    expect(prospect?.claimsUndone({ ...choice, asked: ["erasing"] }, wish)).toBe(false);
  },
);

test.each(Object.keys(packs) as Language[])(
  "the name is asked for in one plain sentence, in %s",
  (language) => {
    for (const wording of packs[language].topics.name_origin.open) {
      expect(wording.match(/[.?!]/gu)).toHaveLength(1);
      expect(wording.split(" ").length).toBeLessThan(14);
    }
  },
);

test.each<[Language, answer: string, begun: string, missing: RegExp]>([
  [
    "sv",
    "Vänta nu. Vem läser det här egentligen?",
    "Ja, om det är Moa som ordnade det här kan hon läsa det.",
    /sköter om mig/u,
  ],
  [
    "en",
    "Hold on. Who reads this, then?",
    "Yes, if it is Moira who set this up she can read it.",
    /look after|run/u,
  ],
  [
    "it",
    "Aspetti. Ma chi legge queste cose?",
    "Sì, se è stata Marta a preparare tutto può leggerle.",
    /gestiscono/u,
  ],
  [
    "pl",
    "Chwileczkę. Kto to właściwie czyta?",
    "Tak, jeśli to Marta wszystko przygotowała, może to czytać.",
    /prowadzą/u,
  ],
])(
  "of who reads it all is said that a model had only begun to say, in %s",
  (language, text, begun, missing) => {
    const { ledger } = openInterview({ ...setting, language, ledger: emptyLedger() });
    const answer = { id: "m1", text };
    const choice: Choice = {
      intent: "asks",
      asked: ["reader"],
      move: "answer",
      about: "",
      text: null,
      said: begun,
    };
    const also: Choice["also"][] = [[], ["secret"]];
    for (const beside of also) {
      const heardBy = { ...choice, ...(beside ? { also: beside } : {}) };
      const turn = takeTurn({ ...setting, language, ledger, answer, earlier: [] }, heardBy);
      expect(turn.text.startsWith(begun)).toBe(true);
      expect(turn.text.split(missing)).toHaveLength(2);
    }
  },
);

test("is in no danger of which a model heard none, though its words cannot be used", () => {
  const { ledger } = openInterview({ ...setting, language: "it", ledger: emptyLedger() });
  const answer = { id: "m1", text: "Ci si arriva, ci si arriva. Non è roba da mattina." };
  const given = { ...setting, language: "it" as const, ledger, answer, earlier: [] };
  const choice: Choice = { intent: "declines", move: "return", about: "t9", text: "Che cosa c'era?" };
  expect(takeTurn(given, choice).also ?? []).not.toContain("support");
  expect(takeTurn(given, { ...choice, intent: "crisis", move: "support", text: null }).move).toBe("support");
});
