import type { ReadPassage, ReadReason } from "@saga/contract/stories";

/** Why a passage is shown: the matter, and who could be hurt. */
export const reasonWords: Record<ReadReason, string> = {
  secret: "A secret is told here.",
  affair: "A love is told here that may not be known to everybody.",
  crime: "Something is told here that may have been against the law.",
  money: "Money between people is told here.",
  quarrel: "A quarrel is told here, or somebody who stays away.",
  blame: "Somebody is blamed here who may be alive.",
  illness: "An illness is told here under a name.",
  loss: "A death is told here that is hard to read for those who were near.",
  first_told: "You told this as a secret, or before you asked who reads it.",
  together: "Each of these lines is harmless. Together they tell something.",
};

/** The passage to go on with: the first that is open, or null. */
export const firstOpen = (passages: readonly ReadPassage[]): number | null => {
  const at = passages.findIndex(({ decision }) => decision === null);
  return at < 0 ? null : at;
};

/** Words of a reworded line before anything was typed: what stands there now. */
export const wordingOf = ({ lines }: ReadPassage): string[] => lines.map(({ text, now }) => now ?? text);
