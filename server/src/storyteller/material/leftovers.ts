import { type Language, packs } from "#language/packs.ts";
import { contentStems, type Span, sentences, tokens } from "#language/text.ts";
import { namesIn } from "../chronology/life-order.ts";
import type { Told } from "../story.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { type Answered, takenOut } from "./confided.ts";

/** A sentence points to what is left out with so many words that are said nowhere else, and with this share of its own. */
const fewestShared = 2;
const leastShared = 0.4;
/** So few words right before such a sentence, and right after what was taken out, are of it. */
const mostBetween = 8;

/** A telling of more sentences shares words with others by chance. */
const mostTakenOut = 4;

/** So many sentences after something that was taken out may still point at it. */
const mostPointing = 4;

/** Of what is left of an answer, by sentence: does it speak of "it", which was taken out right before, and name nobody? What goes on from that does too. */
const pointing = (all: readonly Span[], { content, out }: Cut, language: Language): boolean[] => {
  const { things, connectives, leaning } = packs[language].functionWords;
  const cut = out[0] === undefined ? -1 : content.indexOf(out[0]);
  const after = all.findIndex(({ text }) => content.indexOf(text) > cut);
  const found = all.map(() => false);
  if (cut < 0 || after < 0) return found;
  for (let at = after; at < Math.min(all.length, after + mostPointing); at += 1) {
    const { text = "" } = all[at] ?? {};
    const read = tokens(text);
    // A new paragraph is a new matter.
    if (content.slice(cut, content.indexOf(text)).includes("\n")) break;
    const isOfNobody = namesIn(text, language).length === 0;
    // "And it's Mrs Fellows at the door with an eiderdown. She put it on me": the thing that "it" means is told here.
    if (!isOfNobody && lexiconMatcher(language)(text).some(({ list }) => list === "things")) break;
    const isOn =
      found[at - 1] === true && [connectives, leaning].some((words) => words.has(read[0]?.word ?? ""));
    // "It" that begins a sentence says mostly that something is so.
    found[at] = isOfNobody && (isOn || read.slice(1).some(({ word }) => things.has(word)));
  }
  return found;
};

type Cut = { content: string; out: readonly string[] };

/**
 * The answers without sentences that give away what was taken out of these or others: "They can find it in the button tin", where what
 * lies in it is to stay out. Such a sentence holds words of it that are told nowhere else.
 */
export const withoutLeftovers = (
  told: readonly Told[],
  { answers, language }: { answers: readonly Answered[]; language: Language },
): Told[] => {
  const stemsIn = (text: string): Set<string> => new Set(contentStems(text, packs[language]));
  const out = new Map(answers.map((answer) => [answer.id, takenOut(answer, language)]));
  const contents = new Map(answers.map((answer) => [answer.id, answer.content]));
  const short = [...out.values()].filter((own) => own.length <= mostTakenOut);
  const hidden = stemsIn(short.flat().join(" "));
  if (hidden.size === 0) return [...told];
  const counts = new Map<string, number>();
  for (const { text } of told)
    for (const one of sentences(text, language))
      for (const stem of stemsIn(one.text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const givesAway = (text: string): boolean => {
    const own = [...stemsIn(text)];
    const shared = own.filter((stem) => hidden.has(stem) && counts.get(stem) === 1);
    return shared.length >= fewestShared && shared.length >= own.length * leastShared;
  };
  return told.map((answer) => {
    const all = sentences(answer.text, language);
    const own = out.get(answer.messageId) ?? [];
    const content = contents.get(answer.messageId) ?? "";
    const isBrief = own.length > 0 && own.length <= mostTakenOut;
    const points = isBrief && !answer.isExact ? pointing(all, { content, out: own }, language) : [];
    const gives = all.map(({ text }, at) => givesAway(text) || points[at] === true);
    if (!gives.includes(true)) return answer;
    const isCut = own.length > 0;
    const leads = (at: number): boolean =>
      isCut && gives[at + 1] === true && (all[at]?.text.split(/\s+/u).length ?? 0) <= mostBetween;
    const kept = all.filter((_, at) => !gives[at] && !leads(at));
    return { ...answer, text: kept.map(({ text }) => text).join(" ") };
  });
};
