import { sentences } from "#language/text.ts";

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Everything that may be spoken of a message in one piece: runs of its whole sentences. */
const runsOf = (message: string, language: string): string[] => {
  const all = sentences(message, language).map(({ text }) => text);
  return all.flatMap((_, from) =>
    all.slice(from).map((__, count) => all.slice(from, from + count + 1).join(" ")),
  );
};

/** Is the text one of these messages, or whole sentences of one? Breaks of lines do not count. */
export function isAmong(text: string, messages: readonly string[], language: string): boolean {
  const wanted = plain(text);
  return messages
    .map(plain)
    .some((message) => message === wanted || runsOf(message, language).includes(wanted));
}

/** The ways in which a message may have been spoken in two pieces, sentence by sentence. */
export function halvesOf(message: string, language: string): [string, string][] {
  const all = sentences(plain(message), language).map(({ text }) => text);
  return all.slice(1).map((_, at) => [all.slice(0, at + 1).join(" "), all.slice(at + 1).join(" ")]);
}
