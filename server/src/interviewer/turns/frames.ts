import { normalise } from "#language/text.ts";
import type { InterviewState } from "../ledger/ledger.ts";
import { hash, shuffled } from "./random.ts";

/** No wording comes twice within so many turns; of as many, at most three begin with the same word. */
const remembered = 10;
const mostAlike = 3;

const markOf = (wording: string): string => hash(wording).toString(36);

const openingOf = (wording: string): string =>
  normalise(wording)
    .split(/[^\p{L}]+/u)
    .find(Boolean) ?? "";

/** How many of the last ten turns began with the word this one begins with. */
const wearOf = ({ openings }: InterviewState, wording: string): number =>
  openings.filter((opening) => opening === openingOf(wording)).length;

/** The wordings by how little worn their first word is; those of which three of the last ten turns began so are left out. */
export const leastWorn = (state: InterviewState, wordings: readonly string[]): string[] =>
  wordings
    .filter((wording) => wording.includes("{") || wearOf(state, wording) < mostAlike)
    .sort((a, b) => wearOf(state, a) - wearOf(state, b));

type Chosen = { wordings: readonly string[]; seed: number };

/** A wording that was not used lately, in an order of its own for each teller; null when all of them were. */
export const freshWording = (state: InterviewState, { wordings, seed }: Chosen): string | null => {
  const recent = new Set(state.frames);
  const order = shuffled(wordings, { seed, label: `${state.turns}|${wordings[0] ?? ""}` });
  const free = order.filter((wording) => !recent.has(markOf(wording)));
  return leastWorn(state, free)[0] ?? null;
};

/** The same, where something has to be said: the one used longest ago when all were used lately. */
export const anyWording = (state: InterviewState, chosen: Chosen): string => {
  const fresh = freshWording(state, chosen);
  if (fresh !== null) return fresh;
  const age = (wording: string): number => state.frames.lastIndexOf(markOf(wording));
  return [...chosen.wordings].sort((a, b) => age(a) - age(b))[0] ?? "";
};

/** Remembers that a wording was used in the turn being made, and what the turn begins with. */
export const useWording = (state: InterviewState, wording: string): void => {
  state.frames = [...state.frames, markOf(wording)].slice(-3 * remembered);
};

/** Was one of these used lately? */
export const usedLately = ({ frames }: InterviewState, wordings: readonly string[]): boolean =>
  wordings.some((wording) => frames.slice(-remembered).includes(markOf(wording)));

type Naming = { wordings: readonly string[]; name: string };

const frameOf = (wording: string, name: string): string => markOf(wording.replaceAll(name, "{}"));

/** Those of some wordings about somebody or something whose frame was not used in this interview: "Give me a picture of {}." */
export const unusedFrames = ({ askedIn = [] }: InterviewState, { wordings, name }: Naming): string[] =>
  wordings.filter((wording) => !askedIn.includes(frameOf(wording, name)));

/** Remembers a wording about somebody or something, and its frame for the whole interview. */
export const useFrame = (
  state: InterviewState,
  { wording, name }: { wording: string; name: string },
): void => {
  useWording(state, wording);
  state.askedIn = [...(state.askedIn ?? []), frameOf(wording, name)];
};

/** Remembers how the whole turn begins. */
export const useOpening = (state: InterviewState, text: string): void => {
  state.openings = [...state.openings, openingOf(text)].slice(-remembered);
};
