import { wisdomLegacy } from "./wisdom-legacy.ts";
import { wisdomValues } from "./wisdom-values.ts";

/** The words of the third interview: what the life came to mean. */
export const wisdom = { ...wisdomValues, ...wisdomLegacy };
