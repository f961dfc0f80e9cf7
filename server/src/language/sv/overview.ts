import { overviewLife } from "./overview-life.ts";
import { overviewOrigins } from "./overview-origins.ts";

/** Words for the subjects of the first interview, "Overview". */
export const overview = { ...overviewOrigins, ...overviewLife };
