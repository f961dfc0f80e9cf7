import type { Language } from "../../server/src/language/packs.ts";
import { countWords } from "../../server/src/language/text.ts";
import {
  checkGrounding,
  type Told as StoryTold,
  writeStory,
} from "../../server/src/storyteller/storyteller.ts";
import type { Narrator } from "./narrator.ts";
import type { Transcript } from "./record.ts";

/** `supported` and `recall` are shares; `invented` counts names and numbers without a source. */
export type StoryFigures = {
  words: number;
  sentences: number;
  supported: number;
  invented: number;
  recall: number;
  millis: number;
};

const messageId = (position: number): string => `message-${position}`;

const toldOf = ({ exchanges }: Transcript): StoryTold[] =>
  exchanges.map(({ number, topic, told, isPrivate }, position) => ({
    interviewId: `interview-${number}`,
    number,
    messageId: messageId(position),
    text: told.text,
    topic,
    position,
    isPrivate,
  }));

/** Fewer words tell nothing without their question: "Oh!", "2 July." */
const fewestWords = 3;

/** Ids of the messages that told something and may be used: no private ones, no wishes about the story. */
const usable = ({ exchanges }: Transcript): ReadonlySet<string> =>
  new Set(
    exchanges.flatMap(({ told, topic, isPrivate }, position) => {
      const isTold = told.passages.length > 0 && countWords(told.text) >= fewestWords;
      return isTold && !isPrivate && topic !== "wishes_limits" ? [messageId(position)] : [];
    }),
  );

/**
 * Writes a story of `length` words from a transcript with the built-in writer, and checks every sentence of
 * it.
 */
export const storyFigures = (
  { narrator, length }: { narrator: Narrator; length: number },
  transcript: Transcript,
): StoryFigures => {
  const language: Language = narrator.language;
  const told = toldOf(transcript);
  const from = performance.now();
  const story = writeStory({
    told,
    length,
    style: "first-person",
    language,
    tellerLanguage: language,
    tellerName: narrator.name,
  });
  const millis = performance.now() - from;
  const sentences = story.sections.flatMap((section) => section.sentences);
  const verdicts = checkGrounding({ sentences, told, language, profileNames: [narrator.name] });
  const cited = new Set(sentences.flatMap(({ sources }) => sources.map(({ message_id }) => message_id)));
  const known = usable(transcript);
  const invented = verdicts
    .flatMap(({ reasons }) => reasons)
    .filter((reason) => reason.startsWith("unknown_"));
  return {
    words: story.words,
    sentences: sentences.length,
    supported: verdicts.filter(({ supported }) => supported).length / Math.max(1, verdicts.length),
    invented: invented.length,
    recall: [...known].filter((id) => cited.has(id)).length / Math.max(1, known.size),
    millis,
  };
};
