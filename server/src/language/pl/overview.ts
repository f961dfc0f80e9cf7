import { overviewPeople } from "./overview-people.ts";
import { overviewRoots } from "./overview-roots.ts";

/** The words of the first interview: a light map of the life. */
export const overview = { ...overviewRoots, ...overviewPeople };
