import type { Language } from "../../server/src/language/packs.ts";
import { withoutSlips } from "../../server/src/storyteller/corrections.ts";
import { type KeptMatter, touchesMatter } from "../../server/src/storyteller/kept-matter.ts";
import { yearsIn } from "../../server/src/storyteller/life-order.ts";
import { knownNames, personsIn } from "../../server/src/storyteller/persons.ts";
import type { Sentence, Story } from "../../server/src/storyteller/story.ts";
import { paragraphsOf } from "../../server/src/storyteller/story-text.ts";
import {
  checkGrounding,
  type Told as StoryTold,
  writeStory,
} from "../../server/src/storyteller/storyteller.ts";
import { tellingOf } from "../../server/src/storyteller/tellings.ts";
import type { Transcript } from "./transcript.ts";

/**
 * `supported`, `neighbours` and `inOrder` are shares; `invented` counts names and numbers without a source, `keptOut` sentences that
 * touch a person who is to be left alone. None of them sees whether a family would print the story.
 */
export type StoryFigures = {
  words: number;
  supported: number;
  invented: number;
  neighbours: number;
  inOrder: number;
  keptOut: number;
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
      text: tellingOf(withoutSlips(told.text, language), { language, matters }),
      topic: turn.topic,
      position,
      isPrivate: next.keptOut.length > 0,
      staysOn: staying.has(turn.move),
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

/** Pairs of dated passages that stand in the order of their first years. */
const orderOf = (story: Story, told: readonly StoryTold[], language: Language): number => {
  const texts = new Map(told.map((answer) => [answer.messageId, answer.text]));
  const passages = new Set(sentencesOf(story).flatMap(({ sources }) => sources[0]?.message_id ?? []));
  const years = [...passages].flatMap((id) => yearsIn(texts.get(id) ?? "", language).slice(0, 1));
  return shareOf(years.flatMap((year, at) => years.slice(at + 1).map((later) => later >= year)));
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
    inOrder: orderOf(story, told, language),
    keptOut: guarded.filter(({ text }) => touchesMatter(text, { matters, language })).length,
  };
};
