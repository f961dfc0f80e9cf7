import type { BookWords } from "../book-words.ts";

export const bookWords: BookWords = {
  contents: "Contents",
  ownVoice: "In their own voice",
  listen: "Point the camera of a phone at a square and follow the link, to hear it told.",
  onlyAtHome: "Only works at home.",
  toldBy: "Told by {author}.",
  setOn: "Set on {date}, with Saga.",
  spine: "down",
};
