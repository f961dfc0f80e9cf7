/** The first piece is short, so that it is heard soon, and not so short that it stands alone. Characters. */
const shortest = 25;

/**
 * Cuts a text into what is spoken first and the rest, between sentences; one piece where there is no good place. Joined
 * with a space they are the text, its breaks of lines apart.
 */
export function speechPieces(text: string, language: string): string[] {
  const plain = text.replace(/\s+/g, " ").trim();
  const segments = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(plain)];
  let first = "";
  for (const [index, { segment }] of segments.entries()) {
    first += segment;
    const rest = plain.slice(first.length).trim();
    if (first.trim().length >= shortest && rest !== "" && index < segments.length - 1)
      return [first.trim(), rest];
  }
  return [plain];
}
