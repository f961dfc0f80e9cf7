import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Choice } from "../../interviewer.ts";
import { play } from "../one-teller.test-suite.ts";

type Case = {
  told: string;
  /** Sentences of it that are to go, as a model hears. */
  goes: readonly string[];
  earlier: string;
  /** What was told before, to go in the same breath. */
  goesToo: string;
  request: string;
  yes: string;
  ofGone: string;
  ofLeft: string;
  /** What answers that. */
  answered: string;
  left: string;
};

/** Annie, as she was played, and Greta, who has a savings book instead of a sewing machine. */
const cases: Partial<Record<Language, Case>> = {
  en: {
    earlier:
      "So we sat on the old quay and ate my pasty. That was the same summer our Clarence took the tea-treat money out the chapel vestry, eleven pound, my own brother. And then it come on to rain and my hat ribbon ran all down my neck, blue.",
    goesToo:
      "That was the same summer our Clarence took the tea-treat money out the chapel vestry, eleven pound, my own brother.",
    told: "Heavy, my dear. See, I'd heard Mother on the stairs with Mr Rowe. She sold her sewing machine, the Jones with the gold on it, to a woman up Paul, and paid Mr Rowe back quiet, in a sugar bag. She made saffron buns that same evening, mind, with the saffron steeped overnight in the blue jug.",
    goes: [
      "See, I'd heard Mother on the stairs with Mr Rowe.",
      "She sold her sewing machine, the Jones with the gold on it, to a woman up Paul, and paid Mr Rowe back quiet, in a sugar bag.",
    ],
    request:
      "No, I don't like that, now I've said it. I want that took out, what I told about Clarence and the tea-treat money, and that about Mother and the sewing machine. Rubbed right out, gone for good. You can leave the saffron buns and the blue jug.",
    yes: "Yes. Delete it.",
    ofGone: "And between you and your mother, how did things go after that?",
    ofLeft: "Who had the buns, that evening?",
    answered: "Dickie next door, and his dog.",
    left: "saffron buns",
  },
  sv: {
    earlier:
      "Så vi satt på gamla kajen och åt min smörgås. Det var samma sommar som vår Klas tog kollekten ur sakristian, elva kronor, min egen bror. Och sen började det regna och hattbandet rann ner längs halsen, blått.",
    goesToo: "Det var samma sommar som vår Klas tog kollekten ur sakristian, elva kronor, min egen bror.",
    told: "Tungt var det. Jag hade hört mor i trappan med prosten. Hon tog ut hela sparboken på banken i Ystad och betalade prosten i smyg, i en sockerpåse. Hon bakade saffransbullar samma kväll, med saffran som hade legat över natten i den blå kannan.",
    goes: [
      "Jag hade hört mor i trappan med prosten.",
      "Hon tog ut hela sparboken på banken i Ystad och betalade prosten i smyg, i en sockerpåse.",
    ],
    request:
      "Nej, det tycker jag inte om, nu när jag har sagt det. Jag vill ha bort det jag sa om Klas och kollekten, och det om mor och sparboken. Borta för alltid ska det vara. Saffransbullarna och den blå kannan får stå kvar.",
    yes: "Ja. Radera det.",
    ofGone: "Och mellan dig och din mor, hur gick det efter det?",
    ofLeft: "Vem fick saffransbullar den kvällen?",
    answered: "Grannens Olle fick dem, och hunden.",
    left: "saffransbullar",
  },
};

const erase = (of: string, lines: readonly string[]) =>
  ({ do: "keep_out", words: lines.join(" "), in: of, erases: true, lines }) as const;

/** What is said after all was deleted that was asked for in one breath, where a model asked this after the last telling. */
const lastAfter = (language: Language, one: Case, question: string, isLastFirst: boolean): string => {
  const acts = [erase("m0", [one.goesToo]), erase("m1", one.goes)];
  if (isLastFirst) acts.reverse();
  const heard = { intent: "delete", move: "delete", about: "", isOfErasing: true } as const;
  const choices: Record<number, Choice> = {
    1: { intent: "told", move: "follow_up", about: "", text: question },
    2: { ...heard, acts, text: "" },
    3: { ...heard, acts, text: "" },
  };
  const turns = play(language, [one.earlier, one.told, one.request, one.yes], { choices });
  expect(turns.at(-1)?.erasesWith).toHaveLength(1);
  return turns.at(-1)?.text ?? "";
};

describe.each(Object.entries(cases) as [Language, Case][])("after a deletion in %s", (language, one) => {
  it.each([false, true])("a question that leads back to what is gone is not asked again", (isLastFirst) => {
    const said = lastAfter(language, one, one.ofGone, isLastFirst);
    expect(said).not.toContain(one.ofGone);
    expect(said).toContain(one.left);
  });

  it("a question about what stays of the same answer is", () => {
    expect(lastAfter(language, one, one.ofLeft, false)).toContain(one.ofLeft);
  });

  it("a question that was answered before the request, in the same answer, is not: that answer is gone on with", () => {
    const said = lastAfter(
      language,
      { ...one, request: `${one.answered} ${one.request}` },
      one.ofLeft,
      false,
    );
    expect(said).not.toContain(one.ofLeft);
    expect(said).toContain(one.answered.split(",")[0]);
  });

  it("a question that was answered since is not, though only a part of the answer goes", () => {
    const heard = { intent: "delete", move: "delete", about: "", isOfErasing: true } as const;
    const choices: Record<number, Choice> = {
      0: { intent: "told", move: "follow_up", about: "", text: one.ofLeft },
      1: {
        intent: "told",
        also: ["delete"],
        acts: [erase("m1", one.goes)],
        move: "follow_up",
        about: "",
        text: "",
      },
      2: { ...heard, acts: [erase("m1", one.goes)], text: "" },
    };
    const turns = play(language, [one.earlier, `${one.told} ${one.request}`, one.yes], { choices });
    expect(turns.at(-1)?.text).not.toContain(one.ofLeft);
  });
});

it("a thread of an earlier answer that leads to what was deleted waits no longer", () => {
  const heard = { intent: "delete", move: "delete", about: "", isOfErasing: true } as const;
  const threads = [
    { text: "I was in the kitchen, peeling the chestnuts", weight: 3 as const },
    { text: "the priest had a bicycle with no saddle", weight: 2 as const },
  ];
  const erased = "When they blamed the cook I was peeling chestnuts in the kitchen, and I said nothing.";
  const choices: Record<number, Choice> = {
    0: { intent: "told", move: "follow_up", about: "", text: "Who was the cook?", threads },
    2: { ...heard, acts: [erase("m1", [erased])], text: "" },
  };
  const turns = play(
    "en",
    [
      "They sent the cook away before Christmas. I was in the kitchen, peeling the chestnuts, and the priest had a bicycle with no saddle.",
      `I took the earrings myself. ${erased} We had geese in the yard that winter.`,
      "Rub that right out, for good, about the cook and the chestnuts. The geese can stay.",
      "Yes. Delete it.",
    ],
    { choices },
  );
  const waiting = turns.at(-1)?.ledger.threads.filter(({ state }) => state === "waiting") ?? [];
  expect(turns.at(-1)?.erases, "it is gone").toBe("m1");
  expect(waiting.map(({ text }) => text)).toEqual(["the priest had a bicycle with no saddle"]);
});
