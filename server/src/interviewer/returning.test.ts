import { expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import { type Answer, emptyLedger, openInterview, type Turn, takeTurn } from "./interviewer.ts";

/** Every turn after the first words of an interview in English. */
const play = (answers: readonly string[]): Turn[] => {
  const setting = { number: 1, language: "en", seed: 7 } as const;
  let turn = openInterview({ ...setting, ledger: emptyLedger() });
  const told: Answer[] = [];
  return answers.map((text, at) => {
    const answer = { id: `m${at}`, text };
    const before = told.at(-1) ?? null;
    turn = takeTurn({ ...setting, ledger: turn.ledger, answer, before, earlier: told.slice(0, -1) });
    if (turn.heard?.told) told.push(answer);
    return turn;
  });
};

const clock =
  "My mother had a clock from her own mother. I had the key of it in my pocket. Every time I want a button, there it is looking at me.";
const { words } = packs.en.asides;

test("whoever says goodbye twice hears a goodbye twice, and never lines of help", () => {
  const [, , second, third] = play([
    clock,
    "That will do for now. Let us finish there, for good. Ta-ra.",
    "There will be no next time, I said for good. You can write it up now.",
    "No! And I've said I'm finished, twice. Good night.",
  ]);
  expect(second?.move).toBe("offer_break");
  expect(third).toMatchObject({ move: "offer_break", support: null });
});

test("nothing that stood beside what was kept out is said back to who returns", () => {
  const turns = play([
    clock,
    "About the key, leave that out. My brother Joe drove a tram along the front for twenty years.",
    "I'm getting tired now.",
    "I'm back. Where were we?",
  ]);
  expect(turns.at(-1)?.text).not.toContain("looking at me");
});

test("whoever comes back with something to tell is greeted and followed", () => {
  const turns = play([
    "We lived by the dock, and my brother Harry went to sea when he was sixteen years old.",
    "I'm getting tired now.",
    "Right, I've had my tea and I'm back. I lay awake over the five shillings that Harry owed me when he sailed.",
  ]);
  const last = turns.at(-1);
  expect(last?.move).toBe("follow_up");
  expect(words.welcome.some((welcome) => last?.text.startsWith(welcome))).toBe(true);
});

test("a turn of phrase is no limit", () => {
  const [turn] = play([
    "I left school at fifteen and went in the braiding loft. That's making trawl nets, braiding we called it, don't ask me why, it's knotting. Forty women in a row and a needle each, and sisal that took the skin off your hands.",
  ]);
  expect(turn?.keptOut).toEqual([]);
  expect(turn?.text).not.toContain("why");
});

test("what is not to be asked about yet is named without the yet", () => {
  const [turn] = play([
    "There was four of us. Our Jean, then me, then Denis who came late, a surprise to everybody but the midwife. Harry went to sea at sixteen. I'll not go into Harry just yet.",
  ]);
  expect(turn?.keptOut).toMatchObject([{ kind: "not_asked", words: "Harry" }]);
});

test("nobody is asked about twice in the same words", () => {
  const people = [
    "Harry",
    "Doreen",
    "Walter",
    "Annie",
    "Denis",
    "Peter",
    "Alison",
    "Maggie",
    "Edwin",
    "Clara",
  ];
  const turns = play(
    people.map(
      (name) =>
        `Then I went with ${name} for a summer. ${name} sang in the choir. The kindest person I ever met was ${name}.`,
    ),
  );
  const frames = turns.flatMap(({ text }) => {
    const name = people.find((one) => text.includes(one));
    return name ? [text.slice(text.indexOf(name) - 14).replace(name, "")] : [];
  });
  expect(frames.length).toBeGreaterThan(1);
  expect(new Set(frames).size).toBe(frames.length);
});
