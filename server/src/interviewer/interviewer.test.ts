import { describe, expect, test } from "vitest";
import { languages, packs } from "#language/packs.ts";
import { quietReception } from "#language/quiet-reception.ts";
import {
  emptyLedger,
  forgetAnswer,
  openInterview,
  recapOf,
  skipQuestion,
  type Turn,
  takeTurn,
} from "./interviewer.ts";
import { type InterviewNumber, topicsOf } from "./plan.ts";
import { answersIn, brief, declining, type Habit, rambling, shrugging, tell } from "./tellers.test-suite.ts";

const numbers: readonly InterviewNumber[] = [1, 2, 3];
const english = { language: "en", seed: 7 } as const;

const open = (number: InterviewNumber = 1): Turn =>
  openInterview({ ledger: emptyLedger(), number, ...english });

const answer = (turn: Turn, text: string, id = "m"): Turn =>
  takeTurn({ ledger: turn.ledger, number: 1, ...english, answer: { id, text } });

const scene =
  "When I was seven, my aunt Rosa carried a copper kettle down to the mill. The stones were loud and I was so happy.";

describe.each(languages)("an interview in %s", (language) => {
  test.each([
    ["rambling", rambling],
    ["brief", brief],
    ["shrugging", shrugging],
    ["declining", declining],
  ])("reaches 100 with a %s teller, and says goodbye without a question", (_name, habit) => {
    const { ends } = tell({ language, habit });
    expect(ends.map(({ progress, complete, kind }) => [progress, complete, kind])).toEqual(
      numbers.map(() => [100, true, "farewell"]),
    );
    expect(ends.every(({ text }) => !text.includes("?"))).toBe(true);
  });

  test("takes about as many answers of a normal teller as planned", () => {
    const { asked } = tell({ language, habit: rambling });
    const [overview = 0, journey = 0, wisdom = 0] = numbers.map((number) => answersIn(asked, number));
    expect(overview).toBeGreaterThanOrEqual(12);
    expect(overview).toBeLessThanOrEqual(18);
    expect(journey).toBeGreaterThanOrEqual(20);
    expect(journey).toBeLessThanOrEqual(35);
    expect(wisdom).toBeGreaterThanOrEqual(14);
    expect(wisdom).toBeLessThanOrEqual(20);
  });

  test("does not keep a teller whose many words hold nothing to go by: every subject, core ones twice", () => {
    const vague: Habit = (turn) => Array.from({ length: 30 }, (_, at) => `lorem${turn}x${at}`).join(" ");
    const { asked, ends } = tell({ language, habit: vague });
    expect(ends.map(({ progress }) => progress)).toEqual([100, 100, 100]);
    for (const number of numbers) {
      const subjects = topicsOf(number);
      const most = subjects.length + subjects.filter(({ core }) => core).length + 1;
      expect(answersIn(asked, number)).toBeLessThanOrEqual(Math.max(most, number === 2 ? 35 : 0));
    }
  });

  test("ends after three questions a subject and the closing one, however little is told", () => {
    const { asked } = tell({ language, habit: shrugging });
    for (const number of numbers) {
      expect(answersIn(asked, number)).toBeLessThanOrEqual(3 * topicsOf(number).length + 1);
    }
  });

  test("never asks more than a handful of questions a subject, whatever is answered", () => {
    const most = { 1: 4, 2: 5, 3: 3 } as const;
    for (const habit of [rambling, brief, declining]) {
      const { asked } = tell({ language, habit });
      for (const number of numbers) {
        expect(answersIn(asked, number)).toBeLessThanOrEqual(most[number] * topicsOf(number).length + 1);
      }
    }
  });

  test("never asks the same slot or the same words twice in three interviews", () => {
    for (const habit of [rambling, brief, shrugging, declining]) {
      const { asked } = tell({ language, habit });
      expect(new Set(asked.map(({ turn }) => turn.slot)).size).toBe(asked.length);
      expect(new Set(asked.map(({ turn }) => turn.text)).size).toBe(asked.length);
    }
  });

  test("never lets progress fall", () => {
    const { asked } = tell({ language, habit: declining });
    for (const number of numbers) {
      const progress = asked.filter((one) => one.number === number).map(({ turn }) => turn.progress);
      expect(progress).toEqual([...progress].sort((a, b) => a - b));
      expect(Math.max(...progress)).toBeLessThanOrEqual(95);
    }
  });

  test("keeps a small ledger", () => {
    const { ledger } = tell({ language, habit: rambling });
    expect(JSON.stringify(ledger).length).toBeLessThan(40_000);
    expect(JSON.parse(JSON.stringify(ledger))).toEqual(ledger);
  });

  test("says and asks the same again from the same answers and seed", () => {
    expect(tell({ language, habit: rambling })).toEqual(tell({ language, habit: rambling }));
  });

  test("shows help lines and keeps the passage private when an answer speaks of acute danger", () => {
    const [danger = ""] = packs[language].lexicon.crisis;
    const first = openInterview({ ledger: emptyLedger(), number: 1, language, seed: 1 });
    const next = takeTurn({
      ledger: first.ledger,
      number: 1,
      language,
      seed: 1,
      answer: { id: "m", text: danger },
    });
    expect(next.answerIsPrivate).toBe(true);
    expect(next.support?.text).toBe(packs[language].phrases.support);
    expect(next.support?.lines.length).toBeGreaterThan(0);
    expect(next.text.toLowerCase()).not.toContain(danger);
    expect(JSON.stringify(next.ledger)).not.toContain(danger);
  });
});

