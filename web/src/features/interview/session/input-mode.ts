/** How a person answers. */
export type InputMode = "text" | "voice";

type Situation = { current: InputMode; chosen: InputMode; isBlocked: boolean; isComplete: boolean };

/** What happens on choosing a mode: nothing, the change, or a question first. */
export type ModeChoice = "stay" | "switch" | "confirm";

/** Voice to text asks first; voice cannot be chosen while the microphone is blocked, and nothing after the end. */
export function chooseMode({ current, chosen, isBlocked, isComplete }: Situation): ModeChoice {
  if (chosen === current || isComplete) return "stay";
  if (chosen === "text") return "confirm";
  return isBlocked ? "stay" : "switch";
}

/** The mode an interview opens in: voice by default, text when there is no way to record. */
export const firstMode = ({ stored, isBlocked }: { stored: string | null; isBlocked: boolean }): InputMode =>
  isBlocked || stored === "text" ? "text" : "voice";
