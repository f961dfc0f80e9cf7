import type { Told } from "../src/storyteller/story.ts";

/** The answers of one interview about a childhood, each with the place that it has in the list. */
export const toldLife = (texts: readonly string[]): Told[] =>
  texts.map((text, at) => ({
    interviewId: "i",
    number: 1,
    messageId: `m${at}`,
    text,
    topic: "childhood_home",
    position: at,
    isPrivate: false,
  }));
