import type { BookWords } from "../book-words.ts";

export const bookWords: BookWords = {
  contents: "Innehåll",
  ownVoice: "Med egen röst",
  listen: "Rikta telefonens kamera mot en ruta och följ länken, så hörs det berättas.",
  onlyAtHome: "Fungerar bara hemma.",
  toldBy: "Berättat av {author}.",
  setOn: "Satt med Saga den {date}.",
  family: {
    heading: "Familjen",
    dates: "Årtal",
    photographs: "Fotografier",
    recipes: "Recept",
    sayings: "Talesätt",
    about: "ca {year}",
    born: "Födelse",
    married: "Vigsel",
    moved: "Flytt",
    died: "Död",
  },
  spine: "down",
};