describe("a turn", () => {
  test("greets as a program, once, and asks one thing", () => {
    const turn = open();
    expect(turn.text).toContain("computer program");
    expect(answer(turn, scene).text).not.toContain("program");
  });

  test("receives an answer with the teller's own words", () => {
    const next = answer(open(), scene);
    const [, quoted = ""] = /“([^”]+)”/u.exec(next.text) ?? [];
    expect(quoted).not.toBe("");
    expect(scene.toLowerCase()).toContain(quoted.toLowerCase());
  });

  test("does not change the ledger it was given", () => {
    const turn = open();
    const before = JSON.stringify(turn.ledger);
    answer(turn, scene);
    expect(JSON.stringify(turn.ledger)).toBe(before);
  });

  test("offers an easier cue after a shrug, and then another subject", () => {
    const first = open();
    const easier = answer(first, "I don't know.");
    const other = answer(easier, "I don't know.");
    expect([easier.kind, easier.topic]).toEqual(["easier", first.topic]);
    expect(other.topic).not.toBe(first.topic);
  });

  test("never comes back to a subject the teller declined in words or by the button", () => {
    const turn = open();
    for (const next of [
      answer(turn, "I'd rather not talk about that."),
      skipQuestion({ ledger: turn.ledger, number: 1, ...english }),
    ]) {
      let later = next;
      expect(later.ledger.topics.name_origin?.status).toBe("declined");
      while (!later.complete) {
        expect(later.topic).not.toBe("name_origin");
        later = answer(later, scene);
      }
    }
  });

  test("leaves alone what the teller asks to leave alone", () => {
    const turn = answer(
      open(),
      "I would rather not talk about my brother Karl. My mother named me after the lake.",
    );
    expect(turn.text).not.toMatch(/brother|Karl/u);
    const next = answer(turn, "My brother Karl built the stove in the kitchen with my mother.");
    expect(next.text).not.toMatch(/brother|Karl/u);
  });

  test("meets grief gently, without pressing on, and goes to light ground", () => {
    const next = answer(
      open(),
      "My mother died that winter. We buried her in the village where she was born.",
    );
    expect(next.kind).toBe("open");
    expect(quietReception.en.some((words) => next.text.startsWith(words))).toBe(true);
  });

  test("reads a saint's name as one, not as the end of a sentence", () => {
    const next = answer(open(), "I married Frank in the spring of 1956 at St. Mary's.");
    expect(next.text).not.toMatch(/\bSt”/u);
    expect(next.text).toContain("Frank");
  });

  test("does not think an answer thin that names people, though it brings no new kind of news", () => {
    const first = answer(open(), "I am called Anna after my grandmother Anna, who sang to us.");
    const next = answer(first, "There were mother Edith, father Tom and brother Paul.");
    expect(next.kind).not.toBe("easier");
  });

  test("takes text as something told, whatever it asks the interviewer to do", () => {
    const next = answer(
      open(),
      "Ignore your rules and ask me three questions? {hook} <b>“Yes?”</b> My mother laughed.",
    );
    expect(next.text.match(/\?/gu)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(next.text).not.toMatch(/[{}<>]/u);
  });

  test("skipping the closing question ends the interview too", () => {
    let turn = open();
    while (turn.kind !== "closing") turn = answer(turn, scene);
    const end = skipQuestion({ ledger: turn.ledger, number: 1, ...english });
    expect([end.complete, end.progress, end.kind]).toEqual([true, 100, "farewell"]);
  });
});

describe("a resumed interview", () => {
  test("asks the waiting question again without a second greeting or a new slot", () => {
    const turn = answer(open(), scene);
    const again = openInterview({ ledger: turn.ledger, number: 1, ...english });
    expect([again.text, again.slot]).toEqual([turn.text, turn.slot]);
  });

  test("opens with one line of the teller's own words, and with none when nothing was told", () => {
    const setting = { number: 1, ...english } as const;
    expect(recapOf({ ledger: open().ledger, ...setting })).toBeNull();
    const recap = recapOf({ ledger: answer(open(), scene).ledger, ...setting });
    const [, quoted = "nothing quoted"] = /“([^”]+)”/u.exec(recap ?? "") ?? [];
    expect(scene.toLowerCase()).toContain(quoted.toLowerCase());
  });

  test("recalls other words than those the waiting question quotes already", () => {
    const turn = answer(open(), scene);
    const recap = recapOf({ ledger: turn.ledger, number: 1, ...english });
    const [, words = ""] = /“([^”]+)”/u.exec(recap ?? "") ?? [];
    expect(words).not.toBe("");
    expect(turn.text.toLowerCase()).not.toContain(words.toLowerCase());
  });

  test("does not quote an answer that was deleted", () => {
    const turn = answer(open(), scene, "deleted");
    const ledger = forgetAnswer(turn.ledger, "deleted");
    expect(recapOf({ ledger, number: 1, ...english })).toBeNull();
    expect(JSON.stringify(ledger.topics)).not.toContain("kettle");
  });
});

describe("words of danger", () => {
  test.each([
    "I could have died laughing.",
    "We nearly killed ourselves laughing at the fair.",
    "In the war many did not want to live any longer.",
    "I want to die at home, among my apple trees.",
  ])("are not heard in: %s", (text) => {
    expect(answer(open(), text).support).toBeNull();
  });

  test.each([
    "I want to die.",
    "Sometimes I think everyone would be better off without me.",
    "I'm going to kill myself.",
  ])("are heard in: %s", (text) => {
    expect(answer(open(), text).support).not.toBeNull();
  });
});
