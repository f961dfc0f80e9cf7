import { isVerbLike } from "#language/grammar.ts";
import type { LanguagePack } from "#language/pack.ts";
import type { Seen } from "../listening/linear.ts";
import type { Listened } from "../listening/listen.ts";
import { flag } from "../listening/shared-features.ts";
import { placePrepositions } from "../reading/evidence.ts";
import { quotedIn } from "../reading/people-in-answer.ts";
import { startOf, type TaggedText } from "../reading/tagged-text.ts";
import type { Hold } from "./holds.ts";

/** Characters from the end of an answer over which a mention counts half as much. */
const halfLife = 240;
const manySentences = 4;
const manyHolds = 6;

type Answer = { tagged: TaggedText; pack: LanguagePack; told: Listened; known?: string | undefined };

/** How the mentions stand in their sentences: after a preposition of place, in passing, first, before a verb, in quotation marks. */
const mentionsSeen = ({ mentions }: Hold, { tagged, pack }: Answer): Seen => {
  const { passing, tellers } = pack.conversation.followUps;
  const { determiners } = pack.grammar;
  const places = placePrepositions(tagged.language);
  const isQuoted = quotedIn(tagged.text);
  const all = mentions.map(({ token, at }) => {
    const sentence = tagged.sentence[token];
    const wordAt = (on: number): string =>
      tagged.sentence[token + on] === sentence ? (tagged.tokens[token + on]?.word ?? "") : "";
    const leads = (is: (word: string) => boolean): boolean =>
      is(wordAt(-1)) || (determiners.has(wordAt(-1)) && is(wordAt(-2)));
    return {
      placed: leads((word) => places.has(word)),
      passing: leads((word) => passing.has(word)),
      opens: tagged.sentence[token - 1] !== sentence,
      acts: [1, 2].some((on) => isVerbLike(wordAt(on), pack.grammar)),
      says: [1, 2, 3].some((on) => tellers.has(wordAt(on))),
      quoted: isQuoted(at),
    };
  });
  const names = ["placed", "passing", "opens", "acts", "says", "quoted"] as const;
  return Object.fromEntries(
    names.flatMap((name) => [
      [`${name} once`, flag(all.some((one) => one[name]))],
      [`${name} always`, flag(all.every((one) => one[name]))],
    ]),
  );
};

/** What is seen of something that could be asked about by name, whatever the language: how often, where and how it is told. */
export const holdFeatures = (hold: Hold, { all, ...answer }: Answer & { all: readonly Hold[] }): Seen => {
  const { tagged, told, known } = answer;
  const { kind, key, mentions, carried, score } = hold;
  const { length } = tagged.text;
  const last = tagged.sentence.at(-1) ?? 0;
  const own = new Set(mentions.map(({ token }) => tagged.sentence[token] ?? 0));
  const ranks = told.sentences.map(({ start, end, lead }, rank) => ({
    rank,
    lead,
    holds: mentions.some(({ at }) => at >= start && at < end),
    goesOn: carried.some((one) => {
      const at = startOf(tagged, one);
      return at >= start && at < end;
    }),
  }));
  const mine = ranks.filter(({ holds }) => holds);
  const first = mine[0];
  const end = Math.max(0, ...mentions.map(({ at }) => at));
  const rivals = all.filter((other) => other !== hold && (other.kind === "person") === (kind === "person"));
  const isPerson = kind === "person" || kind === "name";
  const seen: Record<string, number> = {
    score,
    mentions: Math.log(mentions.length + 1),
    again: flag(mentions.length > 1),
    sentences: Math.min(manySentences, own.size) / manySentences,
    share: own.size / (last + 1),
    last: flag(own.has(last)),
    "last but one": flag(own.has(last - 1)),
    first: flag(own.has(0)),
    recent: 0.5 ** ((length - end) / halfLife),
    heart: flag(first?.rank === 0),
    "second heart": flag(mine.some(({ rank }) => rank === 1)),
    carried: Math.min(manySentences, carried.length) / manySentences,
    "carried last": flag(carried.includes(last)),
    "carried heart": flag(ranks[0]?.goesOn ?? false),
    "carried near the heart": flag(ranks.slice(0, 3).some(({ goesOn }) => goesOn)),
    lead: first?.lead ?? 0,
    "leads together": mine.reduce((sum, { lead }) => sum + Math.max(0, lead), 0),
    alone: flag(all.length === 1),
    rivals: Math.min(manyHolds, rivals.length) / manyHolds,
    beaten: flag(rivals.some((other) => other.score > score)),
    known: flag(key === `person ${known}`),
    words: Math.log(tagged.tokens.length + 1) / 4,
    ...mentionsSeen(hold, answer),
  };
  return {
    ...seen,
    [kind]: 1,
    wanted: isPerson ? told.kinds.person : told.kinds.thing,
    ...Object.fromEntries(
      ["heart", "last", "lead", "recent"].map((name) => [
        `${name} ${isPerson ? "of somebody" : kind}`,
        seen[name] ?? 0,
      ]),
    ),
  };
};
