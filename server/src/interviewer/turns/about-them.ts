import type { Address } from "#language/grammar.ts";
import { sentences } from "#language/text.ts";
import { listenTo } from "../listening/listen.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { freshWording, useWording } from "./frames.ts";
import type { Moment } from "./moment.ts";
import { mayBeVague, wasVague } from "./vague.ts";

/** From here on it may be asked about whom "he" or "she" means. */
const ofSomebody = 0;
const lastSentences = 2;
const fewestCarried = 3;

/** Asks on about whom the last sentences mean by "he" or "she", where that can be only one of them; null: nobody. */
export const aboutThem = ({ state, seed, pack }: Moment, tagged: TaggedText): string | null => {
  const { aboutThem: asks } = pack.conversation.followUps;
  if (!asks || !mayBeVague(state) || listenTo(tagged, pack).kinds.person < ofSomebody) return null;
  const all = sentences(tagged.text, tagged.language);
  const timesIn = (one: Address, told: typeof all): number =>
    told.filter(({ text }) => asks[one].is.test(text)).length;
  const meantIn = (told: typeof all, fewest: number): Address | null => {
    const meant = (["man", "woman"] as const).filter((one) => timesIn(one, told) > 0);
    const [who] = meant;
    return who && meant.length === 1 && timesIn(who, told) >= fewest ? who : null;
  };
  const who = meantIn(all.slice(-lastSentences), 1) ?? meantIn(all, fewestCarried);
  const wording = who ? freshWording(state, { wordings: asks[who].asks, seed }) : null;
  if (!wording) return null;
  useWording(state, wording);
  wasVague(state);
  return wording;
};
