import { sentences } from "#language/text.ts";

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Is the text one of these messages, or a whole sentence of one? Breaks of lines do not count. */
export function isAmong(text: string, messages: readonly string[], language: string): boolean {
  const wanted = plain(text);
  return messages
    .map(plain)
    .some(
      (message) => message === wanted || sentences(message, language).some((each) => each.text === wanted),
    );
}
