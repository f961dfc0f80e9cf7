import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import type { Mention } from "../reading/salience.ts";
import type { TaggedText } from "../reading/tagged-text.ts";

/** Words before and after what is named that can say so. */
const before = 7;
const after = 4;

/** What is said around a mention, in its sentence, folded: "i was telling you about @ in the". */
const around = ({ token, at }: Mention, tagged: TaggedText): string => {
  const sentence = tagged.sentence[token];
  const within = (index: number): boolean => tagged.sentence[index] === sentence;
  let first = token;
  while (token - first < before && within(first - 1)) first -= 1;
  let last = token;
  while (last - token < after && within(last + 1)) last += 1;
  const start = tagged.tokens[first]?.start ?? at;
  const own = tagged.tokens[token]?.end ?? at;
  return `${fold(tagged.text.slice(start, at))} @ ${fold(tagged.text.slice(own, tagged.tokens[last]?.end))}`.trim();
};

type Named = { mentions: readonly Mention[] };
type Read = { tagged: TaggedText; pack: LanguagePack };

/** Does the teller say that it is this they want to tell of: "I was going to tell you about Zosia"? */
export const isAnnounced = ({ mentions }: Named, { tagged, pack }: Read): boolean =>
  mentions.some((mention) => pack.conversation.followUps.announces.test(around(mention, tagged)));

/** Does the teller say that it is not about this: "it was not about the table"? */
export const isDenied = ({ mentions }: Named, { tagged, pack }: Read): boolean =>
  mentions.some((mention) => pack.conversation.followUps.denies.test(around(mention, tagged)));
