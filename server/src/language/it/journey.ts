import { journeyDeep } from "./journey-deep.ts";
import { journeyGrown } from "./journey-grown.ts";
import { journeyYoung } from "./journey-young.ts";

/** Scenes of a life in their order: what the second interview asks about. */
export const journey = { ...journeyYoung, ...journeyGrown, ...journeyDeep };
