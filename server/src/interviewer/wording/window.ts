/** Stands in prompts for what nobody may know. */
export const keptPrivate = "(kept private)";

/** Stands in prompts for an answer that is gone, whose words are nowhere. */
export const deletedForGood = "(deleted for good)";

/** A question with the answer that followed it. `mark` names the answer in a prompt: interview.position. */
export type Exchange = { mark: string; question: string; answer: string };

/** About 1,600 and 650 tokens. Whoever tells in few words has more answers remembered word for word. */
const characters = { most: 6_400, carried: 2_600 };
const fewest = 3;
const answerCharacters = 1_500;

/** Long answers keep their beginning and, longer, their end. */
export const shortened = (text: string): string =>
  text.length <= answerCharacters ? text : `${text.slice(0, 600)} […] ${text.slice(-850)}`;

const sizeOf = ({ question, answer }: Exchange): number => question.length + shortened(answer).length;

/**
 * The last exchanges of an interview, which a prompt holds word for word; what comes before is told by notes. Exchanges are only added
 * at the end until there are too many; then most are left to the notes at once, so that a provider's cache holds in between.
 */
export const windowOf = (exchanges: readonly Exchange[]): Exchange[] => {
  let from = 0;
  let size = 0;
  for (const [at, exchange] of exchanges.entries()) {
    size += sizeOf(exchange);
    if (size <= characters.most) continue;
    while (size > characters.carried && at - from >= fewest) {
      size -= sizeOf(exchanges[from] ?? exchange);
      from += 1;
    }
  }
  return exchanges.slice(from);
};
