import { afterAll, expect, test } from "vitest";
import type { LanguagePack } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "./interviewer.ts";
import { recapOf } from "./recap.ts";
import { namesIn } from "./wording/names.ts";
import { rulesOf } from "./wording/rules.ts";

/** A language that nobody wrote code for: English words under another name, as one more folder would bring them. */
const language = "xx" as Language;
const known = packs as Record<string, LanguagePack>;
known[language] = { ...packs.en, language };

afterAll(() => {
  delete known[language];
});

test("one more folder of words is one more language: nothing else has to know of it", () => {
  const setting = { number: 1 as const, language, seed: 3 };
  const turns: Turn[] = [openInterview({ ...setting, ledger: emptyLedger() })];
  const answers = [
    "We had a stove in the kitchen, and my brother Jan fed it every morning before school.",
    "He sang to it, hymns mostly, and the cat listened from the windowsill.",
    "Who is going to read this?",
    "I don't want to talk about my father.",
    "My wife died in March.",
    "I have been saving up my pills, there is no point in going on.",
    "I want to stop now.",
  ];
  for (const [index, text] of answers.entries()) {
    const { ledger } = turns.at(-1) as Turn;
    turns.push(takeTurn({ ...setting, ledger, answer: { id: `m${index}`, text }, before: null }));
  }
  expect(turns.slice(1).map(({ move }) => move)).toEqual([
    "follow_up",
    "follow_up",
    "answer",
    "open",
    "stay_gently",
    "support",
    "offer_break",
  ]);
  const recap = recapOf({ ...setting, ledger: (turns.at(-1) as Turn).ledger });
  expect(recap ?? "").not.toContain("{");
});

test("prompts and names are made for it too", () => {
  expect(rulesOf(language, null)).toContain(packs.en.wordingForms.name);
  expect(namesIn("So I went to Hull with Kenneth.", language).map(({ name }) => name)).toEqual([
    "Hull",
    "Kenneth",
  ]);
});
