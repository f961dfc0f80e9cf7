import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { sentences, tokens } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import { lookingBack } from "../chronology/chapters.ts";
import { datingsOf } from "../chronology/life-order.ts";
import { agesTold } from "./age-told.ts";
import type { Life, Scene, Spoken } from "./spoken.ts";

/**
 * Where an answer belongs. `episode`: answers told in a row about one matter; they stay together and in their order. `scene`:
 * of these, those that cannot be told without the one before. `age`: of the teller when the episode begins; `when`: in the scene. `isAlone`: whom it speaks of was only asked,
 * so that it stands under what was asked. `told`: the age that the answer is known to tell of; null: nothing says.
 */
export type Place = {
  episode: number;
  scene: number;
  age: number;
  when: number;
  told: number | null;
  isAlone: boolean;
};

/** Is the answer told, and bound to the one before it? */
const isBound = ({ told, opening }: Spoken): boolean => told.staysOn === true && opening !== "stands";

/** Does an answer tell of a marriage, and so name whom a love story speaks of? */
const tellsMarriage = ({ told }: Spoken, language: Language): boolean =>
  told.topic === "partners_children" && packs[language].story.turnings.marriage.test(fold(told.text));

/** Years by which what is told next may lie apart and still be told with it; more where the teller comes from. */
const sameTime = 5;
const sameRoots = 8;
const rootsUntil = 4;

const isFar = (age: number, from: number): boolean =>
  Math.abs(age - from) > (from < rootsUntil ? sameRoots : sameTime);

/** Does an answer begin with when that was, of which was told? */
const datesWhatWasTold = (text: string, language: Language): boolean => {
  const [first] = sentences(text, language);
  const { things } = packs[language].functionWords;
  return (
    first !== undefined &&
    things.has(tokens(first.text)[0]?.word ?? "") &&
    yearsIn(first.text, language).length > 0
  );
};

/** Answers with those that lean on them. What leans on something that is left alone is in none. */
const scenesOf = ({ spoken, datings }: Life, language: Language): Scene[] => {
  const scenes: Scene[] = [];
  let isCut = false;
  let wasAsked = false;
  let interview: string | undefined;
  /** The age that was last named in the talk. */
  let flow: number | null = null;
  for (const [at, one] of spoken.entries()) {
    const { told, opening, isSilent, asksOfAnother = false } = one;
    const isSame = told.interviewId === interview;
    if (!isSame) flow = null;
    interview = told.interviewId;
    wasAsked ||= !told.staysOn || told.asksAnew === true;
    if (isSilent) {
      isCut ||= told.isPrivate || told.isCut === true;
      continue;
    }
    if (one.asksOfTold === true) isCut = false;
    const last = scenes.at(-1);
    if (opening === "points" && isCut && isSame && !asksOfAnother) continue;
    // "Mam's clock belongs to it": what only leans, and names another time, is told in that.
    const head = last && datings[last.members[0] ?? 0];
    const namedBefore = last?.members.map((member) => datings[member]?.named ?? null) ?? [];
    // One's own name is of no time, and what is told with it years later is no part of it.
    const isOfName = last !== undefined && spoken[last.members[0] ?? 0]?.told.topic === "name_origin";
    // One answer without a year leads in to what follows, and more of them are of the years before.
    const isLong = (last?.members.length ?? 0) > 1;
    const begun =
      namedBefore.findLast((age) => age !== null) ?? head?.guessed ?? (isOfName ? 0 : isLong ? flow : null);
    const own = datings[at]?.named ?? null;
    flow = own ?? flow;
    const isAside = told.isAside === true && own !== null;
    const isApart = opening === "leans" && own !== null && begun != null && isFar(own, begun);
    // Behind a death that is told in its own time "he" is still who died, and anything else goes on with what was being told.
    const resumed = last?.isAside && opening !== "points" ? scenes.findLast((scene) => !scene.isAside) : last;
    const isDated = resumed !== last && own !== null;
    if (isBound(one) && resumed && isSame && !isCut && !isApart && !isAside && !isDated) {
      resumed.members.push(at);
      resumed.datesIt ||= resumed.members.length === 2 && datesWhatWasTold(told.text, language);
    } else if (isAside)
      scenes.push({ at: scenes.length, members: [at], isOn: true, isAlone: false, isAside });
    else {
      const named = scenes.findLast(({ members }) =>
        spoken.slice(members[0], (members[0] ?? 0) + 1).some((head) => tellsMarriage(head, language)),
      );
      const isOn = (!wasAsked || one.isSequel === true) && isSame;
      const isAlone = opening === "points";
      if (isAlone && named && told.topic === "love_story") named.members.push(at);
      else scenes.push({ at: scenes.length, members: [at], isOn: isOn && !isAlone, isAlone });
    }
    wasAsked = false;
    isCut = told.isCut === true;
  }
  return scenes;
};

/** The time of those the teller comes from, where no other is named. */
const rootsAge = 5;

/** Where what was told unasked, and of no time, is told. */
const unasked = 114;

