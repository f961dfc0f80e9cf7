import { describe, expect, test } from "vitest";
import { topicsOf } from "../interviewer/ledger/plan.ts";
import { lintQuestion } from "../interviewer/wording/lints.ts";
import { cues } from "./conversation.ts";
import { phrasesOf, questionsOf, sayingsOf } from "./packs.test-suite.ts";
import { languages, packs } from "./packs.ts";
import { kinships, topicIds } from "./subjects.ts";
import { contentStems, stopwordsOf } from "./text.ts";

describe.each(languages)("the pack in %s", (language) => {
  const pack = packs[language];
  const questions = questionsOf(pack);
  const { conversation } = pack;

  test("keeps the rules of a question in every wording", () => {
    const broken = questions.flatMap((text) =>
      lintQuestion(text, language).map((rule) => `${rule}: ${text}`),
    );
    expect(broken).toEqual([]);
  });

  test("keeps the rules of a question in what it asks about one thing", () => {
    const { chapters, person, picture, openers } = pack.about;
    const invitations = [...Object.values(chapters), person, picture].map(({ opens }) => opens);
    const asked = [...invitations, ...Object.values(openers).flat()].map((text) =>
      text.replaceAll("{name}", "Basil"),
    );
    expect(asked.filter((text, at) => asked.indexOf(text) !== at)).toEqual([]);
    expect(asked.flatMap((text) => lintQuestion(text, language).map((rule) => `${rule}: ${text}`))).toEqual(
      [],
    );
  });

  test("asks once at most in whatever else it says, and neither praises nor shouts", () => {
    const strict = new Set(["asks_twice", "praises", "shouts", "markup", "other_language", "too_long"]);
    const broken = sayingsOf(pack)
      .map((text) => text.replace(/\{\w+\}/gu, "…"))
      .flatMap((text) => lintQuestion(text, language).map((rule) => ({ rule, text })))
      .filter(({ rule }) => strict.has(rule));
    expect(broken).toEqual([]);
  });

  test("ties no second question to a continuer, and suggests no answer", () => {
    const spoken = [conversation, ...Object.values(pack.addressed ?? {}).map((one) => one.conversation)];
    const all = spoken.flatMap((one) => [...Object.values(one.continuers).flat(), ...one.gentleContinuers]);
    const broken = all.flatMap((text) => lintQuestion(text, language).map((rule) => `${rule}: ${text}`));
    expect(broken).toEqual([]);
  });

  test("asks nothing twice: all questions of the plan are distinct", () => {
    const texts = questions.map((text) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test("holds no two questions made of the same words", () => {
    const bags = questions.map((text) => [...new Set(contentStems(text, pack))].sort().join(" "));
    const doubled = bags.filter((bag, index) => bag.split(" ").length > 3 && bags.indexOf(bag) !== index);
    expect(doubled).toEqual([]);
  });

  test("holds a place for the teller's words where they belong, and nowhere else", () => {
    const holds = (wordings: readonly string[], name: string) =>
      wordings.every((text) => (text.match(/\{[^}]*\}/gu) ?? []).join() === `{${name}}`);
    const { aboutPerson, personEarlier, quoteNow, quoteEarlier, backTo, recap, wish, wishBare } =
      conversation;
    expect([aboutPerson, personEarlier].every((all) => holds(all, "person"))).toBe(true);
    expect([quoteNow, quoteEarlier, backTo, recap].every((all) => holds(all, "quote"))).toBe(true);
    expect([wish, wishBare].every((all) => holds(all, "wish"))).toBe(true);
    expect(
      [...questions, ...Object.values(conversation.continuers).flat()].filter((text) => text.includes("{")),
    ).toEqual([]);
  });

  test("names no number in a question", () => {
    expect(questions.filter((text) => /\p{N}/u.test(text))).toEqual([]);
  });

  test("leaves the floor to the teller in many ways", () => {
    for (const cue of cues) expect(conversation.continuers[cue].length, cue).toBeGreaterThanOrEqual(5);
    expect(conversation.continuers.plain.length).toBeGreaterThanOrEqual(12);
  });

  test("asks nothing when the teller wants to stop, waits, says goodbye or is in danger", () => {
    const { offerBreak, goodbye, wait, deleted, keptOut } = conversation;
    const silent = [...offerBreak, ...goodbye, ...wait, ...deleted, ...keptOut, pack.phrases.support];
    expect(silent.filter((text) => text.includes("?"))).toEqual([]);
  });

  test("asks for every facet of the ladder of every subject, and frames the sensitive ones", () => {
    for (const number of [1, 2, 3] as const) {
      for (const { id, sensitive } of topicsOf(number)) {
        const words = pack.topics[id];
        expect(words.open.length, id).toBeGreaterThanOrEqual(3);
        expect(words.easier.length, id).toBeGreaterThanOrEqual(2);
        expect(Object.keys(words.facets).length, id).toBeGreaterThanOrEqual(4);
        expect(words.keywords.length, id).toBeGreaterThanOrEqual(4);
        expect(Boolean(words.framing), id).toBe(sensitive);
      }
    }
  });

  test("greets, thanks and frames without a question", () => {
    const { greeting, farewell, support } = pack.phrases;
    const statements = [...Object.values(greeting), ...Object.values(farewell).flat(), support];
    const framings = topicIds.flatMap((id) => pack.topics[id].framing ?? []);
    expect([...statements, ...framings].filter((text) => text.includes("?"))).toEqual([]);
    expect(Object.values(greeting).every((text) => text.includes("Saga"))).toBe(true);
  });

  test("writes phrases as an answer is heard, in small letters without marks, for others are never found", () => {
    const unheard = phrasesOf(pack)
      .map((source) => source.replaceAll(/\\[A-Za-z](?:\{\w+\})?/gu, ""))
      .flatMap((source) => source.match(/[^(|]*(?:[A-Z]|[^ -~]| \)\[\^ \]\*)[^)|]*/gu) ?? []);
    expect(unheard).toEqual([]);
  });

  test("has words for all kin, enough function words, and a help line", () => {
    expect(kinships.filter((kin) => pack.lexicon.kin[kin].length === 0)).toEqual([]);
    expect(stopwordsOf(pack).size).toBeGreaterThanOrEqual(150);
    expect(pack.phrases.helpLines.every(({ contact }) => /\p{N}{2}/u.test(contact))).toBe(true);
  });
});
