import type { ArchiveWords } from "../archive-words.ts";

export const archiveWords: ArchiveWords = {
  title: "Opowieści i wywiady",
  all: "Wszystkie opowieści i wywiady",
  opens:
    "Wszystko tutaj otwiera się bez Sagi i bez internetu. Te same słowa są w pliku {file} dla programów.",
  leftOut: "Miejsca, które ktoś chce zostawić w spokoju i których tu nie ma: {count}.",
  stories: "Opowieści",
  interviews: "Wywiady",
  family: "Rodzina",
  files: "Fotografie i pliki",
  parents: "Rodzice",
  partners: "Partnerzy",
  children: "Dzieci",
  told: "Opowiedziane w wywiadach",
  birthName: "nazwisko przy urodzeniu: {name}",
  born: "urodzenie: {date}",
  died: "śmierć: {date}",
  place: "miejsce: {place}",
  moved: "przeprowadzka: {place}",
  present: "dziś",
  dates: {
    about: "około {from}",
    before: "przed {from}",
    after: "po {from}",
    between: "między {from} a {to}",
    span: "od {from} do {to}",
  },
};
