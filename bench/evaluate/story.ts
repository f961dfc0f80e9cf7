import { type Language, packs } from "../../server/src/language/packs.ts";
import { tokens } from "../../server/src/language/text.ts";
import { yearsIn } from "../../server/src/language/years.ts";
import { arrange } from "../../server/src/storyteller/arranging/arrange.ts";
import { deduplicate } from "../../server/src/storyteller/arranging/deduplicate.ts";
import { pointerOf } from "../../server/src/storyteller/arranging/opening.ts";
import { knownSpellings } from "../../server/src/storyteller/chronology/life-order.ts";
import { type KeptMatter, touchesMatter } from "../../server/src/storyteller/material/kept-matter.ts";
import { withoutAdmittedSlips } from "../../server/src/storyteller/material/slips.ts";
import { tellingOf } from "../../server/src/storyteller/material/tellings.ts";
import { piecesOf } from "../../server/src/storyteller/material/unit.ts";
import { knownNames, personsIn } from "../../server/src/storyteller/read-through/persons.ts";
import type { Sentence, Story } from "../../server/src/storyteller/story.ts";
import { paragraphsOf } from "../../server/src/storyteller/story-text.ts";
import {
  checkGrounding,
  type Told as StoryTold,
  writeStory,
} from "../../server/src/storyteller/storyteller.ts";
import type { Transcript } from "./transcript.ts";

/**
 * `supported`, `neighbours` and `endsTold` are shares; `invented` counts names and numbers without a source, `keptOut`
 * sentences that touch a person who is to be left alone, `strayPronouns` answers that open with "he" or "she" after something they do not
 * go on from. `endsTold`: of the answers in the story, those that are told to their last sentence. A pronoun deep in an answer, and one that
 * goes on from an answer about two people, is not seen; and none of them sees whether a family would print the story.
 */
export type StoryFigures = {
  words: number;
  supported: number;
  invented: number;
  neighbours: number;
  /** Of all pairs of passages with a year, in a story of all that was told: does the earlier year stand first? */
  pairs: boolean[];
  keptOut: number;
  strayPronouns: number;
  endsTold: number;
};

const messageId = (position: number): string => `message-${position}`;

const staying: ReadonlySet<string> = new Set(["follow_up", "stay_gently"]);

const toldOf = ({ exchanges, narrator }: Transcript, matters: readonly KeptMatter[]): StoryTold[] =>
  exchanges.map(({ number, turn, told, next }, position) => {
    const { language } = narrator;
    return {
      interviewId: `interview-${number}`,
      number,
      messageId: messageId(position),
      text: tellingOf(withoutAdmittedSlips(told.text, language), { language, matters }),
      topic: turn.topic,
      position,
      isPrivate: next.keptOut.length > 0,
      staysOn: [turn.move, ...turn.also].some((move) => staying.has(move)),
    };
  });

const length = 1_000;

const written = (told: readonly StoryTold[], { narrator }: Transcript): Story =>
  writeStory({
    told,
    length,
    style: "first-person",
    language: narrator.language,
    tellerLanguage: narrator.language,
    tellerName: narrator.name,
  });

const sentencesOf = ({ sections }: Story): Sentence[] => sections.flatMap(({ sentences }) => sentences);

const shareOf = (flags: readonly boolean[]): number =>
  flags.length === 0 ? 1 : flags.filter(Boolean).length / flags.length;

/** Which passage each answer belongs to: those that the talk stayed with are one. */
const passagesOf = (told: readonly StoryTold[]): Map<string, number> => {
  let passage = 0;
  return new Map(
    told.map(({ messageId: id, staysOn }) => {
      if (!staysOn) passage += 1;
      return [id, passage];
    }),
  );
};

/** Neighbouring sentences of a paragraph that come from one passage. */
const neighboursIn = ({ sections }: Story, told: readonly StoryTold[]): number => {
  const passages = passagesOf(told);
  const of = ({ sources }: Sentence): (number | undefined)[] =>
    sources.map(({ message_id }) => passages.get(message_id));
  return shareOf(
    sections.flatMap(({ sentences }) =>
      paragraphsOf(sentences).flatMap((paragraph) =>
        paragraph
          .slice(1)
          .map((sentence, at) => of(sentence).some((one) => of(paragraph[at] ?? sentence).includes(one))),
      ),
    ),
  );
};

