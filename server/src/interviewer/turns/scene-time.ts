import { fold } from "#language/fold.ts";
import { sentences } from "#language/text.ts";
import { touchesLimit } from "../ledger/limits.ts";
import { listenTo } from "../listening/listen.ts";
import { isTalkWithSaga } from "../reading/quoting.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { rememberAsked } from "./follow-up.ts";
import { freshWording, unusedFrames, useFrame } from "./frames.ts";
import { filled, type Moment } from "./moment.ts";

/** A scene stands in one of so many sentences at the heart, or at the end. */
const nearHeart = 3;
const nearEnd = 4;
/** A longer sentence tells, whatever in it sounds like talk with Saga. */
const mostOfTalk = 8;

/** The last night, day or season that a scene of an answer is set in, as Saga points at it: "that Tuesday". Null: none, or it was asked about. */
const sceneTimeIn = ({ pack, draft, state }: Moment, tagged: TaggedText): string | null => {
  const { heard, said } = pack.conversation.followUps.times;
  const habits = tagged.of("habit").map(({ from }) => tagged.tokens[from]?.start ?? -1);
  const all = sentences(tagged.text, tagged.language);
  const heart = listenTo(tagged, pack)
    .sentences.slice(0, nearHeart)
    .map(({ start }) => start);
  const found = all.flatMap(({ text, start, end }, at) => {
    const isHabit = habits.some((one) => one >= start && one < end);
    const isAside = at < all.length - nearEnd && !heart.includes(start);
    const isTalk = text.split(/\s+/u).length <= mostOfTalk && isTalkWithSaga(text, pack);
    if (isHabit || isTalk || touchesLimit(draft, { words: text, pack })) return [];
    return [...fold(text).matchAll(heard)].flatMap((match) => {
      const time = said[match.slice(1).find(Boolean) ?? ""];
      return time === undefined ? [] : [{ time, isAside }];
    });
  });
  // Of several only one that the telling comes to; a single one is when all of it was.
  const isOne = new Set(found.map(({ time }) => time)).size === 1;
  const last = found.findLast(({ isAside }) => isOne || !isAside)?.time;
  return last === undefined || state.askedAbout?.includes(`time ${last}`) ? null : last;
};

/** Asks on about the scene that was told, by when it was; null where none was told. */
export const aboutTime = (moment: Moment, tagged: TaggedText): string | null => {
  const { pack, state, seed } = moment;
  const time = sceneTimeIn(moment, tagged);
  if (time === null) return null;
  const all = pack.conversation.followUps.aboutTime.map((wording) => filled(wording, { time }));
  const wording = freshWording(state, { wordings: unusedFrames(state, { wordings: all, name: time }), seed });
  if (!wording) return null;
  useFrame(state, { wording, name: time });
  rememberAsked(state, [`time ${time}`]);
  return wording;
};
