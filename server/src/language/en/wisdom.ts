import { wisdomAhead } from "./wisdom-ahead.ts";
import { wisdomLearned } from "./wisdom-learned.ts";

/** What it all came to mean: what the third interview asks about. */
export const wisdom = { ...wisdomLearned, ...wisdomAhead };
