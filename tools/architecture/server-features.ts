import { isTest, type Source } from "./source.ts";

/** Features that stand below each feature. A new feature gets its line here. */
export const below: Record<string, string[]> = {
  audit: [],
  people: ["audit"],
  auth: ["people", "audit"],
  interviews: ["people", "audit"],
  speech: ["models", "interviews", "auth", "people", "audit"],
  recordings: ["interviews", "auth", "people", "audit"],
  transcription: ["recordings", "models", "interviews", "auth", "people", "audit"],
  sound: ["transcription", "recordings", "interviews", "auth", "people", "audit"],
  models: ["auth", "people", "audit"],
  stories: ["interviews", "auth", "people", "audit"],
  family: ["stories", "interviews", "people", "audit"],
  publishing: ["stories", "sound", "interviews", "auth", "people", "audit"],
  books: ["publishing", "stories", "people", "audit"],
  accounts: ["interviews", "auth", "people", "audit"],
  takeout: ["people", "audit"],
  removal: ["interviews", "people", "audit"],
};

/** `access` proves ownership before a service acts. */
const roles = ["routes", "service", "repository", "policy", "access"];
const featureOf = (path: string) => path.match(/^server\/src\/features\/([^/]+)\//)?.[1] ?? null;
const roleOf = (path: string) => path.match(/\.([^./]+)\.ts$/)?.[1] ?? null;
const isDatabase = (target: string | null, specifier: string) =>
  target === "server/src/platform/database.ts" || /^(?:kysely|pg)(?:\/|$)/.test(specifier);

const featureFiles = (sources: Source[]) =>
  sources.filter(({ path }) => path.startsWith("server/src/features/") && !isTest(path));

/** Features that reach up, sideways or past another feature's service. */
export const featureOrderViolations = (sources: Source[]): string[] =>
  featureFiles(sources).flatMap(({ path, imports }) => {
    const from = featureOf(path) ?? "";
    const lower = below[from];
    if (!lower) return [`${path}: feature ${from} has no place yet. Name what stands below it in ${here}.`];
    return imports.flatMap(({ specifier, target }) => {
      const to = target === null ? null : featureOf(target);
      if (to === null || to === from) return [];
      if (!lower.includes(to)) {
        return [
          `${path} imports ${specifier}. ${from} may use only ${lower.join(", ") || "no feature"}: ${moveUp}`,
        ];
      }
      const role = roleOf(target ?? "");
      return role === "routes" || role === "repository"
        ? [
            `${path} imports ${specifier}. Ask ${to}.service.ts for it: routes and repositories are a feature's own.`,
          ]
        : [];
    });
  });

/** Places kept for features that are not there any more. */
export const goneFeatureViolations = (sources: Source[]): string[] => {
  const present = new Set(featureFiles(sources).map(({ path }) => featureOf(path)));
  return Object.keys(below)
    .filter((feature) => !present.has(feature))
    .map((feature) => `There is no feature ${feature}: take it out of ${here}.`);
};

const here = "tools/architecture/server-features.ts";
const moveUp = "code that needs both belongs in the higher one, or is joined in compose.ts.";

/** Files of a feature outside the closed roles, and the database outside services and repositories. */
export const featureRoleViolations = (sources: Source[]): string[] =>
  featureFiles(sources).flatMap(({ path, imports }) => {
    const role = roleOf(path);
    if (role !== null && !roles.includes(role)) {
      return [
        `${path}: ${role} is no role of a feature's file. Roles: ${roles.join(", ")}; pure files have none.`,
      ];
    }
    if (role === "repository" || role === "service") return [];
    return imports
      .filter(({ target, specifier }) => isDatabase(target, specifier))
      .map(
        ({ specifier }) =>
          `${path} imports ${specifier}. Reading and writing belong in ${featureOf(path)}.repository.ts.`,
      );
  });

const adapter = /^server\/src\/providers\/(?:.*\/)?([a-z0-9-]+)\.[a-z0-9-]+\.ts$/;

/** Adapters of the outside world named anywhere but in the place where the server is put together. */
export const adapterViolations = (sources: Source[]): string[] =>
  sources
    .filter(
      ({ path }) =>
        path.startsWith("server/src/") && !isTest(path) && !/^server\/src\/compose(?:\.ts|\/)/.test(path),
    )
    .flatMap(({ path, imports }) => {
      const own = path.match(adapter)?.[1];
      return imports
        .filter(({ target }) => {
          const vendor = target === null || isTest(target) ? undefined : target.match(adapter)?.[1];
          return vendor !== undefined && vendor !== own;
        })
        .map(
          ({ specifier }) =>
            `${path} imports ${specifier}. Only compose.ts names vendors: use the port beside it.`,
        );
    });
