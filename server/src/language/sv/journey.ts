import { journeyAdult } from "./journey-adult.ts";
import { journeyTurns } from "./journey-turns.ts";
import { journeyYouth } from "./journey-youth.ts";

/** Words for the subjects of the second interview, "Life Journey". */
export const journey = { ...journeyYouth, ...journeyAdult, ...journeyTurns };
