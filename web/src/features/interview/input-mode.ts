/** How a person answers. */
export type InputMode = "text" | "voice";

/** Whether this version can record. Until it can, every interview is held in writing. */
export const canRecord = false;

type Situation = {
  current: InputMode;
  chosen: InputMode;
  isBlocked: boolean;
  isComplete: boolean;
  canRecord: boolean;
};

/** What happens on choosing a mode: nothing, the change, a question first, or a sentence about why not. */
export type ModeChoice = "stay" | "switch" | "confirm" | "explain";

/** Voice to text asks first; voice cannot be chosen while the microphone is blocked, nor text modes after the end. */
export function chooseMode(situation: Situation): ModeChoice {
  if (situation.chosen === situation.current || situation.isComplete) return "stay";
  if (situation.chosen === "text") return "confirm";
  if (!situation.canRecord) return "explain";
  return situation.isBlocked ? "stay" : "switch";
}

/** The mode an interview opens in: voice by default, text when there is no way to record. */
export function firstMode(from: {
  stored: string | null;
  isBlocked: boolean;
  canRecord: boolean;
}): InputMode {
  if (!from.canRecord || from.isBlocked) return "text";
  return from.stored === "text" ? "text" : "voice";
}
