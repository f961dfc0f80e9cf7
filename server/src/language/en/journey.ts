import { journeyDeep } from "./journey-deep.ts";
import { journeyGrown } from "./journey-grown.ts";
import { journeyYoung } from "./journey-young.ts";

/** The scenes of a life: what the second interview asks about. */
export const journey = { ...journeyYoung, ...journeyGrown, ...journeyDeep };
