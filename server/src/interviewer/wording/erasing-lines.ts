import type { Erasing } from "../turns/erasing/status.ts";

const undone = "Nothing is deleted for good: they said no plain yes. Promise nothing; code asks them again.";

/** What came of deleting an answer for good lately, as a prompt says it. */
export const erasingLine = ({ is, question }: Erasing): string => {
  if (is === "undone") return undone;
  if (is === "part")
    return "The sentences they were asked about are deleted for good, and the sound of that answer; the rest of it stays. What they tell again stands.";
  const which = question === "" ? "The answer they were asked about last" : `Their answer to §${question}§`;
  return `${which} is deleted for good, words and sound, and no other; safety copies alone may hold it. What they tell again stands.`;
};
