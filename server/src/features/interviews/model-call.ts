import { type Again, type Part, type PromptInput, promptOf } from "#interviewer/wording/prompt.ts";
import { replySchema } from "#interviewer/wording/reply.ts";
import { ModelError, type ModelFailure, type ModelReply } from "#providers/language-model/language-model.ts";
import type { QuestionWriter } from "./question-writer.ts";

/** A turn that a model is asked for once. */
export type ModelCall = {
  writer: QuestionWriter;
  wanted: PromptInput;
  again: Again;
  /** What the interview is about, to be looked at; null: it is not shown. */
  picture: Uint8Array | null;
  /** Hears that this model may take no pictures: it refused this one, and answered once it got none. */
  whenBlind: () => void;
  cacheKey: string;
  budgetMs: number;
};

/** Ends the call, and hears of the reply as it comes. */
export type Following = {
  controller: AbortController;
  onHead: (json: string) => void;
  onDelta: (text: string) => void;
};

const outputTokens = 600;

/** Why a model may have refused a picture as such, and why this one. What was paid for was no refusal. */
const ofPictures: ReadonlySet<ModelFailure> = new Set<ModelFailure>(["refused", "too_long"]);
const ofThisOne: ReadonlySet<ModelFailure> = new Set<ModelFailure>(["model_gone", "filtered"]);

/** At the end, behind what a provider has kept of the call before. */
const withPicture = (parts: readonly Part[], picture: Uint8Array) =>
  parts.map((part, at) => (at === parts.length - 1 ? { ...part, picture } : part));

/** With the picture, and without it where that is refused. */
const seeing = async (
  { picture, whenBlind }: ModelCall,
  call: (picture: Uint8Array | null) => Promise<ModelReply>,
): Promise<ModelReply> => {
  if (picture === null) return call(null);
  try {
    return await call(picture);
  } catch (error) {
    if (!(error instanceof ModelError) || error.usage !== null) throw error;
    if (!ofPictures.has(error.reason) && !ofThisOne.has(error.reason)) throw error;
    const reply = await call(null);
    if (ofPictures.has(error.reason)) whenBlind();
    return reply;
  }
};

/** Throws `ModelError`, at once when the call is ended. */
export const askOnce = (
  asked: ModelCall,
  { controller, onHead, onDelta }: Following,
): Promise<ModelReply> => {
  const { writer, wanted, again, cacheKey, budgetMs } = asked;
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new ModelError("aborted")), { once: true });
  });
  // Whoever does not listen any more is not told.
  aborted.catch(() => {});
  const call = (picture: Uint8Array | null): Promise<ModelReply> => {
    const parts = promptOf(picture === null ? wanted : { ...wanted, seesPicture: true }, again);
    return writer.write({
      model: writer.model,
      parts: picture === null ? parts : withPicture(parts, picture),
      schema: replySchema,
      streams: "question",
      maxOutputTokens: outputTokens,
      cacheKey,
      budgetMs,
      signal,
      onHead,
      onDelta,
    });
  };
  return Promise.race([seeing(asked, call), aborted]);
};
