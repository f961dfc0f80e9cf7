import type { Story } from "@saga/contract/stories";

type Sentence = Story["sentences"][number];

/** Sentences as the paragraphs they stand in; `from`: how many sentences of them stand before. */
export function paragraphsOf(sentences: readonly Sentence[]): { from: number; sentences: Sentence[] }[] {
  const paragraphs: ReturnType<typeof paragraphsOf> = [];
  for (const [from, sentence] of sentences.entries()) {
    if (sentence.begins_paragraph || from === 0) paragraphs.push({ from, sentences: [sentence] });
    else paragraphs.at(-1)?.sentences.push(sentence);
  }
  return paragraphs;
}

export type TextBlock = { kind: "heading" | "paragraph"; text: string };

/** A story's text as headings and paragraphs: blocks between blank lines; a block that is a section's heading is one. */
export function textBlocks(text: string, headings: readonly string[]): TextBlock[] {
  const known = new Set(headings.map((heading) => heading.trim()));
  return text
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map((block) => ({ kind: known.has(block) ? "heading" : "paragraph", text: block }));
}
