import type { StoryNotes } from "../story-notes.ts";

const turnings = { death: "a death", marriage: "a marriage", move: "a move" };

export const storyNotes: StoryNotes = {
  nothing: "The chosen interviews hold no story yet; nothing was made up.",
  short: (n) =>
    `The interviews hold about ${n} ${n === 1 ? "word" : "words"} of story; nothing was added to fill the rest.`,
  left: (n) => `About ${n} words of what was told did not fit into this length; a longer story tells more.`,
  shorter: "It is shorter than was asked for; nothing was added to fill the rest.",
  quoted: "Parts of it stand in the teller's own words, between quotation marks.",
  leftOut: (kinds) => {
    const list = kinds.map((kind) => turnings[kind]).join(", ");
    return `Not in it, though it was told: ${list}.`;
  },
  person: "The story is put together from the teller's own words, so it stays in the first person.",
  cut: "Something that was told has been removed; what was drawn from it was taken out.",
  toldIn: (name) => `The words stay in ${name}, as they were told.`,
  title: "In my own words",
  titleOfSeveral: "In our own words",
};
