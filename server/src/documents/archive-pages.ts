import type { ArchivedFile, ArchivedPerson, Wording } from "./archive-family-pages.ts";
import { facts, page } from "./archive-page.ts";
import { bylineOf } from "./work.ts";
import { xml } from "./xml.ts";

/** A question or an answer as the archive shows it; `sound`: names of its files. */
export type ArchivedLine = {
  kind: "question" | "answer";
  speaker: string;
  text: string;
  sound: readonly string[];
};

export type ArchivedInterview = {
  /** Name of its page, without ending. */
  name: string;
  title: string;
  person: string;
  date: string;
  language: string;
  lines: readonly ArchivedLine[];
};

export type ArchivedStory = {
  name: string;
  title: string;
  author: string;
  date: string;
  language: string;
  /** Name of the file with its photograph; null: it has none. */
  cover: string | null;
  chapters: readonly { heading: string; paragraphs: readonly string[] }[];
};

const back = ({ words, language }: Wording): string =>
  `<nav lang="${xml(language)}"><a href="../index.html">${xml(words.all)}</a></nav>`;

/** The page of a story. */
export const storyPage = (
  { title, author, date, language, cover, chapters }: ArchivedStory,
  wording: Wording,
): string =>
  page({
    title,
    language,
    body: [
      back(wording),
      `<main><h1 dir="auto">${xml(title)}</h1>`,
      facts(...bylineOf({ title, author, date })),
      cover === null ? "" : `<figure><img src="../covers/${xml(cover)}" alt="${xml(title)}"></figure>`,
      ...chapters.flatMap(({ heading, paragraphs }) => [
        heading === "" ? "" : `<h2 dir="auto">${xml(heading)}</h2>`,
        ...paragraphs.map((text) => `<p class="said" dir="auto">${xml(text)}</p>`),
      ]),
      "</main>",
    ].join("\n"),
  });

/** `title`: what sound is called where nobody has said whose it is. */
const lineOf = ({ kind, speaker, text, sound }: ArchivedLine, title: string): string =>
  `<div class="${kind}">${speaker === "" ? "" : facts(speaker)}<p class="said" dir="auto">${xml(text)}</p>${sound
    .map(
      (file) =>
        `<audio controls preload="none" src="../sound/${xml(file)}" aria-label="${xml(speaker || title)}"></audio>`,
    )
    .join("")}</div>`;

/** The page of an interview. */
export const interviewPage = (
  { title, person, date, language, lines }: ArchivedInterview,
  wording: Wording,
): string =>
  page({
    title: [title, person].filter(Boolean).join(" · "),
    language,
    body: [
      back(wording),
      `<main><h1 dir="auto">${xml(title)}</h1>`,
      facts(person, date),
      ...lines.map((line) => lineOf(line, title)),
      "</main>",
    ].join("\n"),
  });

type Contents = {
  stories: readonly ArchivedStory[];
  interviews: readonly ArchivedInterview[];
  people: readonly ArchivedPerson[];
  files: readonly ArchivedFile[];
  leftOut: number;
};

/** The page that opens first. */
export const indexPage = (
  { stories, interviews, people, files, leftOut }: Contents,
  { words, language: own }: Wording,
): string =>
  page({
    title: "Saga",
    language: own,
    body: [
      `<main><h1>${xml(words.title)}</h1>`,
      `<p>${xml(words.opens).replace("{file}", "<code>data.json</code>")}</p>`,
      leftOut === 0 ? "" : `<p>${xml(words.leftOut).replace("{count}", String(leftOut))}</p>`,
      stories.length === 0 ? "" : `<h2>${xml(words.stories)}</h2>`,
      "<ul>",
      ...stories.map(
        ({ name, title, author, date, language }) =>
          `<li><a href="stories/${xml(name)}.html" lang="${xml(language)}" dir="auto">${xml(title)}</a><br><span class="facts">${bylineOf({ title, author, date }).map(xml).join(" · ")}</span></li>`,
      ),
      "</ul>",
      interviews.length === 0 ? "" : `<h2>${xml(words.interviews)}</h2>`,
      "<ul>",
      ...interviews.map(
        ({ name, title, person, date, language }) =>
          `<li><a href="interviews/${xml(name)}.html" lang="${xml(language)}" dir="auto">${xml(title)}</a><br><span class="facts">${[person, date].filter(Boolean).map(xml).join(" · ")}</span></li>`,
      ),
      "</ul>",
      people.length + files.length === 0 ? "" : `<h2>${xml(words.family)}</h2>`,
      people.length === 0 ? "" : `<p><a href="family.html">${xml(words.family)}</a></p>`,
      files.length === 0 ? "" : `<p><a href="files.html">${xml(words.files)}</a></p>`,
      "</main>",
    ].join("\n"),
  });
