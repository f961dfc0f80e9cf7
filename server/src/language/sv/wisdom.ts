import { wisdomLegacy } from "./wisdom-legacy.ts";
import { wisdomLessons } from "./wisdom-lessons.ts";

/** Words for the subjects of the third interview, "Life Wisdom". */
export const wisdom = { ...wisdomLessons, ...wisdomLegacy };
