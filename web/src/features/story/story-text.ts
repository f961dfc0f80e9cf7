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
