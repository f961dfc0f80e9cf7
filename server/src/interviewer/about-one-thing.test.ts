import { describe, expect, it } from "vitest";
import { type Language, languages } from "#language/packs.ts";
import {
  type About,
  emptyLedger,
  type Ledger,
  openInterview,
  prospectOf,
  type Setting,
  type Turn,
  takeTurn,
} from "./interviewer.ts";
import { brief, type Habit, rambling, shrugging, tell } from "./tellers.test-suite.ts";
import { promptOf } from "./wording/prompt.ts";

const school: About = {
  of: "school",
  kind: "period",
  name: "School Years",
  opens: "Tell me about your school years.",
  topics: ["school_outline", "school_friend_teacher"],
  counts: "school_friend_teacher",
};
const basil: About = {
  of: "basil",
  kind: "person",
  name: "Basil",
  opens: "Tell me about Basil.",
  topics: [],
  counts: null,
};

type Story = { about: About; habit: Habit; ledger?: Ledger; number?: number; language?: Language };

/** An interview about one thing from its first question to its end. */
const tellOf = ({ about, habit, ledger = emptyLedger(), number = 4, language = "en" }: Story) => {
  const setting = { number, language, seed: 1 };
  const turns: Turn[] = [openInterview({ ...setting, ledger, about })];
  for (let at = 0; at < 40; at += 1) {
    const last = turns.at(-1) as Turn;
    if (last.complete) break;
    const text = last.move === "close" ? "No, that is all." : habit(at, language);
    turns.push(takeTurn({ ...setting, ledger: last.ledger, answer: { id: `a${number}.${at}`, text } }));
  }
  const last = turns.at(-1) as Turn;
  return { turns, last, answers: turns.length - 1, ledger: last.ledger };
};

const reply = (turn: Turn, { text, number = 4 }: { text: string; number?: number }) =>
  ({
    ledger: turn.ledger,
    number,
    language: "en",
    seed: 1,
    answer: { id: "a0", text },
  }) as const satisfies Setting & {
    answer: unknown;
  };

const asking = (turns: readonly Turn[]): string[] =>
  turns.map(({ asks }) => asks).filter((asks) => asks !== "");

