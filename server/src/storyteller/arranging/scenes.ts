import { type Part, wordsOf } from "./parts-of-choices.ts";

/** Of an answer that goes on from another, at most this share is left out so that it begins by itself. */
export const mostLeftOut = 0.3;

/** Where a part can be told from by itself, so that it still tells its death or marriage; -1: nowhere. */
export const beginningOf = ({ units, standing, turning }: Part): number => {
  const from = standing ? units.indexOf(standing) : -1;
  return turning && units.indexOf(turning) < from ? -1 : from;
};

/** The unit from which a part is told without the one before it, with nearly all of its words; -1: none. */
const startOf = (part: Part): number => {
  if (!part.before && !part.isFree) return 0;
  const from = beginningOf(part);
  // A death is told of whoever was spoken of, "They looked for him three days.", where it does not say of whom.
  const saysWho = part.namedDeath !== undefined && part.units.indexOf(part.namedDeath) >= from;
  if (part.before && part.death > 0 && !saysWho) return -1;
  const left = part.units.slice(0, Math.max(0, from));
  return from >= 0 && wordsOf(left) <= part.words * mostLeftOut ? from : -1;
};

/**
 * A part as a scene of its own, each of its parts with the unit that it is told from: told on from the nearest answer before it that begins by itself,
 * and with the scenes that say who its people are. `isBare`: whoever comes into those is not introduced before.
 */
export const sceneOf = (part: Part, told: ReadonlySet<Part>, isBare = false): Map<Part, number> => {
  const scene = new Map<Part, number>();
  const add = (own: Part, introduces = false): void => {
    if (told.has(own) || scene.has(own)) return;
    const { before } = own;
    const from = before && told.has(before) ? 0 : startOf(own);
    scene.set(own, Math.max(0, from));
    if (before && from < 0) add(before, introduces);
    if (isBare && introduces) return;
    for (const one of own.before || own.isFree ? own.people : own.needs) add(one, true);
  };
  add(part);
  return scene;
};
