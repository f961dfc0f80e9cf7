import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import { leokadia } from "../../../../test/leokadia.ts";
import { said } from "../../../../test/rosa.ts";
import type { Turn } from "../../interviewer.ts";
import { play } from "../one-teller.test-suite.ts";

/** A request that names two things told in two answers, and what is to stay; a yes, only the first, and no to the second. */
const asked: Record<Language, { both: string; yes: string; first: string; no: string; stays: string }> = {
  en: {
    both: "I wish I'd not told you about Phyllis and the chapel box, and that about Dad on the bench, that I earned more than him. Delete it, for good. But leave the potatoes.",
    yes: "Yes, delete it.",
    first: "Only the first.",
    no: "Not the one about Dad.",
    stays: "But leave the potatoes.",
  },
  sv: {
    both: "Jag skulle inte ha berättat om Ofelia och kyrkbössan, och det där om far på bänken, att jag tjänade mer än han. Radera det för alltid, båda delarna. Men potatisen ska stå kvar.",
    yes: "Ja, radera det.",
    first: "Bara det första.",
    no: "Inte det om bänken.",
    stays: "Men potatisen ska stå kvar.",
  },
  it: {
    both: "Non dovevo parlarle dell'Ofelia e dei soldi della cooperativa, e di quella del babbo che io a Fornaci guadagnavo più di lui. Le cancelli per sempre, tutte e due. Ma le castagne restano.",
    yes: "Sì, cancelli.",
    first: "Solo la prima.",
    no: "Non quella del babbo.",
    stays: "Ma le castagne restano.",
  },
  pl: {
    both: "Nie powinnam była mówić o Ofelii i skarbonce, i to o tacie na ławce, że zarabiałam więcej od niego. Proszę to usunąć na zawsze, jedno i drugie. Ale ziemniaki zostają.",
    yes: "Tak, usunąć.",
    first: "Tylko to pierwsze.",
    no: "Nie to o tacie.",
    stays: "Ale ziemniaki zostają.",
  },
};

const last = (turns: readonly Turn[]): Turn => turns.at(-1) as Turn;
const cutOf = (turn: Turn, id: string) => turn.cutsToo?.find(({ message }) => message === id)?.lines ?? [];

test.each<[Language, string[]]>([
  [
    "sv",
    [
      "Vår Kurt söp upp kollekten. Han erkände det aldrig.",
      "Sven slog sönder fönstret i missionshuset och jag teg om det.",
      "Radera det jag sa om Sven och fönstret, för alltid.",
      "Radera det jag sa om Kurt och kollekten, för alltid.",
    ],
  ],
  [
    "en",
    [
      "Our Kurt drank the chapel collection. He never owned up to it.",
      "Sam broke the mission hall window and I kept quiet about it.",
      "Delete what I said about Sam and the window, for good.",
      "Delete what I said about Kurt and the collection, for good.",
    ],
  ],
])(
  "in %s who asks for another answer to be deleted has said no yes to the one on the table",
  (language, told) => {
    const turns = play(language, told);
    expect(turns.at(-2)?.confirm).toBeDefined();
    expect(last(turns).erases).toBeUndefined();
    expect(last(turns).confirm).toBeDefined();
  },
);

test("of more than can be read in one question the rest is asked about after the yes", () => {
  const told = ["Phyllis", "Dora", "Hetty", "Maud", "Norah"].map(
    (who) =>
      `Our ${who} hid the rent behind the clock, and the bailiffs came up the stairs to ${who} for it.`,
  );
  const acts = told.map((words, at) => ({ do: "keep_out", words, in: `m${at}`, erases: true }) as const);
  const choices = {
    5: { intent: "delete", move: "delete", about: "", text: "", acts, isOfErasing: true } as const,
  };
  const request = "I ought never to have said a word of the five of them and that rent, none of it.";
  const turns = play("en", [...told, request, "Yes, delete it."], { choices });
  expect(turns.at(-2)?.text).toContain("to Maud for it");
  expect(turns.at(-2)?.text).not.toContain("Norah");
  const done = last(turns);
  expect([done.erases, ...(done.erasesWith ?? []).map(({ message }) => message)]).toEqual([
    "m0",
    "m1",
    "m2",
    "m3",
  ]);
  expect(done.text).toContain("Norah");
  expect(done.confirm).toBeDefined();
});

