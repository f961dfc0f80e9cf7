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
  chapters: readonly { heading: string; paragraphs: readonly string[] }[];
};

const style = `:root { color-scheme: light dark; --bg: #fcf9f2; --ink: #241b15; --soft: #5a4a3f; --teal: #014f4b; }
@media (prefers-color-scheme: dark) { :root { --bg: #1a1510; --ink: #f2ebe0; --soft: #cfc3b4; --teal: #80d6ce; } }
body { background: var(--bg); color: var(--ink); font: 1.25rem/1.6 Georgia, "Times New Roman", serif; margin: 0 auto; max-width: 40rem; padding: 2rem 1.2rem 4rem; overflow-wrap: break-word; }
h1, h2 { line-height: 1.15; }
a { color: var(--teal); }
nav a { display: inline-block; padding: .6rem 0; }
.facts { color: var(--soft); font-family: system-ui, sans-serif; font-size: 1.1rem; }
.question { font-family: system-ui, sans-serif; font-weight: 600; margin-top: 2.2rem; }
.answer { border-left: .25rem solid var(--teal); padding-left: 1rem; }
.said { white-space: pre-wrap; margin: .3rem 0; }
audio { width: 100%; margin: .4rem 0; }
li { margin: .8rem 0; }
`;

const page = ({
  title,
  language,
  body,
}: {
  title: string;
  language: string;
  body: string;
}): string => `<!doctype html>
<html lang="${xml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${xml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

const back = `<nav lang="en"><a href="../index.html">All stories and interviews</a></nav>`;
const facts = (...parts: string[]): string =>
  `<p class="facts">${parts.filter(Boolean).map(xml).join(" · ")}</p>`;

/** The page of a story. */
export const storyPage = ({ title, author, date, language, chapters }: ArchivedStory): string =>
  page({
    title,
    language,
    body: [
      back,
      `<main><h1 dir="auto">${xml(title)}</h1>`,
      facts(author, date),
      ...chapters.flatMap(({ heading, paragraphs }) => [
        heading === "" ? "" : `<h2 dir="auto">${xml(heading)}</h2>`,
        ...paragraphs.map((text) => `<p class="said" dir="auto">${xml(text)}</p>`),
      ]),
      "</main>",
    ].join("\n"),
  });

const lineOf = ({ kind, speaker, text, sound }: ArchivedLine): string =>
  `<div class="${kind}"><p class="facts">${xml(speaker)}</p><p class="said" dir="auto">${xml(text)}</p>${sound
    .map(
      (file) =>
        `<audio controls preload="none" src="../sound/${xml(file)}" aria-label="${xml(speaker)}"></audio>`,
    )
    .join("")}</div>`;

/** The page of an interview. */
export const interviewPage = ({ title, person, date, language, lines }: ArchivedInterview): string =>
  page({
    title: `${title} · ${person}`,
    language,
    body: [
      back,
      `<main><h1 dir="auto">${xml(title)}</h1>`,
      facts(person, date),
      ...lines.map(lineOf),
      "</main>",
    ].join("\n"),
  });

type Contents = {
  stories: readonly ArchivedStory[];
  interviews: readonly ArchivedInterview[];
  leftOut: number;
};

/** The page that opens first. */
export const indexPage = ({ stories, interviews, leftOut }: Contents): string =>
  page({
    title: "Saga",
    language: "en",
    body: [
      "<main><h1>Stories and interviews</h1>",
      "<p>Everything here opens without Saga and without the internet. The same words stand in <code>data.json</code> for programs.</p>",
      leftOut === 0 ? "" : `<p>${leftOut} passages that a teller wants left alone are not in it.</p>`,
      stories.length === 0 ? "" : "<h2>Stories</h2>",
      "<ul>",
      ...stories.map(
        ({ name, title, author, date, language }) =>
          `<li><a href="stories/${xml(name)}.html" lang="${xml(language)}" dir="auto">${xml(title)}</a><br><span class="facts">${[author, date].filter(Boolean).map(xml).join(" · ")}</span></li>`,
      ),
      "</ul>",
      interviews.length === 0 ? "" : "<h2>Interviews</h2>",
      "<ul>",
      ...interviews.map(
        ({ name, title, person, date, language }) =>
          `<li><a href="interviews/${xml(name)}.html" lang="${xml(language)}" dir="auto">${xml(title)}</a><br><span class="facts">${[person, date].filter(Boolean).map(xml).join(" · ")}</span></li>`,
      ),
      "</ul></main>",
    ].join("\n"),
  });
