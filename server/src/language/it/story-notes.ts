import type { StoryNotes } from "../story-notes.ts";

const turnings = { death: "una morte", marriage: "un matrimonio", move: "un trasferimento" };

export const storyNotes: StoryNotes = {
  nothing: "Le interviste scelte non contengono ancora un racconto; nulla è stato inventato.",
  short: (n) =>
    `Le interviste contengono circa ${n} ${n === 1 ? "parola" : "parole"} di racconto; nulla è stato aggiunto per riempire il resto.`,
  left: (n) =>
    `Circa ${n} parole di quanto è stato raccontato non hanno trovato posto; un racconto più lungo ne contiene di più.`,
  shorter: "È più breve di quanto richiesto; nulla è stato aggiunto per riempire il resto.",
  quoted: "Alcune parti sono con le parole di chi l'ha narrato, tra virgolette.",
  leftOut: (kinds) => {
    const list = kinds.map((kind) => turnings[kind]).join(", ");
    return `Non c'è, anche se è stato raccontato: ${list}.`;
  },
  person: "Il racconto è composto con le parole di chi l'ha narrato, perciò resta in prima persona.",
  cut: "Qualcosa che era stato raccontato è stato rimosso; ciò che ne veniva è stato tolto.",
  toldIn: (name) => `Le parole restano in ${name}, come sono state dette.`,
  title: "Con parole mie",
  titleOfSeveral: "Con parole nostre",
};
