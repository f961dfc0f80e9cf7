import type { TranscriptsRepository } from "./transcripts.repository.ts";

export type AddLaterWords = (
  messageId: string,
  later: { ids: readonly string[]; words: string },
) => Promise<void>;

type Dependencies = {
  transcripts: TranscriptsRepository;
  /** Gives an answer its words, once. */
  addTranscript: (messageId: string, text: string) => Promise<void>;
  /** Adds words to an answer that has some, once. */
  addLaterWords: AddLaterWords;
  whenTextChanged: (messageId: string) => Promise<void>;
};

const wordsOf = (parts: readonly { text: string | null }[]): string =>
  parts
    .map((part) => part.text ?? "")
    .filter(Boolean)
    .join(" ");

const isWritten = ({ state }: { state: string | null }): boolean => state === "done" || state === "silent";

/** An answer gets its words when all of its recordings have theirs, and those of recordings that were added later when they have. */
export const createAnswerWords =
  ({ transcripts, addTranscript, addLaterWords, whenTextChanged }: Dependencies) =>
  async (messageId: string): Promise<void> => {
    const all = await transcripts.ofAnswer(messageId);
    const due = all.filter(({ words_due }) => words_due === 1);
    const parts = due.length > 0 ? due : all;
    if (!parts.every(isWritten)) return;
    if (due.length > 0) await addLaterWords(messageId, { ids: due.map(({ id }) => id), words: wordsOf(due) });
    else await addTranscript(messageId, wordsOf(all));
    await whenTextChanged(messageId);
  };
