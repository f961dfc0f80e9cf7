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

/** A short life with a house, a death, a meeting, a marriage and a winter in it. */
export const dorothyTold: readonly Told[] = toldLife([
  "We lived in Strickland Street with red lino on the floor, five of us in two rooms, and the hens behind the coal shed.",
  "My brother Kenny drowned in the dock in 1956, on a Sunday, and my mother laid his plate for a year.",
  "Norman drove the number one bus, and he stopped it outside our door to ask me to the pictures.",
  "We were married at St Peter's in the rain, and the cake fell off the sideboard before anybody had a slice.",
  "The river froze over in the winter, and we walked across it to the other side with a lantern.",
]);
