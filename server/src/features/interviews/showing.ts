import type { Emit } from "#http/event-stream.ts";
import type { Move } from "#interviewer/moves.ts";
import { type Context, firstSentenceIn, shownOf } from "#interviewer/wording/check.ts";

/** Characters: some three words. Every look at a growing question reads it from its beginning. */
const shownAtOnce = 16;

const joined = (said: string, text: string): string => (said === "" ? text : `${said} ${text}`);

/** The whole question where only what comes after `said` was to be written, and `said` was perhaps written again. */
export const afterSaid = (said: string, written: string): string => {
  const text = written.replace(/\s+/gu, " ").trimStart();
  if (said.startsWith(text)) return said;
  return text.startsWith(said) ? text : joined(said, text);
};

type Options = {
  context: Context;
  emit: Emit;
  /** The sentence of an earlier attempt that was said for good; empty: none was. */
  said: string;
};

export type Showing = ReturnType<typeof createShowing>;

/**
 * Shows a question while it is written, as long as what is shown breaks no rule. A first sentence that only receives the
 * answer is said for good as soon as the next one begins: it may be heard then, and sound cannot be taken back.
 */
export function createShowing({ context, emit, said: before }: Options) {
  let move: Move | null = null;
  let said = before;
  let shown = before;
  let written = "";
  let checked = 0;

  const show = (text: string): void => {
    if (text.length <= shown.length || !text.startsWith(shown)) return;
    emit.words(text.slice(shown.length));
    shown = text;
  };

  const takeBack = (): void => {
    if (shown.length <= said.length) return;
    emit.reset();
    if (said !== "") emit.words(said);
    shown = said;
  };

  return {
    /** The question as far as it is written, with what was said before. */
    whole: () => afterSaid(before, written),
    said: () => said,
    takeBack,
    /** The move of the turn is known from here on; before that nothing is shown. */
    begin: (chosen: Move): void => {
      move = chosen;
    },
    /** False: a rule is broken that more words cannot mend. */
    grow: (text: string): boolean => {
      written += text;
      if (move === null) return true;
      if (shown !== before && written.length < checked + shownAtOnce) return true;
      checked = written.length;
      const next = shownOf(afterSaid(before, written), { context, move });
      if (next === null) return false;
      show(next);
      const reception = said === "" ? firstSentenceIn(shown, context) : null;
      if (reception === null) return true;
      said = reception;
      emit.said(said);
      return true;
    },
    /** Shows the rest of a question that may be asked. */
    end: (question: string): void => {
      if (!question.startsWith(shown)) takeBack();
      show(question);
    },
  };
}
