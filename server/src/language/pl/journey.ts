import { journeyAdult } from "./journey-adult.ts";
import { journeyTurns } from "./journey-turns.ts";
import { journeyYouth } from "./journey-youth.ts";

/** The words of the second interview: scenes of the life in their order. */
export const journey = { ...journeyYouth, ...journeyAdult, ...journeyTurns };
