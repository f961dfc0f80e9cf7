import type { Erasing } from "../turns/erasing/status.ts";
import { deletedForGood, keptPrivate } from "./window.ts";

/** What several deletions and wishes come to is told by the marks alone. */
const others = `Whatever stands as ${deletedForGood} is gone, and nothing else: ${keptPrivate} is only kept out, and still there.`;

const undone = `${others} What they want gone now is not: they said no plain yes. Promise nothing; code asks them.`;

/** What comes of a yes says code, and a model goes on from there. */
const behind = `code says first what comes of it; "question" comes behind that and says nothing of it: a human word for a loss told beside it, else on with what they tell now or told before and stays, naming nothing of what goes`;

const asked = `${others} Your last words asked whether what they want gone is deleted. If this answer says yes to that, in whatever words: intent delete, erase just that and what they name besides; ${behind}. Else promise nothing.`;

const agreed = `${others} They were asked, and this answer says yes: what they were asked about is deleted with it; ${behind}. Erase also names what else they want gone now.`;

/** What came of deleting an answer for good lately, as a prompt says it. */
export const erasingLine = ({ is, question }: Erasing): string => {
  if (is === "undone") return undone;
  if (is === "asked") return asked;
  if (is === "agreed") return agreed;
  if (is === "part")
    return "The sentences they were asked about are deleted for good, and the sound of that answer; the rest of it stays. What they tell again stands.";
  const which = question === "" ? "The answer they were asked about last" : `Their answer to §${question}§`;
  return `${which} is deleted for good, words and sound. ${others} Safety copies alone may hold what is gone. What they tell again stands.`;
};
