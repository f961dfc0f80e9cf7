import type { Ask, Asked, PromptPart } from "./ask.ts";

/** Letters of a token, roughly; what a model writes costs four times what it reads, and what it has read before half. */
const lettersPerToken = 4;
const writtenPrice = 4;
const readBefore = 0.5;

/**
 * What mending may cost, in tokens read: so much, and more for each word of the story. Of 3,000 words that is 0.08 dollars by the
 * list price of gpt-4o.
 */
const leastMending = 20_000;
const mendingPerWord = 4;

/** Parts of a prompt that an earlier call began with too. */
const beginsAlike = (parts: readonly PromptPart[], seen: Set<string>): Set<PromptPart> => {
  const known = new Set<PromptPart>();
  let beginning = "";
  for (const part of parts) {
    if (!part.isCacheEnd) break;
    beginning += part.content;
    if (seen.has(beginning)) known.add(part);
    seen.add(beginning);
  }
  return known;
};

export type Spending = {
  /** For what a story cannot do without. */
  ask: Ask;
  /** For what makes it better: other words for what was refused, a section once more. */
  mend: Ask;
  /** Is there something left for that? */
  mayMend: () => boolean;
};

/** Keeps account of what the calls for a story of so many words cost, so that a model that is refused again and again costs no more than its prose is worth. */
export const createSpending = (ask: Ask, { words }: { words: number }): Spending => {
  const seen = new Set<string>();
  let mending = 0;
  const costOf = ({ parts }: Asked, reply: unknown): number => {
    const known = beginsAlike(parts, seen);
    const read = parts.reduce(
      (sum, part) => sum + part.content.length * (known.has(part) ? readBefore : 1),
      0,
    );
    return (read + writtenPrice * (JSON.stringify(reply) ?? "").length) / lettersPerToken;
  };
  const most = leastMending + mendingPerWord * words;
  return {
    ask: async (asked) => {
      const reply = await ask(asked);
      costOf(asked, reply);
      return reply;
    },
    mend: async (asked) => {
      const reply = await ask(asked);
      mending += costOf(asked, reply);
      return reply;
    },
    mayMend: () => mending < most,
  };
};
