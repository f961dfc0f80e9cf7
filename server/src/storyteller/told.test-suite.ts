import type { Told } from "./story.ts";

/** Answers of one interview as the storyteller takes them, in the order they were given; `more`: what else is known of each. */
export const toldOf = (
  texts: readonly string[],
  more: (position: number) => Partial<Told> = () => ({}),
): Told[] =>
  texts.map((text, position) => ({
    interviewId: "one",
    number: 1,
    messageId: `m${position}`,
    text,
    topic: null,
    position,
    isPrivate: false,
    ...more(position),
  }));

/** Answers to a first question, each gone on from the one before. */
export const toldInARow = (texts: readonly string[]): Told[] =>
  toldOf(texts, (position) => ({ topic: "name_origin", ...(position > 0 ? { staysOn: true } : {}) }));
