import type { ArchiveWords } from "../archive-words.ts";

export const archiveWords: ArchiveWords = {
  title: "Stories and interviews",
  all: "All stories and interviews",
  opens:
    "Everything here opens without Saga and without the internet. The same words stand in {file} for programs.",
  leftOut: "Passages that a teller wants left alone, and that are not in it: {count}.",
  stories: "Stories",
  interviews: "Interviews",
  family: "The family",
  files: "Photographs and files",
  parents: "Parents",
  partners: "Partners",
  children: "Children",
  told: "Told in the interviews",
  birthName: "born {name}",
  born: "born {date}",
  died: "died {date}",
  place: "in {place}",
  moved: "moved to {place}",
  present: "Present",
  dates: {
    about: "about {from}",
    before: "before {from}",
    after: "after {from}",
    between: "between {from} and {to}",
    span: "from {from} to {to}",
  },
};
