import type { BookWords } from "../book-words.ts";

export const bookWords: BookWords = {
  contents: "Spis treści",
  ownVoice: "Własnym głosem",
  listen: "Proszę skierować aparat telefonu na kwadrat i otworzyć odnośnik, aby posłuchać opowieści.",
  onlyAtHome: "Działa tylko w domu.",
  toldBy: "Autor opowieści: {author}.",
  setOn: "Złożono w programie Saga, {date}.",
  family: {
    heading: "Rodzina",
    dates: "Daty",
    photographs: "Fotografie",
    recipes: "Przepisy",
    sayings: "Powiedzenia",
    about: "ok. {year}",
    born: "Narodziny",
    married: "Ślub",
    moved: "Przeprowadzka",
    died: "Śmierć",
  },
  spine: "up",
};
