/** An answer, or only these sentences of it. */
export type OfAnswer = { message: string; lines?: readonly string[] | undefined };

/**
 * The answer of which Saga asked whether it is to be deleted for good. `isShort`: it was asked again, in few words; `with`: what the same question
 * asked about besides, and the same yes deletes.
 */
export type MayErase = OfAnswer & { isShort?: boolean; with?: readonly OfAnswer[] | undefined };

/** All that one question of Saga's asks about; none where nothing was asked. */
export const targetsIn = (asked: MayErase | undefined): OfAnswer[] =>
  asked ? [{ message: asked.message, lines: asked.lines }, ...(asked.with ?? [])] : [];

/**
 * Since a turn it is spoken of deleting: which answer Saga asked about last. Ends with a yes or a no. `also`: answers that were heard
 * to be meant with it; `next`: what else was asked for, to be asked about afterwards; `isNamed`: its question said which answer it is; `lines`: sentences of it that were named; `isOfPart`: it was asked
 * which sentences are meant; `by`: the answer that asked for it.
 */
export type SpokenOf = {
  message: string | null;
  at: number;
  also?: readonly string[];
  next?: readonly OfAnswer[] | undefined;
  isNamed?: boolean;
  by?: string | undefined;
  lines?: readonly string[] | undefined;
  isOfPart?: boolean;
};