/** Pairs of dated passages, by whether they stand in the order of their first years. When something ended dates nothing. */
const pairsIn = (told: readonly StoryTold[], language: Language): boolean[] => {
  const years = deduplicate(arrange(told, language)).passages.flatMap(({ told: { text } }) =>
    yearsIn(text.replace(packs[language].story.until, " "), language).slice(0, 1),
  );
  return years.flatMap((year, at) => years.slice(at + 1).map((later) => later >= year));
};

/** Answers that speak of somebody unnamed and stand neither after the answer they go on from nor alone under their own heading. */
const strayIn = (
  { sections }: Story,
  { told, language }: { told: readonly StoryTold[]; language: Language },
) => {
  const known = knownSpellings(
    told.map(({ text }) => text),
    language,
  );
  const places = new Map(told.map((answer, at) => [answer.messageId, at]));
  return sections.flatMap(({ sentences }) =>
    sentences.filter(({ text, sources }, at) => {
      const own = places.get(sources[0]?.message_id ?? "") ?? -1;
      const before = places.get(sentences[at - 1]?.sources[0]?.message_id ?? "") ?? -1;
      if (own === before || !told[own]?.text.startsWith(text)) return false;
      const pointer = pointerOf(piecesOf(text, language), { language, known });
      if (!pointer || pointer.isVerb) return false;
      const isOn = told[own]?.staysOn === true && before >= 0 && before < own;
      return !isOn && at > 0;
    }),
  ).length;
};

const wordsIn = (text: string): string =>
  tokens(text)
    .map(({ word }) => word)
    .join(" ");

/** By so many words the end of an answer is known. */
const endWords = 4;

/** Of the answers in the story, the share that is told to its end. */
const endsIn = (story: Story, { told, language }: { told: readonly StoryTold[]; language: Language }) => {
  const texts = new Map(
    [...Map.groupBy(sentencesOf(story), ({ sources }) => sources[0]?.message_id ?? "")].map(([id, own]) => [
      id,
      own.map(({ text }) => text).join(" "),
    ]),
  );
  return shareOf(
    arrange(told, language).flatMap(({ told: answer, units }) => {
      const text = texts.get(answer.messageId);
      const end = units.at(-1)?.key.split(" ").slice(-endWords).join(" ") ?? "";
      return text === undefined ? [] : [wordsIn(text).endsWith(end)];
    }),
  );
};

/** The person who is spoken of most, as somebody who is to be left alone. */
const somebodyIn = (told: readonly StoryTold[], { narrator }: Transcript): KeptMatter[] => {
  const { language, name: tellerName } = narrator;
  const known = knownNames(told.map(({ text }) => text));
  const counts = new Map<string, number>();
  for (const { text } of told)
    for (const { full } of personsIn(text, { language, tellerName, known }))
      counts.set(full, (counts.get(full) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? [{ words: most[0], stems: [] }] : [];
};

/** Writes a story from a transcript with the built-in writer, and checks every sentence of it. */
export const storyFigures = (transcript: Transcript): StoryFigures => {
  const { narrator } = transcript;
  const { language } = narrator;
  const told = toldOf(transcript, []);
  const story = written(told, transcript);
  const sentences = sentencesOf(story);
  const verdicts = checkGrounding({ sentences, told, language, profileNames: [narrator.name] });
  const invented = verdicts
    .flatMap(({ reasons }) => reasons)
    .filter((reason) => reason.startsWith("unknown_"));
  const matters = somebodyIn(told, transcript);
  const guarded = sentencesOf(written(toldOf(transcript, matters), transcript));
  return {
    words: story.words,
    supported: verdicts.filter(({ supported }) => supported).length / Math.max(1, verdicts.length),
    invented: invented.length,
    neighbours: neighboursIn(story, told),
    pairs: pairsIn(told, language),
    strayPronouns: strayIn(story, { told, language }),
    endsTold: endsIn(story, { told, language }),
    keptOut: guarded.filter(({ text }) => touchesMatter(text, { matters, language })).length,
  };
};
