import type { Relation } from "./fact-finder.ts";

/** Something an answer says plainly of the teller's family. `name` is empty where the relation alone says who. */
export type ToldFact = {
  kind: "person" | "born" | "died" | "married" | "moved";
  relation: Relation;
  /** On whose side of the family, where the word says it. */
  side: "" | "mother" | "father";
  name: string;
  year: number | null;
  isAbout: boolean;
  place: string;
  /** The exact words, and the answer they stand in. */
  sentence: string;
  message: string;
};

/** Whom a model understood to be named, with who they are to the teller in a few words. */
export type Noted = { name: string; who: string };
export type Answer = { message: string; text: string; question: string };
export type Found = Omit<ToldFact, "sentence" | "message">;

/** Who is called so; null: nobody, or more than one. */
export type Known = (name: string) => Subject | null;

/** Whom a fact is about. */
export type Subject = Pick<Found, "relation" | "side" | "name">;
