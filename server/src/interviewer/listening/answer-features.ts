import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { sentences } from "#language/text.ts";
import { soundsLike } from "../hearing/sound.ts";
import type { ReadList } from "../reading/reader.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { mirthMatcherOf } from "../reading/vocabulary.ts";
import type { Seen } from "./linear.ts";
import { flag, toldLists } from "./shared-features.ts";

const work: readonly ReadList[] = ["about:work_outline", "about:first_job", "about:working_life"];

const groups: readonly { name: string; lists: readonly ReadList[] }[] = [
  ...[...toldLists, "titles" as const].map((list) => ({ name: list, lists: [list] })),
  { name: "work", lists: work },
];

/** Words over which what was said counts half as much. */
const halfLife = 14;
const lengths = [8, 15, 30, 60, 100, 160];
const intents = ["grief", "secret", "told", "told_enough", "declines", "not_heard", "crisis", "wish", "stop"];
const signs = ["grief", "secret", "told_enough"] as const;

const ofLists = (tagged: TaggedText): Seen => {
  const end = tagged.tokens.length;
  const last = tagged.sentence[end - 1];
  const seen: Record<string, number> = {};
  for (const { name, lists } of groups) {
    const found = lists.flatMap((list) => tagged.of(list));
    if (found.length === 0) continue;
    const at = Math.max(...found.map(({ to }) => to));
    seen[`${name} count`] = Math.min(3, found.length) / 3;
    seen[`${name} near`] = 0.5 ** ((end - at) / halfLife);
    seen[`${name} last`] = found.some(({ from }) => tagged.sentence[from] === last) ? 1 : 0;
  }
  return seen;
};

const ofIntents = (text: string, { name, pack }: { name: string; pack: LanguagePack }): Seen =>
  Object.fromEntries(intents.map((intent) => [`${name} ${intent}`, soundsLike(intent, text, pack.hearing)]));

const ofShape = (text: string, words: number): Seen => ({
  words: Math.log(words + 1) / 4,
  ...Object.fromEntries(lengths.map((length) => [`over ${length}`, flag(words > length)])),
  quoted: Math.min(4, (text.match(/["“”„«»]/gu) ?? []).length) / 4,
  "quoted at the end": flag(/["“”„«»][^"“”„«»]{0,20}$/u.test(text)),
  year: flag(/\b1[89]\d\d\b/u.test(text)),
  asks: flag(text.includes("?")),
  "asks at the end": flag(/\?\W*$/u.test(text)),
  calls: flag(text.includes("!")),
  "breaks off": flag(/\.\.\.|…/u.test(text)),
  unmarked: flag(words > 20 && !/[.,]/u.test(text)),
});

/** What is seen of an answer, whatever its language: what it holds and where, its length and shape, and what it sounds like. */
export const answerFeatures = (tagged: TaggedText, pack: LanguagePack): Seen => {
  const { text } = tagged;
  const words = tagged.tokens.length;
  const parts = sentences(text, pack.language);
  const { goesOn } = pack.conversation.followUps;
  const last = parts.at(-1)?.text ?? "";
  const folded = fold(text);
  return {
    ...ofLists(tagged),
    ...ofShape(text, words),
    ...ofIntents(text, { name: "whole", pack }),
    ...ofIntents(
      parts
        .slice(-2)
        .map((part) => part.text)
        .join(" "),
      { name: "end", pack },
    ),
    ...Object.fromEntries(
      signs.map((sign) => [`sign ${sign}`, flag(pack.hearing.signs[sign]?.test(folded) ?? false)]),
    ),
    names: Math.min(4, tagged.names.size) / 4,
    sentences: Math.log(parts.length + 1) / 2,
    breath: Math.min(40, words / Math.max(1, parts.length)) / 40,
    "last breath": Math.min(30, last.split(/\s+/u).length) / 30,
    mirth: flag(mirthMatcherOf(pack)(tagged.tokens).length > 0),
    "somebody last": flag(goesOn.test(last)),
    somebody: parts.filter((part) => goesOn.test(part.text)).length / Math.max(1, parts.length),
  };
};
