import { facts, page } from "./archive-page.ts";
import { xml } from "./xml.ts";

/** Words of the pages themselves; `opens` has a place for `{file}` and `leftOut` for `{count}`. */
type ArchiveWords = Record<
  | "title"
  | "all"
  | "opens"
  | "leftOut"
  | "stories"
  | "interviews"
  | "family"
  | "files"
  | "parents"
  | "partners"
  | "children"
  | "told",
  string
>;
/** With the language that they are in. */
export type Wording = { words: ArchiveWords; language: string };

type Ref = { id: string; name: string };

/** Somebody of a family as the archive shows them. */
export type ArchivedPerson = {
  id: string;
  name: string;
  facts: readonly string[];
  bio: string;
  /** Sentences that say what stands of them. `page`: of the interview, in the archive; empty: it is not there. */
  told: readonly { sentence: string; teller: string; interview: string; page: string }[];
  parents: readonly Ref[];
  partners: readonly Ref[];
  children: readonly Ref[];
};

/** What is dated of a family, in its order: when, what, who, where. */
export type ArchivedTimeline = { heading: string; entries: readonly (readonly string[])[] };

/** A photograph or another file of a family. */
export type ArchivedFile = {
  /** Its name in the archive. */
  file: string;
  /** Of a photograph that is shown turned; the file itself is as it was given. Null: of no other. */
  turned: string | null;
  name: string;
  kind: string;
  mediaType: string;
  caption: string;
  date: string;
  people: readonly string[];
};

const back = (words: ArchiveWords): string => `<nav><a href="index.html">${xml(words.all)}</a></nav>`;

const kin = (label: string, people: readonly Ref[]): string =>
  people.length === 0
    ? ""
    : `<p>${label}: ${people.map(({ id, name }) => `<a href="#${xml(id)}">${xml(name)}</a>`).join(", ")}</p>`;

const sources = (told: ArchivedPerson["told"], words: ArchiveWords): string =>
  told.length === 0
    ? ""
    : `<p>${xml(words.told)}:</p><ul>${told
        .map(({ sentence, teller, interview, page: path }) => {
          const where = xml([teller, interview].filter(Boolean).join(", "));
          const link = path === "" ? where : `<a href="${xml(path)}">${where}</a>`;
          return `<li><q dir="auto">${xml(sentence)}</q> (${link})</li>`;
        })
        .join("")}</ul>`;

const timelineOf = ({ heading, entries }: ArchivedTimeline): string =>
  entries.length === 0
    ? ""
    : `<section><h2>${xml(heading)}</h2><ul>${entries
        .map((parts) => `<li dir="auto">${parts.filter(Boolean).map(xml).join(" · ")}</li>`)
        .join("")}</ul></section>`;

/** The page of a family: everybody, with the people next to them, and what is dated in its order. */
export const familyPage = (
  { people, timeline }: { people: readonly ArchivedPerson[]; timeline: ArchivedTimeline },
  { words, language }: Wording,
): string =>
  page({
    title: words.family,
    language,
    body: [
      back(words),
      `<main><h1>${xml(words.family)}</h1>`,
      ...people.map(
        (person) =>
          `<section id="${xml(person.id)}"><h2 dir="auto">${xml(person.name)}</h2>${facts(...person.facts)}${
            person.bio === "" ? "" : `<p class="said" dir="auto">${xml(person.bio)}</p>`
          }${kin(words.parents, person.parents)}${kin(words.partners, person.partners)}${kin(words.children, person.children)}${sources(person.told, words)}</section>`,
      ),
      timelineOf(timeline),
      "</main>",
    ].join("\n"),
  });

/** Pictures that browsers show. */
const shown = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif"];

function fileOf({ file, turned, name, kind, mediaType, caption, date, people }: ArchivedFile): string {
  const path = `files/${xml(file)}`;
  const words = xml(caption || name);
  const told = facts(date, people.join(", "));
  const picture = turned === null ? path : `pictures/${xml(turned)}`;
  if (turned !== null || shown.includes(mediaType))
    return `<figure><a href="${path}"><img src="${picture}" alt="${words}" loading="lazy"></a><figcaption dir="auto">${words}${told}</figcaption></figure>`;
  const sound =
    kind === "audio" ? `<audio controls preload="none" src="${path}" aria-label="${words}"></audio>` : "";
  return `<div><p><a href="${path}" dir="auto">${words}</a></p>${sound}${told}</div>`;
}

/** The page of photographs and other files. */
export const filesPage = (files: readonly ArchivedFile[], { words, language }: Wording): string =>
  page({
    title: words.files,
    language,
    body: [back(words), `<main><h1>${xml(words.files)}</h1>`, ...files.map(fileOf), "</main>"].join("\n"),
  });
