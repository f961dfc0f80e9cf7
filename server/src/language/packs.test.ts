import { describe, expect, test } from "vitest";
import { lintQuestion } from "../interviewer/lints.ts";
import { topicsOf } from "../interviewer/plan.ts";
import { facets, hookKinds, kinships, type LanguagePack, topicIds } from "./pack.ts";
import { languages, packs } from "./packs.ts";
import { contentStems, stopwordsOf, tokens } from "./text.ts";

type Wording = { from: string; text: string; placeholder: string | null };

const questionsOf = (pack: LanguagePack): Wording[] =>
  topicIds.flatMap((id) => {
    const { open, easier, facets: byFacet } = pack.topics[id];
    const asked = facets.flatMap((facet) => byFacet[facet] ?? []);
    return [...open, ...easier, ...asked].map((text) => ({ from: id, text, placeholder: null }));
  });

const followUpsOf = (pack: LanguagePack): Wording[] =>
  hookKinds.flatMap((kind) =>
    facets.flatMap((facet) =>
      (pack.followUps[kind][facet] ?? []).map((text) => ({
        from: `${kind} ${facet}`,
        text,
        placeholder: "{hook}",
      })),
    ),
  );

const receptionsOf = ({ phrases }: LanguagePack): Wording[] => [
  ...[...phrases.reception, ...phrases.gentleReception, ...phrases.recall, ...phrases.recap].map((text) => ({
    from: "reception",
    text,
    placeholder: "{quote}",
  })),
  ...phrases.plainReception.map((text) => ({ from: "plain reception", text, placeholder: null })),
];

const filled = ({ text, placeholder }: Wording, { phrases }: LanguagePack): string =>
  placeholder ? text.replace(placeholder, phrases.quotes.join("x")) : text;

describe.each(languages)("the pack in %s", (language) => {
  const pack = packs[language];
  const questions = [...questionsOf(pack), ...followUpsOf(pack)];
  const wordings = [...questions, ...receptionsOf(pack)];

  test("keeps the rules of a question in every wording", () => {
    const broken = wordings.flatMap((wording) =>
      lintQuestion(filled(wording, pack), language).map((rule) => `${rule}: ${wording.text}`),
    );
    expect(broken).toEqual([]);
  });

  test("asks nothing twice: all wordings are distinct", () => {
    const texts = wordings.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test("holds no two questions made of the same words", () => {
    const bags = questionsOf(pack).map(({ text }) => [...new Set(contentStems(text, pack))].sort().join(" "));
    const doubled = bags.filter((bag, index) => bag.split(" ").length > 3 && bags.indexOf(bag) !== index);
    expect(doubled).toEqual([]);
  });

  test("holds a placeholder where the teller's words belong, and nowhere else", () => {
    const wrong = wordings.filter(({ text, placeholder }) => {
      const found = text.match(/\{[^}]*\}/gu) ?? [];
      return placeholder ? found.length === 0 || found.some((one) => one !== placeholder) : found.length > 0;
    });
    expect(wrong).toEqual([]);
  });

  test("names no number in a question", () => {
    expect(questions.filter(({ text }) => /\p{N}/u.test(text))).toEqual([]);
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

  test("takes hold of every kind of hook in several ways", () => {
    for (const kind of hookKinds) {
      expect(Object.keys(pack.followUps[kind]).length, kind).toBeGreaterThanOrEqual(4);
    }
  });

  test("greets, thanks and frames without a question", () => {
    const { greeting, farewell, support } = pack.phrases;
    const statements = [...Object.values(greeting), ...Object.values(farewell), support];
    const framings = topicIds.flatMap((id) => pack.topics[id].framing ?? []);
    expect([...statements, ...framings].filter((text) => text.includes("?"))).toEqual([]);
    expect(Object.values(greeting).every((text) => text.includes("Saga"))).toBe(true);
  });

  test("has words for all kin, enough function words, and a help line", () => {
    expect(kinships.filter((kin) => pack.lexicon.kin[kin].length === 0)).toEqual([]);
    expect(stopwordsOf(pack).size).toBeGreaterThanOrEqual(150);
    expect(pack.phrases.helpLines.every(({ contact }) => /\p{N}{2}/u.test(contact))).toBe(true);
  });

  test("hears danger, grief and refusal in phrases that mean it, never in a bare function word", () => {
    const { crisis, grief, trauma, decline } = pack.lexicon;
    const stop = stopwordsOf(pack);
    const isBare = (entry: string): boolean => {
      const [first, ...others] = tokens(entry);
      return !entry.includes("*") && others.length === 0 && (!first || stop.has(first.word));
    };
    expect(crisis.filter((entry) => tokens(entry).length < 2 && !entry.includes("*"))).toEqual([]);
    expect([...grief, ...trauma].filter(isBare)).toEqual([]);
    expect(decline.filter((entry) => tokens(entry).length === 0)).toEqual([]);
  });
});
