import { subordinates } from "#language/function-words.ts";
import type { LanguagePack } from "#language/pack.ts";
import { placePrepositions } from "./evidence.ts";
import { firstNear, quotedIn } from "./people-in-answer.ts";
import type { TaggedText } from "./tagged-text.ts";

/** A place where something is named: the number of its token. */
export type Mention = { token: number; at: number };

/** Characters from the end of an answer over which something told loses half its weight. */
const halfLife = 240;
/** In a sentence of strong feeling, of something unsaid or of a turn in a life; and in one beside it. */
const felt = 1.5;
const besideFelt = 1.2;
/** Named in passing: "with the snooker on", "we had no mangle", "“Lead, Kindly Light”". */
const inPassing = 0.45;
const aside = 0.6;
/** A sentence that goes on about somebody without the name. */
const byPronoun = 0.7;
/** Every further sentence about the same adds so much. */
const eachSentence = 0.22;
const mostSentences = 4;

const strong = ["feelings", "grief", "turning", "unsaid", "promised", "trauma"] as const;

/** How much the words of an answer weigh, place by place. */
export type Scale = {
  /** Of one mention, by where it stands and how. */
  weigh: (mention: Mention) => number;
  /** Of the sentence at a place. */
  weighSentence: (at: number) => number;
  /** Of all mentions of one thing. */
  score: (mentions: readonly Mention[], carried?: readonly number[]) => number;
  /** The sentences that go on about somebody by pronoun, until somebody else is named. */
  carried: (
    mentions: readonly Mention[],
    others: readonly Mention[],
    of: { goesOn: RegExp; isKnown: boolean },
  ) => number[];
};

const sentenceEnds = (tagged: TaggedText): number[] => {
  const ends: number[] = [];
  for (const [at, token] of tagged.tokens.entries()) ends[tagged.sentence[at] ?? 0] = token.end;
  return ends;
};

/** A scale for one answer: what was told last, most and with feeling weighs most. */
export const scaleOf = (tagged: TaggedText, pack: LanguagePack): Scale => {
  const { passing } = pack.conversation.followUps;
  const ends = sentenceEnds(tagged);
  const { length } = tagged.text;
  const isQuoted = quotedIn(tagged.text);
  const places = placePrepositions(tagged.language);
  const { about } = pack.functionWords;
  const moving = new Set(
    strong.flatMap((list) => tagged.of(list).map(({ from }) => tagged.sentence[from] ?? 0)),
  );
  const feeling = (sentence: number): number => {
    if (moving.has(sentence)) return felt;
    return moving.has(sentence - 1) || moving.has(sentence + 1) ? besideFelt : 1;
  };
  const recency = (at: number): number => 0.5 ** ((length - at) / halfLife);
  const wordAt = (at: number): string => tagged.tokens[at]?.word ?? "";
  const leads = (word: string): boolean => places.has(word) || about.has(word) || passing.has(word);
  /** "When Miss Pilling had gone": whoever stands in such a clause is not what it is about. */
  const isAside = (token: number): boolean => {
    let first = token;
    while (first > 0 && tagged.clause[first - 1] === tagged.clause[token]) first -= 1;
    const opens = wordAt(first);
    return subordinates(opens, pack.functionWords);
  };
  const isPassing = (token: number): boolean => {
    const [first = "", second = ""] = [1, 2]
      .filter((back) => tagged.sentence[token - back] === tagged.sentence[token])
      .map((back) => wordAt(token - back));
    return leads(first) || (pack.grammar.determiners.has(first) && leads(second));
  };
  const weigh = ({ token, at }: Mention): number => {
    const sentence = tagged.sentence[token] ?? 0;
    const role = isQuoted(at) || isPassing(token) ? inPassing : 1;
    return Math.min(role, isAside(token) ? aside : 1) * feeling(sentence) * recency(ends[sentence] ?? at);
  };
  const nearest = tagged.sentence[firstNear(tagged)] ?? 0;
  const texts = ends.map((end, sentence) => tagged.text.slice(ends[sentence - 1] ?? 0, end));
  return {
    weigh,
    weighSentence: (at) => {
      const sentence = ends.findIndex((end) => end > at);
      return sentence < 0 ? 0 : feeling(sentence) * recency(ends[sentence] ?? at);
    },
    score: (mentions, carried = []) => {
      const named = mentions.filter(({ token }) => token >= 0);
      const told = named.map(weigh);
      const going = carried.map(
        (sentence) => byPronoun * feeling(sentence) * recency(ends[sentence] ?? length),
      );
      const own = new Set([...named.map(({ token }) => tagged.sentence[token] ?? 0), ...carried]);
      return Math.max(0, ...told, ...going) * (1 + eachSentence * (Math.min(mostSentences, own.size) - 1));
    },
    carried: (mentions, others, { goesOn, isKnown }) => {
      const ofOwn = new Set(
        mentions.filter(({ token }) => token >= 0).map(({ token }) => tagged.sentence[token] ?? 0),
      );
      const ofOthers = new Set(others.map(({ token }) => tagged.sentence[token] ?? 0));
      const found: number[] = [];
      // Whoever was spoken of before is meant by the first "she".
      let isGoing = isKnown;
      for (const [near, text] of texts.slice(nearest).entries()) {
        const sentence = nearest + near;
        if (ofOwn.has(sentence)) isGoing = true;
        else if (ofOthers.has(sentence)) isGoing = false;
        else if (isGoing && goesOn.test(text)) found.push(sentence);
      }
      return found;
    },
  };
};
