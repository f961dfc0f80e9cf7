import { isTest, type Source } from "./source.ts";

/** Where a language is a folder of data, and nothing knows which languages there are. */
const free = [/^server\/src\/interviewer\//, /^server\/src\/language\/[^/]+\.ts$/];
/** The one place that names them. */
const registry = "server/src/language/packs.ts";

const tables = /Record<\s*Language\b/u;
const comparisons = /[!=]==?\s*["'](?:en|sv|it|pl)["']|["'](?:en|sv|it|pl)["']\s*[!=]==?/u;
const keys = /^\s*(?:en|sv|it|pl):\s/mu;

/** What a language needs stands in its own folder: no table of languages, no comparison with one. */
export const languageViolations = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => free.some((pattern) => pattern.test(path)) && path !== registry && !isTest(path))
    .filter(({ text }) => [tables, comparisons, keys].some((pattern) => pattern.test(text)))
    .map(
      ({ path }) =>
        `${path} knows which languages there are. What one needs belongs in server/src/language/<language>/.`,
    );
