import { xml } from "./xml.ts";

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
figure { margin: 2rem 0; }
img { max-width: 100%; max-height: 90vh; height: auto; }
section { border-top: .0625rem solid var(--soft); }
`;

/** A page of the archive: nothing in it needs another file, but pictures and sound. */
export const page = ({
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

/** What is to be known of something, in one line. */
export const facts = (...parts: string[]): string =>
  `<p class="facts">${parts.filter(Boolean).map(xml).join(" · ")}</p>`;
