import type { Language } from "../../server/src/language/packs.ts";
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

const toldOf = ({ exchanges }: Transcript): StoryTold[] =>
  exchanges.map(({ number, topic, told, isPrivate }, position) => ({
    interviewId: `interview-${number}`,
    number,
    messageId: `message-${position}`,
    text: told.text,
    topic,
    position,
    isPrivate,
  }));

/** Messages that told something and may be used. */
const usable = ({ exchanges }: Transcript): number =>
  exchanges.filter(({ told, isPrivate }) => told.passages.length > 0 && !isPrivate).length;

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
  const invented = verdicts
    .flatMap(({ reasons }) => reasons)
    .filter((reason) => reason.startsWith("unknown_"));
  return {
    words: story.words,
    sentences: sentences.length,
    supported: verdicts.filter(({ supported }) => supported).length / Math.max(1, verdicts.length),
    invented: invented.length,
    recall: cited.size / Math.max(1, usable(transcript)),
    millis,
  };
};
