import { bylineOf, type Paragraph, type Work } from "./work.ts";

/** Signs that Markdown or HTML in it would take for markup. A number or a sign at the start of a line would begin a list. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~&]/g, "\\$&")
    .replace(/^(\s*)([-+=])/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/gm, "$1\\$2");

const linesOf = (text: string): string =>
  text
    .split("\n")
    .map((line) => escaped(line.trimEnd()))
    .join("  \n");

const paragraphOf = ({ text, kind, speaker, heardAt }: Paragraph): string => {
  const body = linesOf(text);
  if (kind === "text") return body;
  const who = [speaker && escaped(speaker), heardAt].filter(Boolean).join(", ");
  return who === "" ? body : `**${who}:** ${body}`;
};

/** A work as a Markdown file. */
export function markdownOf(work: Work): string {
  const { title, chapters } = work;
  const parts = [`# ${escaped(title)}`, bylineOf(work).map(escaped).join(" · ")];
  for (const { heading, paragraphs } of chapters) {
    if (heading !== "") parts.push(`## ${escaped(heading)}`);
    parts.push(...paragraphs.map(paragraphOf));
  }
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
