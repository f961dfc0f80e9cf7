import type { Emit } from "#http/event-stream.ts";
import type { Move } from "#interviewer/moves.ts";
import { type Context, firstSentenceIn, shownOf } from "#interviewer/wording/check.ts";
import { sentences } from "#language/text.ts";

/** Characters between two checks, some three words: every check reads the question from its beginning. */
const shownAtOnce = 16;

const joined = (said: string, text: string): string => [said, text].filter(Boolean).join(" ");

/** The whole question where only what comes after `said` was to be written, and `said` was perhaps written again. */
export const afterSaid = (said: string, written: string): string => {
  const text = written.replace(/\s+/gu, " ").trimStart();
  if (said.startsWith(text)) return said;
  return text.startsWith(said) ? text : joined(said, text);
};

/** The first sentence, and that another one has begun. */
const firstOf = (text: string, language: Context["language"]): string => {
  const [first, second] = sentences(text, language);
  return first && second ? `${first.text} ` : text;
};

type Options = {
  context: Context;
  emit: Emit;
  /** Our own words of an earlier attempt, and the sentence of its model, that were said for good; empty: none were. */
  lead: string;
  said: string;
};

export type QuestionStream = ReturnType<typeof createQuestionStream>;

/**
 * Shows a question while it is written, as long as what is shown breaks no rule. Our own words come before it, and a first sentence
 * that only receives the answer is said for good as soon as the next one begins: both may be heard then, and sound cannot be taken back.
 */
export function createQuestionStream({ context, emit, lead: leadBefore, said: saidBefore }: Options) {
  let move: Move | null = null;
  let lead = leadBefore;
  /** What a model said for good in an earlier attempt, and in this one too. */
  let before = saidBefore;
  let said = saidBefore;
  let shown = joined(lead, said);
  let written = "";
  let checked = 0;
  let isFirstOnly = false;

  const show = (text: string): void => {
    if (text.length <= shown.length || !text.startsWith(shown)) return;
    emit.words(text.slice(shown.length));
    shown = text;
  };

  const retract = (): void => {
    const kept = joined(lead, said);
    if (shown.length <= kept.length) return;
    emit.reset();
    if (kept !== "") emit.words(kept);
    shown = kept;
  };

  return {
    /** The model's words as far as they are written, with what it said before. */
    whole: () => afterSaid(before, written),
    said: () => said,
    lead: () => lead,
    retract,
    /**
     * The move of the turn is known from here on, and our own words before it; before that nothing is shown. `firstOnly`: of what is written
     * the first sentence alone is surely said.
     */
    begin: (chosen: Move, ours: string, { firstOnly = false } = {}): void => {
      move = chosen;
      isFirstOnly = firstOnly;
      if (ours === "" || lead.endsWith(ours)) return;
      lead = joined(joined(lead, said), ours);
      before = "";
      said = "";
      show(lead);
      emit.said(ours);
    },
    /** False: a rule is broken that more words cannot mend. */
    append: (text: string): boolean => {
      written += text;
      if (move === null) return true;
      if (shown !== joined(lead, before) && written.length < checked + shownAtOnce) return true;
      checked = written.length;
      const whole = afterSaid(before, written);
      const next = shownOf(isFirstOnly ? firstOf(whole, context.language) : whole, { context, move });
      if (next === null) return false;
      if (next === "") return true;
      show(joined(lead, next));
      const reception = said === "" ? firstSentenceIn(next, context) : null;
      if (reception === null) return true;
      said = reception;
      emit.said(said);
      return true;
    },
    /** Shows the rest of a question that may be asked. */
    end: (question: string): void => {
      const text = joined(lead, question);
      if (!text.startsWith(shown)) retract();
      show(text);
    },
  };
}
