import type { ArchiveWords } from "../archive-words.ts";

export const archiveWords: ArchiveWords = {
  title: "Racconti e interviste",
  all: "Tutti i racconti e le interviste",
  opens: "Qui tutto si apre senza Saga e senza internet. Le stesse parole stanno in {file} per i programmi.",
  leftOut: "Passi che chi racconta vuole lasciare stare, e che qui non ci sono: {count}.",
  stories: "Racconti",
  interviews: "Interviste",
  family: "La famiglia",
  files: "Fotografie e file",
  parents: "Genitori",
  partners: "Compagni di vita",
  children: "Figli",
  told: "Raccontato nelle interviste",
  birthName: "alla nascita {name}",
  born: "nascita: {date}",
  died: "morte: {date}",
  place: "luogo: {place}",
  moved: "trasferimento: {place}",
  present: "oggi",
  dates: {
    about: "circa {from}",
    before: "prima di {from}",
    after: "dopo {from}",
    between: "tra {from} e {to}",
    span: "da {from} a {to}",
  },
};
