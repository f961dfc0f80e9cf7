import type { Dating } from "../chronology/life-order.ts";
import type { Told } from "../story.ts";
import type { Opening } from "./opening.ts";

/**
 * An answer in the order of telling; `asked`: the age that the question speaks of, null where none was asked; `isSilent`: nothing of it is told,
 * though it was said.
 */
export type Spoken = {
  told: Told;
  asked: number | null;
  opening: Opening;
  isSilent: boolean;
  /** The question was about those the teller comes from. */
  isOfRoots?: boolean;
  /** The question names somebody of whom what was left alone before it did not speak. */
  asksOfAnother?: boolean;
  /** The question names somebody of whom the answer before it tells, though its end was left alone, or of whom that end does not speak. */
  asksOfTold?: boolean;
  /** Begins with what came after ("Then they sent us away"), whatever was asked. */
  isSequel?: boolean;
};

/** Answers that are told as one: `members` are their places in the order of telling. */
export type Scene = {
  at: number;
  members: number[];
  isOn: boolean;
  isAlone: boolean;
  /** Is told in its own time, and what was being told goes on without it. */
  isAside?: boolean;
  /** Its second answer says when the first was: "It was the third of March, 1887". */
  datesIt?: boolean;
};

/** All that was said, in the order of telling, with its times. */
export type Life = { spoken: readonly Spoken[]; datings: readonly Dating[] };
