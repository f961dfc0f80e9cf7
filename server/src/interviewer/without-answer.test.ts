import { describe, expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import { openInterview } from "./interviewer.ts";
import { emptyLedger, type Ledger } from "./ledger/ledger.ts";
import { answerWords, standsIn, withoutAnswer } from "./without-answer.ts";

const secret = "My sister Joyce had a little boy at seventeen, and they took him off her at Ipswich.";
const elsewhere = ["My sister worked on the pea line, and Maureen was good to her. We skated at Ipswich."];
const words = answerWords({ texts: [secret], elsewhere }, packs.en);

describe("what repeats a deleted answer", () => {
  test("a name that is told nowhere else", () => {
    expect(words.repeats("And Joyce, how is she now?")).toBe(true);
    expect(words.repeats("How did you learn to skate at Ipswich?")).toBe(false);
  });

  test("two words that are told nowhere else, or five in a row", () => {
    expect(words.repeats("What became of the boy, at seventeen?")).toBe(true);
    expect(words.repeats("What was it like at seventeen?")).toBe(false);
    expect(words.repeats("So they took him off her then.")).toBe(true);
  });

  test("no word that has a capital only where a sentence begins, and no run that was told before", () => {
    const told = "Mother knew of it. Nobody has ever asked me about it since, and Zed keeps still.";
    const before = ["Nobody has ever asked me about it, the pea line."];
    const { repeats } = answerWords({ texts: [told], elsewhere: before }, packs.en);
    expect(repeats("And what was your mother like?")).toBe(false);
    expect(repeats("So nobody has ever asked me that, either.")).toBe(false);
    expect(repeats("And Zed?")).toBe(true);
    const named = answerWords({ texts: ["Zed fired the kilns. Zed was kind."], elsewhere: [] }, packs.en);
    expect(named.repeats("Who was Zed?")).toBe(true);
  });
});

describe("the ledger of somebody who had an answer deleted", () => {
  const thread: Ledger["threads"][number] = {
    id: "t1",
    message: "m1",
    interview: 1,
    topic: null,
    text: "they took him off her",
    kind: "loss",
    weight: 3,
    state: "waiting",
  };
  const ledger: Ledger = {
    ...emptyLedger(),
    threads: [thread, { ...thread, id: "t2", message: "m2", text: "Maureen was good to her" }],
    limits: [
      { kind: "erased", message: "m1", stems: [], held: ["joyce", "boy"] },
      { kind: "erased", message: "m2", stems: [], lines: ["We skated at Ipswich."] },
      { kind: "not_asked", message: "m1", stems: ["derek"] },
    ],
    people: [
      { name: "Joyce", who: "sister", message: "m1" },
      { name: "Joyce Tull", who: "sister", message: "m2" },
      { name: "Maureen", who: "took the little boy", message: "m2" },
    ],
    corrections: [
      { message: "m1", from: "eighteen", to: "seventeen" },
      { message: "m2", from: "Joan", to: "Joyce" },
    ],
  };
  const instead = "I am listening.";
  const without = (of: Ledger, gone: readonly string[] = []): Ledger =>
    withoutAnswer(of, {
      ...words,
      messages: new Set(["m1"]),
      gone,
      wordsIn: () => ({ ...words, instead }),
    });
  const left = without(ledger);

  test("has none of its words, and all of what was told elsewhere", () => {
    expect(JSON.stringify(left)).not.toMatch(/joyce|seventeen|took him/iu);
    expect(left.people).toEqual([{ name: "Maureen", who: "", message: "m2" }]);
    expect(left.threads.map(({ id }) => id)).toEqual(["t2"]);
    expect(left.limits[1]).toEqual(ledger.limits[1]);
  });

  test("still says that it, and whom it named, is left alone", () => {
    expect(left.limits[0]).toEqual({ kind: "erased", message: "m1", stems: [] });
    expect(left.limits[2]).toEqual({ kind: "not_asked", message: "m1", stems: ["derek"] });
  });

  test("waits for no answer to a question that went with it, though it says it in other words", () => {
    const opened = openInterview({ number: 1, language: "en", seed: 7, ledger: emptyLedger() }).ledger;
    const asks = "What did she do with the empty cradle?";
    const state = opened.interviews[1];
    if (!state?.pending) throw new Error("nothing was asked");
    state.pending = { ...state.pending, move: "follow_up", asks };
    const pendingAfter = (gone: readonly string[]) => without(opened, gone).interviews[1]?.pending;
    expect(pendingAfter([])).toMatchObject({ asks });
    expect(pendingAfter([`A cradle, then. ${asks}`])).toMatchObject({ move: "stay_gently", asks: instead });
  });
});

describe("the ledger of somebody who had sentences of an answer deleted", () => {
  const left = "My mother sang at the sink with Maureen. We had hens.";
  const line = "Our Keith drank the chapel money.";
  const part = { message: "m1", lines: [line], stands: standsIn(left, packs.en) };
  const gone = answerWords({ texts: [`${left} ${line}`], elsewhere: [left] }, packs.en);
  const thread: Ledger["threads"][number] = {
    id: "t1",
    message: "m1",
    interview: 1,
    topic: null,
    text: "sang at the sink",
    kind: "scene",
    weight: 2,
    state: "waiting",
  };
  const without = withoutAnswer(
    {
      ...emptyLedger(),
      threads: [thread, { ...thread, id: "t2", text: "drank the chapel money" }],
      limits: [
        { kind: "erased", message: "m1", stems: [], lines: [line] },
        { kind: "erased", message: "m1", stems: [], lines: ["We had hens.", line] },
        { kind: "not_printed", message: "m1", stems: [], held: ["sang", "keith"] },
        { kind: "not_asked", message: "m1", stems: ["derek"] },
      ],
      people: [
        { name: "Maureen", who: "", message: "m1" },
        { name: "Keith", who: "brother", message: "m1" },
      ],
    },
    {
      ...gone,
      messages: new Set(["m1"]),
      parts: [part],
      gone: [],
      wordsIn: () => ({ ...gone, instead: "I am listening." }),
    },
  );

  test("has none of their words, and what was noted of what stays", () => {
    expect(JSON.stringify(without)).not.toMatch(/keith|drank|chapel/iu);
    expect(without.threads.map(({ id }) => id)).toEqual(["t1"]);
    expect(without.people?.map(({ name }) => name)).toEqual(["Maureen"]);
  });

  test("leaves alone what was left alone of what stays, and not the whole answer", () => {
    expect(without.limits).toEqual([
      { kind: "erased", message: "m1", stems: [], lines: ["We had hens."] },
      { kind: "not_printed", message: "m1", stems: [], held: ["sang"] },
      { kind: "not_asked", message: "m1", stems: ["derek"] },
    ]);
  });
});
