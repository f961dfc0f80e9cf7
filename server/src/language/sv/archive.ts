import type { ArchiveWords } from "../archive-words.ts";

export const archiveWords: ArchiveWords = {
  title: "Berättelser och intervjuer",
  all: "Alla berättelser och intervjuer",
  opens: "Allt här går att öppna utan Saga och utan internet. Samma ord står i {file} för program.",
  leftOut: "Ställen som någon vill ska vara i fred, och som inte är med: {count}.",
  stories: "Berättelser",
  interviews: "Intervjuer",
  family: "Familjen",
  files: "Fotografier och filer",
  parents: "Föräldrar",
  partners: "Partner",
  children: "Barn",
  told: "Berättat i intervjuerna",
  birthName: "som ogift {name}",
  born: "född {date}",
  died: "död {date}",
  place: "i {place}",
  moved: "flyttade till {place}",
  present: "nu",
  dates: {
    about: "omkring {from}",
    before: "före {from}",
    after: "efter {from}",
    between: "mellan {from} och {to}",
    span: "från {from} till {to}",
  },
};
