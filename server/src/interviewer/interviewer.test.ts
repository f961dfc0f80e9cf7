import { describe, expect, test } from "vitest";
import { type Language, languages } from "#language/packs.ts";
import { emptyLedger, type Facts, openInterview, type Turn, takeTurn } from "./interviewer.ts";
import { recapOf } from "./recap.ts";
import { answersIn, brief, rambling, shrugging, tell } from "./tellers.test-suite.ts";

type Told = { language?: Language; facts?: Facts; number?: 1 | 2 | 3 };

/** What Saga says to these answers, one after the other, in an interview of its own. */
const said = (answers: readonly string[], { language = "en", facts, number = 1 }: Told = {}): Turn[] => {
  const setting = { number, language, seed: 5, ...(facts ? { facts } : {}) };
  const turns = [openInterview({ ...setting, ledger: emptyLedger() })];
  let before: { id: string; text: string } | null = null;
  for (const [index, text] of answers.entries()) {
    const { ledger } = turns.at(-1) as Turn;
    const answer = { id: `m${index}`, text };
    const turn = takeTurn({ ...setting, ledger, answer, before });
    if (turn.heard?.told) before = answer;
    turns.push(turn);
  }
  return turns;
};

const last = (answers: readonly string[], told?: Told): Turn => said(answers, told).at(-1) as Turn;

const told = "We had a stove in the kitchen, and my brother Jan fed it every morning before school.";

describe("an answer that tells something", () => {
  test("is stayed with", () => {
    const turn = last([told]);
    expect(turn.move).toBe("follow_up");
    expect(turn.progress).toBeGreaterThan(0);
  });

  test.each([
    "I want to kill myself tonight.",
    "I cannot go on. I have the pills here in the kitchen and I am going to take them all tonight, my brother Jan will find me.",
  ])("moves no bar where it speaks of danger: %s", (danger) => {
    const [, before, after] = said([told, danger]);
    expect(after).toMatchObject({ move: "support", progress: before?.progress });
    expect(after?.keptOut).toMatchObject([{ kind: "crisis" }]);
    expect(after?.ledger.topics).toEqual(before?.ledger.topics);
  });

  test("makes more than half of all turns of somebody who tells stay with it", () => {
    const { asked } = tell({ language: "en", habit: rambling });
    const after = asked.slice(1);
    const staying = after.filter(({ turn }) => ["follow_up", "return", "stay_gently"].includes(turn.move));
    expect(staying.length / after.length).toBeGreaterThan(0.55);
  });

  test("is never asked about with the same words within ten turns", () => {
    const { asked } = tell({ language: "en", habit: rambling });
    // The waiting question once more is the same on purpose.
    const isAgain = (move: string): boolean => move === "repeat" || move === "answer";
    const texts = asked
      .filter(({ turn }) => !isAgain(turn.move) && turn.asks !== "")
      .map(({ turn }) => turn.asks);
    const again = texts.filter((text, index) => texts.slice(Math.max(0, index - 10), index).includes(text));
    expect(again).toEqual([]);
  });
});

describe("what was told before", () => {
  test("is left alone for ever when the teller wishes so, in any of its forms", () => {
    const turns = said(["I don't want to talk about Malaya. Ask me about the allotment.", told, told, told]);
    expect(turns[1]?.asks).not.toMatch(/malay/iu);
    expect(turns.slice(2).filter(({ text }) => /malay/iu.test(text))).toEqual([]);
  });

  test("opens a resumed interview with one whole sentence of it, never one that hurts", () => {
    const { ledger } = last(["We lived by the mill. From that day I carried the keys."]);
    const setting = { ledger, number: 1, language: "en", seed: 5 } as const;
    expect(recapOf(setting)).toContain("From that day I carried the keys.");
    const heavy = last(["My brother died in the mill."]);
    expect(recapOf({ ...setting, ledger: heavy.ledger })).toBeNull();
  });

  test("is said to whoever comes back from a break with a greeting, and nothing of it that hurts", () => {
    const back = (...answers: string[]) =>
      recapOf({
        ledger: last([...answers, "I want to stop now, I'm tired."]).ledger,
        number: 1,
        language: "en",
        seed: 5,
      });
    expect(back("We lived by the mill. From that day I carried the keys.")).toMatch(
      /^Good to have you back\. .*From that day I carried the keys\..*Go on from wherever you like\.$/u,
    );
    const sore = back("We lived by the mill.", "My brother died in the mill.");
    expect(sore).toMatch(/^Good to have you back\. We had come to something that weighs on you\./u);
    expect(sore).not.toContain("mill");
  });
});

describe.each(languages)("an interview in %s", (language) => {
  test("lasts twenty to forty-five answers of somebody who tells, and ends when the teller wants to", () => {
    const { asked, ends } = tell({ language, habit: rambling });
    for (const number of [1, 2, 3] as const) {
      expect(answersIn(asked, number)).toBeGreaterThanOrEqual(20);
      expect(answersIn(asked, number)).toBeLessThanOrEqual(46);
    }
    expect(ends.map(({ progress }) => progress)).toEqual([100, 100, 100]);
  });

  test("is over after twelve to twenty answers of somebody of few words", () => {
    const { asked } = tell({ language, habit: brief });
    for (const number of [1, 2, 3] as const) {
      expect(answersIn(asked, number)).toBeGreaterThanOrEqual(10);
      expect(answersIn(asked, number)).toBeLessThanOrEqual(21);
    }
  });

  test("ends for somebody who knows nothing", () => {
    const { ends } = tell({ language, habit: shrugging });
    expect(ends.every(({ complete }) => complete)).toBe(true);
  });

  test("shows a progress that rises in small steps and never falls", () => {
    const { asked } = tell({ language, habit: rambling });
    for (const number of [1, 2, 3] as const) {
      const steps = asked.filter((one) => one.number === number).map(({ turn }) => turn.progress);
      for (const [index, step] of steps.entries()) {
        const rise = step - (steps[index - 1] ?? 0);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThanOrEqual(12);
      }
    }
  });

  test("opens no subject twice, in all three interviews", () => {
    const { asked } = tell({ language, habit: rambling });
    const opened = asked.filter(({ turn }) => turn.move === "open").map(({ turn }) => turn.topic);
    expect(new Set(opened).size).toBe(opened.length);
  });
});
