import type { StoryNotes } from "../story-notes.ts";

const turnings = { death: "śmierć", marriage: "ślub", move: "przeprowadzka" };

export const storyNotes: StoryNotes = {
  nothing: "Wybrane wywiady nie zawierają jeszcze opowieści; niczego nie zmyślono.",
  short: (n) =>
    `Wywiady zawierają około ${n} ${n === 1 ? "słowa" : "słów"} opowieści; niczego nie dodano, by wypełnić resztę.`,
  left: (n) =>
    `Około ${n} słów z tego, co opowiedziano, nie zmieściło się; dłuższa opowieść pomieści więcej.`,
  shorter: "Jest krótsza, niż proszono; niczego nie dodano, by wypełnić resztę.",
  quoted: "Jej części stoją w cudzysłowie, własnymi słowami opowiadającej osoby.",
  leftOut: (kinds) => {
    const list = kinds.map((kind) => turnings[kind]).join(", ");
    return `Nie ma w niej, choć zostało opowiedziane: ${list}.`;
  },
  person: "Opowieść składa się z własnych słów opowiadającej osoby, dlatego pozostaje w pierwszej osobie.",
  cut: "Usunięto coś, co zostało opowiedziane; to, co z tego pochodziło, zostało wyjęte.",
  toldIn: (name) => `Słowa pozostają w języku ${name}m, tak jak zostały wypowiedziane.`,
  title: "Własnymi słowami",
  titleOfSeveral: "Własnymi słowami",
};