/** The age of a scene, told on from an age: as one of its answers names it, else as the first lets one guess; of what was asked, as it names itself. */
const ageOf = ({ members, isOn, datesIt }: Scene, { datings }: Life, from: number): number | null => {
  const named = members.map((at) => datings[at]?.named ?? null);
  if (!isOn) return named[0] ?? (datesIt ? named[1] : null) ?? null;
  // Who explains how something began names that year first, and goes on with what was being told.
  const { guessed = null, isOfSame = false, others = [] } = datings[members[0] ?? 0] ?? {};
  const near = others.find((age) => !isFar(age, from));
  const first = named.find((age) => age !== null) ?? null;
  if (first !== null && isFar(first, from) && near !== undefined) return near;
  return first ?? (isOfSame ? null : guessed);
};

/**
 * Is an answer told on from something else than its subject, so that this says nothing of its time: the subject was asked before in the interview, and
 * the talk has come to other years since; or none was asked, and it leans on what was told?
 */
const isToldOn = ({ spoken, datings }: Life, at: number): boolean => {
  const { told, opening, asked } = spoken[at] as Spoken;
  const isSame = (one: Spoken): boolean => one.told.interviewId === told.interviewId;
  if (told.topic === null) return spoken.slice(0, at).some(isSame) && opening !== "stands";
  const first = spoken.findIndex((one) => isSame(one) && one.told.topic === told.topic);
  if (told.topic === "name_origin") return at > first;
  return datings
    .slice(first, at)
    .some(({ named }) => named !== null && asked !== null && isFar(named, asked));
};

/** Ages are reckoned to a year: within so many what was told later stays after what was told before it. */
const toldOrder = 1;

/** The place of each answer, in the order of telling; null: nothing of it can be told. */
export const placesOf = (spoken: readonly Spoken[], language: Language): (Place | null)[] => {
  const asked = spoken.map((one) => one.asked);
  const datings = datingsOf(
    spoken.map(({ told, isSilent }) => (isSilent ? { ...told, text: "" } : told)),
    { language, asked },
  );
  for (const [at, { isOfRoots, isSequel = false }] of spoken.entries()) {
    const dating = datings[at];
    if (isSequel && dating) datings[at] = { ...dating, isOfSame: true };
    if (isOfRoots && dating && dating.named === null)
      datings[at] = { ...dating, guessed: rootsAge, isOfSame: false };
  }
  for (const [at, { told }] of spoken.entries()) {
    const dating = datings[at];
    // What somebody tells beside what they ask of the book is of today: "Simon will get the table, for his wedding."
    if (dating && told.topic === null && told.bookWishes && dating.named === null)
      datings[at] = { ...dating, guessed: unasked, isOfSame: false };
  }
  const life = { spoken, datings };
  const places: (Place | null)[] = spoken.map(() => null);
  let when = 0;
  let episode = { number: -1, age: 0, last: 0 };
  let count = 0;
  const scenes = scenesOf(life, language);
  const told = agesTold(life, { scenes, isToldOn: (at) => isToldOn(life, at) });
  for (const scene of scenes) {
    const first = scene.members[0] ?? 0;
    if (scene.isAside) {
      const age = datings[first]?.named ?? episode.age;
      count += 1;
      for (const at of scene.members)
        places[at] = {
          episode: count - 1,
          scene: scene.at,
          age,
          when: age,
          told: told[at] ?? null,
          isAlone: false,
        };
      continue;
    }
    const goesOn = isToldOn(life, first);
    const age = ageOf({ ...scene, isOn: scene.isOn || goesOn }, life, episode.last);
    // What nobody asked for is dated by its words alone; without a word of its time it stands at the end.
    const isUnasked = asked[first] === null;
    const guessed = datings[first]?.guessed ?? null;
    const head = goesOn ? (guessed ?? episode.last) : (asked[first] ?? guessed ?? unasked);
    const { isOn } = scene;
    const isAlone = scene.isAlone && !goesOn;
    const isNew =
      episode.number < 0 ||
      !isOn ||
      (age !== null && (isUnasked || episode.age < lookingBack) && isFar(age, episode.last));
    if (isNew) {
      const begun = isAlone ? head : (age ?? head);
      count += 1;
      episode = { number: count - 1, age: begun, last: begun };
    } else if (age !== null) episode = { ...episode, last: age };
    // A scene that names no time goes with the one before it; who explains how something began goes on with what was being told, whatever year it was.
    const named = scene.members.map((at) => datings[at]?.named ?? null).find((own) => own !== null);
    const isEarlier = age !== null && age < when && when - age > toldOrder;
    const isLater = age !== null && age >= when;
    when = isNew ? episode.age : named === age && (isEarlier || isLater) ? (age ?? when) : when;
    for (const at of scene.members)
      places[at] = {
        episode: episode.number,
        scene: scene.at,
        age: episode.age,
        when,
        told: told[at] ?? null,
        isAlone,
      };
  }
  return places;
};
