import type { BookWords } from "../book-words.ts";

export const bookWords: BookWords = {
  contents: "Indice",
  ownVoice: "Dalla viva voce",
  listen:
    "Si inquadri un riquadro con la fotocamera del telefono e si segua il collegamento, per ascoltare il racconto.",
  onlyAtHome: "Funziona solo in casa.",
  toldBy: "Raccontato da {author}.",
  setOn: "Composto con Saga il {date}.",
  family: {
    heading: "La famiglia",
    dates: "Date",
    photographs: "Fotografie",
    recipes: "Ricette",
    sayings: "Modi di dire",
    about: "ca. {year}",
    born: "Nascita",
    married: "Matrimonio",
    moved: "Trasloco",
    died: "Morte",
  },
  spine: "up",
};
