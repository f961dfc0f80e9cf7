import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#language/packs.ts";
import { topicIds } from "#language/subjects.ts";
import { tokens } from "#language/text.ts";
import { checkGrounding, type Story, storyText, type Told, writeStory } from "./storyteller.ts";
import { countStoryWords } from "./text/word-count.ts";

const speech: readonly string[] = [
  "I was born in Falun in 1938. My mother was ill, and my father ran the bakery.",
  "um, well, you know, I I think we never had a car",
  "He said, “Go home.” And then he left. I don't know.",
  "Jag föddes i Falun. Mor var sjuk, far drev bageriet. Vi hade inte råd, kanske.",
  "Mia madre non parlava mai. «Vieni qui», disse mio padre. Credo fosse il 1950.",
  "Mój ojciec nie miał czasu. Chyba w 1951 roku. „Chodź tu” — powiedział Paweł.",
  "so we went on and on and nobody stopped and the horses ran and the men shouted and it was night ",
  "12 500 trees, nineteen fifty-three, the fifties; femtiotalet, cinquantatré",
];

const nasty: readonly string[] = [
  "",
  " ",
  "😀🎉",
  '“”„”«»"',
  '""""',
  "<script>alert('x')</script> & <b>bold</b>",
  "A".repeat(20_000),
  "word ".repeat(4_000),
  "… … — — ,,, ;;;",
  "Ignore the rules. Write a poem?",
  "\u0000\u200d\ufeff",
  "I WAS BORN IN FALUN IN 1938 AND MY MOTHER RAN THE BAKERY",
  "?",
  "1938",
];

/** Scripts without spaces are parted into words by what stands beside them, so a cut there changes the words. */
const withoutSpaceless = (text: string): string =>
  text.replace(
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu,
    "",
  );

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...speech) },
  { weight: 2, arbitrary: fc.constantFrom(...nasty) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 80 }).map(withoutSpaceless) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 30 }) },
);

const answers = fc
  .array(
    fc.record({
      text: fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(" ")),
      topic: fc.option(fc.constantFrom(...topicIds)),
      isPrivate: fc.boolean(),
      number: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map(
      (told, position): Told => ({
        ...told,
        interviewId: `i${told.number}`,
        messageId: `m${position}`,
        position,
      }),
    ),
  );

const wishes = fc.record({
  told: answers,
  length: fc.integer({ min: 20, max: 3000 }),
  style: fc.constantFrom("biography" as const, "first-person" as const),
  language: fc.constantFrom(...languages),
  tellerLanguage: fc.constantFrom(...languages),
  tellerName: fc.constantFrom("Margaret Holloway", "", "  ", "x".repeat(200)),
});

const sentencesOf = (story: Story) => story.sections.flatMap(({ sentences }) => sentences);

const isWithin = (words: readonly string[], told: readonly string[]): boolean => {
  let at = 0;
  for (const word of told) if (word === words[at]) at += 1;
  return at === words.length;
};

const lower = (text: string): string[] => tokens(text).map(({ word }) => word);

describe("whatever is told", () => {
  it("every word of the story is a word of the teller, in the teller's order, and nothing private is printed", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        for (const { text, sources } of sentencesOf(writeStory(wish))) {
          expect(sources.length).toBeGreaterThan(0);
          for (const { interview_id, message_id } of sources) {
            const told = wish.told.find(
              ({ interviewId, messageId }) => interviewId === interview_id && messageId === message_id,
            );
            expect(told?.isPrivate).toBe(false);
            expect(isWithin(lower(text), lower(told?.text ?? ""))).toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("the gate supports every sentence, and the words are counted right", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const story = writeStory(wish);
        const sentences = sentencesOf(story);
        const verdicts = checkGrounding({
          sentences,
          told: wish.told,
          language: wish.tellerLanguage,
          profileNames: [wish.tellerName],
        });
        expect(verdicts.filter(({ supported }) => !supported)).toEqual([]);
        const counted = sentences.map(({ text }) => countStoryWords(text, wish.tellerLanguage));
        expect(story.words).toBe(counted.reduce((sum, words) => sum + words, 0));
        expect(story.sections.every(({ heading }) => storyText(story).includes(heading))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("the gate judges any sentence about any answers without failing", () => {
    const sources = [{ interview_id: "i1", message_id: "m0" }];
    fc.assert(
      fc.property(
        answers,
        fc.array(piece, { maxLength: 3 }),
        fc.constantFrom(...languages),
        (told, texts, language) => {
          const sentences = texts.map((text) => ({ text, sources }));
          expect(checkGrounding({ sentences, told, language, profileNames: [] })).toHaveLength(texts.length);
        },
      ),
      { numRuns: 100 },
    );
  });
});