describe("an interview about one thing", () => {
  const tellers = { rambling, brief, shrugging };
  const cases = Object.entries(tellers).flatMap(([kind, habit]) =>
    [school, basil].map((about) => ({ kind, habit, about, name: about.name })),
  );

  it.each(cases)(
    "with somebody $kind about $name ends of itself after few answers, and its progress goes up in small steps",
    ({ habit, about }) => {
      const { turns, answers, last } = tellOf({ about, habit });
      expect(last.complete).toBe(true);
      expect(turns.at(-2)?.move).toBe("close");
      expect(answers).toBeGreaterThanOrEqual(6);
      expect(answers).toBeLessThanOrEqual(16);
      const steps = turns.slice(1, -1).map(({ progress }, at) => progress - (turns[at]?.progress ?? 0));
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...steps)).toBeLessThanOrEqual(12);
      expect(last.progress).toBe(100);
      expect(new Set(asking(turns)).size).toBe(asking(turns).length);
    },
  );

  it("asks the questions of the plan that belong to it, and then its own", () => {
    const { turns } = tellOf({ about: school, habit: shrugging });
    const opened = turns.filter(({ move }) => move === "open");
    expect(opened.slice(0, 2).map(({ topic }) => topic)).toEqual(["school_outline", "school_friend_teacher"]);
    expect(turns.map(({ asks }) => asks)).toContain("Tell me about your school years.");
    expect(new Set(opened.map(({ topic }) => topic))).toEqual(new Set(school.topics));
  });

  it.each(languages)("in %s asks nothing that the three asked, when all of them are complete", (language) => {
    const life = tell({ language, habit: rambling });
    const { turns, answers } = tellOf({ about: school, habit: rambling, ledger: life.ledger, language });
    const before = new Set(life.asked.map(({ turn }) => turn.asks));
    const opened = turns.filter(({ move }) => move === "open").map(({ asks }) => asks);
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.filter((asks) => before.has(asks))).toEqual([]);
    expect(answers).toBeGreaterThanOrEqual(6);
    expect(life.ledger.interviews[3]?.progress).toBe(turns.at(-1)?.ledger.interviews[3]?.progress);
  });

  it("leaves to the three what it has told: they do not open its subjects again", () => {
    const habit: Habit = (at) =>
      `Mrs Pell taught us in the big room in 1951, ${at} of us on a bench, and I loved the stove and the smell of chalk.`;
    const { ledger } = tellOf({ about: school, habit });
    const first = openInterview({ ledger, number: 1, language: "en", seed: 1 });
    const asked = [first];
    while (!asked.at(-1)?.complete && asked.length < 60) {
      const last = asked.at(-1) as Turn;
      const answer = { id: `b${asked.length}`, text: rambling(asked.length, "en") };
      asked.push(takeTurn({ ledger: last.ledger, number: 1, language: "en", seed: 1, answer }));
    }
    expect(asked.filter(({ move, topic }) => move === "open" && topic === "school_outline")).toEqual([]);
  });

  it("says who can read it where it is the first of all, and only there", () => {
    const first = openInterview({ ledger: emptyLedger(), number: 4, language: "en", seed: 1, about: basil });
    expect(first.text).toContain("You can read what you tell here.");
    expect(first.text).toMatch(/Tell me about Basil\.$/);
    const begun = openInterview({ ledger: emptyLedger(), number: 1, language: "en", seed: 1 });
    const later = openInterview({ ledger: begun.ledger, number: 4, language: "en", seed: 1, about: basil });
    expect(later.text).not.toContain("You can read what you tell here.");
  });

  it("hears how the teller is to be spoken to, where it is the first of all and asks that", () => {
    const setting = { number: 4, language: "pl", seed: 1 } as const;
    const opened = openInterview({ ...setting, ledger: emptyLedger(), about: basil });
    expect(opened.text).toContain("Pan czy Pani");
    const next = takeTurn({ ...setting, ledger: opened.ledger, answer: { id: "a0", text: "Pani." } });
    expect(next.ledger.address).toBe("woman");
  });

  it("about the same thing goes on with what was not asked, and invites to it again where all was", () => {
    let ledger = emptyLedger();
    const first: string[] = [];
    for (const number of [4, 5, 6, 7]) {
      const { turns, last } = tellOf({ about: basil, habit: shrugging, ledger, number });
      ledger = last.ledger;
      first.push(turns[0]?.asks ?? "");
    }
    expect(first[0]).toBe("Tell me about Basil.");
    expect(first[1]).not.toBe(first[0]);
    expect(first.at(-1)).toBe("Tell me about Basil.");
  });

  it("asks nothing that is to be left alone, whichever interview heard that", () => {
    const opened = openInterview({ ledger: emptyLedger(), number: 4, language: "en", seed: 1, about: basil });
    const refused = takeTurn(reply(opened, { text: "Please do not ask me about Basil." }));
    expect(refused.keptOut).toMatchObject([{ kind: "not_asked", words: "Basil" }]);
    expect(refused.asks).not.toContain("Basil");
    const three = openInterview({ ledger: refused.ledger, number: 1, language: "en", seed: 1 });
    expect(three.ledger.limits).toEqual(refused.ledger.limits);
  });

  it("tells a model what it is about, and lets it open or come back to nothing else", () => {
    const life = tell({ language: "en", habit: rambling });
    const waiting = life.ledger.threads.filter(({ state }) => state === "waiting");
    expect(waiting.length).toBeGreaterThan(0);
    const opened = openInterview({ ledger: life.ledger, number: 4, language: "en", seed: 1, about: basil });
    const prospect = prospectOf(reply(opened, { text: "He kept bees behind the chapel, and sang to them." }));
    if (!prospect) throw new Error("nothing to word");
    const { outlook, admit } = prospect;
    expect([outlook.about, outlook.subjects, outlook.threads]).toEqual([
      { kind: "person", name: "Basil" },
      [],
      [],
    ]);
    const parts = promptOf({ language: "en", style: null, exchanges: [], notes: [], names: [], outlook });
    expect(parts.at(-1)?.content).toMatch(/this interview is about this person alone.*\n.*Basil/);
    expect(admit({ intent: "told", move: "open", about: "first_job" })).not.toBe("open");
    expect(admit({ intent: "told", move: "return", about: waiting[0]?.id ?? "" })).not.toBe("return");
    expect(admit({ intent: "told", move: "follow_up", about: "" })).toBe("follow_up");
  });

  it("has a model know what was told in the others, and them what was told in it", () => {
    const opened = openInterview({ ledger: emptyLedger(), number: 2, language: "en", seed: 1 });
    const prospect = prospectOf(
      reply(opened, { text: "The sea was grey that morning, and we rowed.", number: 2 }),
    );
    if (!prospect) throw new Error("nothing to word");
    const notes = [
      { mark: "4.2", text: "Basil kept bees" },
      { mark: "2.1", text: "this very answer" },
    ];
    const exchanges = [{ mark: "2.1", question: "What was it like?", answer: "Grey." }];
    const of = {
      language: "en" as const,
      style: null,
      exchanges,
      notes,
      names: [],
      outlook: prospect.outlook,
    };
    const [, memory] = promptOf(of);
    expect(memory?.content).toContain("Basil kept bees");
    expect(memory?.content).not.toContain("this very answer");
  });
});
