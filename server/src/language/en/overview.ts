import { overviewLife } from "./overview-life.ts";
import { overviewRoots } from "./overview-roots.ts";

/** The map of a life: what the first interview asks about. */
export const overview = { ...overviewRoots, ...overviewLife };
