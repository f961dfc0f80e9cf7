import type { Person } from "./person.ts";

const sexes: Record<string, "woman" | "man"> = {
  female: "woman",
  mother: "woman",
  grandmother: "woman",
  aunt: "woman",
  male: "man",
  father: "man",
  grandfather: "man",
  uncle: "man",
};

/** Whether somebody is a woman or a man as their profile says, or else what they are to who interviews them; null where neither tells. */
export function sexOf({ gender, relationship }: Pick<Person, "gender" | "relationship">) {
  if (gender === "other") return null;
  return sexes[gender ?? ""] ?? sexes[relationship ?? ""] ?? null;
}
