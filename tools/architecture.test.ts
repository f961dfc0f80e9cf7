import { dirname } from "node:path";
import { expect, test } from "vitest";
import { circleViolations } from "./architecture/circles.ts";
import { factoryViolations } from "./architecture/factories.ts";
import { environmentViolations, nameViolations, sizeViolations } from "./architecture/files.ts";
import { languageViolations } from "./architecture/languages.ts";
import { catalogueViolations, readCatalogue, wordsInCode } from "./architecture/messages.ts";
import {
  adapterViolations,
  featureOrderViolations,
  featureRoleViolations,
  goneFeatureViolations,
} from "./architecture/server-features.ts";
import { purityViolations, serverFloorViolations } from "./architecture/server-floors.ts";
import { readSources, type Source } from "./architecture/source.ts";
import { tableViolations } from "./architecture/tables.ts";
import { addressViolations, webFloorViolations } from "./architecture/web-floors.ts";
import { workspaceViolations } from "./architecture/workspaces.ts";

const root = dirname(import.meta.dirname);
const sources = readSources(root);
const catalogue = readCatalogue(root);

/** Its imports are made up, to be seen as broken. */
const madeUp = "tools/architecture/rules.test.ts";

const rules: [string, (sources: Source[]) => string[]][] = [
  ["server and web meet only in the contract, and journeys know neither", workspaceViolations],
  ["the server's imports go down its floors", serverFloorViolations],
  ["interviewer, storyteller and language are pure", purityViolations],
  ["a server feature uses only services of features below it", featureOrderViolations],
  ["only features that exist have a place", goneFeatureViolations],
  ["a factory has five dependencies at most", factoryViolations],
  ["a server feature has files of the known roles only", featureRoleViolations],
  ["a table is written by its owner alone, and read from above", tableViolations],
  ["only compose.ts names vendors", adapterViolations],
  ["the web app's imports go down its floors and features are strangers", webFloorViolations],
  ["every address of the web app is built in one place", addressViolations],
  ["no imports go in a circle", circleViolations],
  ["names are kebab-case and say what is inside", nameViolations],
  ["no file is above 300 lines", sizeViolations],
  ["the environment is read in one place", environmentViolations],
  ["only its own folder knows a language", languageViolations],
  ["words of the screen stand in the catalogue", wordsInCode],
  ["each message is named after its file and used", (all) => catalogueViolations(catalogue, all)],
];

test.each(rules)("%s", (_name, violations) => {
  expect(violations(sources)).toEqual([]);
});

test("the rules see the whole repository", () => {
  const unknown = sources
    .filter(({ path }) => path !== madeUp)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target !== null && /\.tsx?$/.test(target))
        .filter(({ target }) => !sources.some((source) => source.path === target))
        .map(({ specifier }) => `${path} imports ${specifier}, which is not there.`),
    );
  expect(unknown).toEqual([]);
  expect(sources.length).toBeGreaterThan(50);
});
