import type { TranscriptsRepository } from "./transcripts.repository.ts";

type Dependencies = {
  transcripts: TranscriptsRepository;
  /** Gives an answer its words, once. */
  addTranscript: (messageId: string, text: string) => Promise<void>;
  whenWorded: (messageId: string) => Promise<void>;
};

/** An answer gets its words when all of its recordings have theirs. */
export const createAnswerWords =
  ({ transcripts, addTranscript, whenWorded }: Dependencies) =>
  async (messageId: string): Promise<void> => {
    const parts = await transcripts.ofAnswer(messageId);
    if (parts.some(({ state }) => state !== "done" && state !== "silent")) return;
    const text = parts
      .map((part) => part.text ?? "")
      .filter(Boolean)
      .join(" ");
    await addTranscript(messageId, text);
    await whenWorded(messageId);
  };
