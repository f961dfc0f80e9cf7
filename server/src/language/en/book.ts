import type { BookWords } from "../book-words.ts";

export const bookWords: BookWords = {
  contents: "Contents",
  ownVoice: "In their own voice",
  listen: "Point the camera of a phone at a square and follow the link, to hear it told.",
  onlyAtHome: "Only works at home.",
  toldBy: "Told by {author}.",
  setOn: "Set on {date}, with Saga.",
  family: {
    heading: "The family",
    dates: "Dates",
    photographs: "Photographs",
    recipes: "Recipes",
    sayings: "Sayings",
    about: "c. {year}",
    born: "Birth",
    married: "Wedding",
    moved: "Move",
    died: "Death",
  },
  spine: "down",
};
