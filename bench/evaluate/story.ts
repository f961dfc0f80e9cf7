import type { Language } from "../../server/src/language/packs.ts";
import {
  checkGrounding,
  type Told as StoryTold,
  writeStory,
} from "../../server/src/storyteller/storyteller.ts";
import type { Transcript } from "./transcript.ts";

/** `supported` is a share; `invented` counts names and numbers without a source. */
export type StoryFigures = { words: number; supported: number; invented: number };

const messageId = (position: number): string => `message-${position}`;

const toldOf = ({ exchanges }: Transcript): StoryTold[] =>
  exchanges.map(({ number, turn, told, next }, position) => ({
    interviewId: `interview-${number}`,
    number,
    messageId: messageId(position),
    text: told.text,
    topic: turn.topic,
    position,
    isPrivate: next.keptOut.length > 0,
  }));

const length = 1_000;

/** Writes a story from a transcript with the built-in writer, and checks every sentence of it. */
export const storyFigures = (transcript: Transcript): StoryFigures => {
  const { narrator } = transcript;
  const language: Language = narrator.language;
  const told = toldOf(transcript);
  const story = writeStory({
    told,
    length,
    style: "first-person",
    language,
    tellerLanguage: language,
    tellerName: narrator.name,
  });
  const sentences = story.sections.flatMap((section) => section.sentences);
  const verdicts = checkGrounding({ sentences, told, language, profileNames: [narrator.name] });
  const invented = verdicts
    .flatMap(({ reasons }) => reasons)
    .filter((reason) => reason.startsWith("unknown_"));
  return {
    words: story.words,
    supported: verdicts.filter(({ supported }) => supported).length / Math.max(1, verdicts.length),
    invented: invented.length,
  };
};