test("who says yes to two of three loses these, and is asked about the third", () => {
  const { name, gloves, secret, after, father } = said.en;
  const rent =
    "Our Norah hid the rent behind the clock for a year, and the bailiffs came up the stairs for it.";
  const request =
    "I wish I'd not told you about Phyllis and the chapel box, and that about Dad on the bench, that I earned more than him, and that about Norah and the rent. Delete it, for good.";
  const told = [name, `${gloves} ${secret} ${after}`, father, rent, request];
  expect(last(play("en", told)).text).toContain("bailiffs");
  const done = last(
    play("en", [...told, "Yes, delete the one about Phyllis and the one about Norah and the rent."]),
  );
  expect([done.erases, ...(done.erasesWith ?? []).map(({ message }) => message)]).toEqual(["m1", "m3"]);
  expect(done.confirm, "the third is asked about").toBeDefined();
});

describe.each(languages)("what one request names in two answers, in %s", (language) => {
  const { name, gloves, secret, after, father, shown } = said[language];
  const { both, yes, first, no, stays } = asked[language];
  const { words } = packs[language].erasing;
  const told = [name, `${gloves} ${secret} ${after}`, father, both];
  const reply = (...replies: string[]) => last(play(language, [...told, ...replies]));

  test("is asked about in one question, which quotes each part", () => {
    const { text, confirm } = reply();
    expect(confirm).toBeDefined();
    expect(text.split("?").length - 1).toBe(1);
    expect(text).toContain(secret);
    expect(text).toMatch(new RegExp(`${shown}|Fornaci`, "u"));
    expect(text, "said before the yes").toContain(words.noReturn);
  });

  test("goes with one yes, and with it what asked for it, but not what is to stay", () => {
    const done = reply(yes);
    expect(done.text.startsWith(words.doneAll)).toBe(true);
    expect(done.text, "not said again").not.toContain(words.noReturn);
    expect(done.erases).toBe("m1");
    expect(done.erasesWith?.map(({ message }) => message)).toEqual(["m2"]);
    expect(done.erasesToo).not.toContain("m3");
    expect(cutOf(done, "m3").join(" ")).toBe(both.replace(` ${stays}`, ""));
  });

  test("who names one of it, or says no to one, is asked about that alone, and a yes deletes no other", () => {
    for (const fewer of [first, no, `${yes} ${no}`]) {
      const turn = reply(fewer);
      expect(turn.erases, fewer).toBeUndefined();
      expect(turn.text, fewer).toContain(words.letIn);
      expect(turn.text, fewer).not.toMatch(new RegExp(`${shown}|Fornaci`, "u"));
      const done = reply(fewer, yes);
      expect(done.erases, fewer).toBe("m1");
      expect(done.erasesWith, fewer).toEqual([]);
    }
  });

  test("a no to all of it deletes nothing, and what only the question kept out stands again", () => {
    const turn = reply(words.no);
    expect(turn.erases).toBeUndefined();
    expect(new Set(turn.letIn.map(({ message }) => message))).toContain("m2");
  });
});

describe("Leokadia, with a model", () => {
  const { told, choices, piaski, koscian, request } = leokadia;
  const reply = (...replies: string[]) => last(play("pl", [...told, request, ...replies], { choices }));

  test("both parts stand in the first question, whole, with the sentence that matters most", () => {
    const { text } = reply();
    expect(text).toContain(`„${piaski}” i „${koscian}”`);
    expect(text).not.toContain("…");
    expect(text).toContain("Reszta tamtych odpowiedzi zostaje. ");
    expect(text).toContain("kopiach zapasowych");
  });

  test.each(["Tak, usunąć.", "No tak, to, tak. Usunąć. I Kindze Kościan też."])(
    "one yes deletes both: %s",
    (yes) => {
      const done = reply(yes);
      expect([done.erases, ...(done.erasesWith ?? []).map(({ message }) => message)]).toEqual(["m1", "m2"]);
      expect([...(done.erasesLines ?? []), ...(done.erasesWith?.[0]?.lines ?? [])].join(" ")).toBe(
        `${piaski} ${koscian}`,
      );
      expect(done.text).not.toContain("kopiach");
    },
  );

  test("of her request only what asks for it goes: what she told before it, and what is to stay, stands", () => {
    const left = cutOf(reply("Tak, usunąć."), "m4").reduce((text, line) => text.replace(line, ""), request);
    expect(left.startsWith("Mama. Usiadła i siedziała.")).toBe(true);
    expect(left).toContain("Ale że Czesiu na harmonii grał i ksiądz nogą ruszał, to niech stoi");
    for (const word of ["Piaskach", "Kościan", "wymazane"]) expect(left).not.toContain(word);
  });

  test("who says no to one of them by the name she gave it is asked about the other", () => {
    const turn = reply("Nie Kinga.");
    expect(turn.erases).toBeUndefined();
    expect(turn.text).toContain("Gertrudą");
    expect(turn.text).not.toContain("Kościan");
  });
});
