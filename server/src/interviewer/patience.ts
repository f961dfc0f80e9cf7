import type { InterviewState } from "./ledger/ledger.ts";
import type { Heard, Intent } from "./moves.ts";

const noises: ReadonlySet<Intent> = new Set<Intent>(["nothing", "repeat", "unclear"]);
const mostNoise = 3;
const helpLasts = 8;

/** The same question is not asked for ever: what cannot be made out again and again is taken for "I do not know". */
export const withPatience = (state: InterviewState, heard: Heard): Heard => {
  const isRecent = state.supportedAt !== null && state.turns - state.supportedAt < helpLasts;
  // The lines of help stand there; saying the same again would be deaf, and condolence for "What numbers?" too. Plain words of danger bring them back.
  if (heard.intent === "crisis" && isRecent && !heard.isPlainDanger) return { ...heard, intent: "told" };
  state.noise = noises.has(heard.intent) ? state.noise + 1 : 0;
  if (state.noise < mostNoise) return heard;
  state.noise = 0;
  return { ...heard, intent: "unknown" };
};
