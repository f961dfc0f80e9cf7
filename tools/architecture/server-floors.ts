import { isTest, type Source } from "./source.ts";

/** Floors of the server, top to bottom: each may import those that it names, and itself. */
const floors: Record<string, string[]> = {
  main: ["compose", "platform"],
  compose: [
    "features",
    "interviewer",
    "storyteller",
    "authoring",
    "documents",
    "language",
    "providers",
    "sound",
    "http",
    "platform",
  ],
  features: [
    "interviewer",
    "storyteller",
    "authoring",
    "documents",
    "language",
    "providers",
    "sound",
    "http",
    "platform",
  ],
  interviewer: ["language"],
  storyteller: ["language"],
  authoring: ["storyteller", "language", "platform"],
  documents: ["platform"],
  language: [],
  providers: ["platform"],
  sound: ["platform"],
  http: ["platform"],
  platform: [],
};

const home: Record<string, string> = {
  main: "main.ts only reads the environment, listens and stops; putting things together belongs in compose.ts",
  compose: "nothing below may know how the server is put together; hand it over as an argument",
  features:
    "only compose.ts knows features; pass what is needed down as an argument, or move the code up into the feature",
  interviewer: "only features use the interviewer; words and text rules that others need belong in language/",
  storyteller: "only features use the storyteller; words and text rules that others need belong in language/",
  authoring: "the thread that composes stories knows the storyteller, and no feature",
  documents: "what makes files of stories and interviews knows plain text, and no feature",
  language: "only the interviewer, the storyteller and features use language/",
  providers: "the outside world is reached from features, through a port that compose.ts fills",
  sound: "decoding, encoding and measuring sound is used by features and knows nothing of them",
  http: "http/ translates for features only; what lower floors need belongs in platform/",
  platform: "the interviewer, the storyteller and language/ are pure: a feature reads and writes for them",
};

const floorOf = (path: string): string | null => {
  const [, top = ""] = path.match(/^server\/src\/([^/]+)/) ?? [];
  return top === "" ? null : top.replace(/\.ts$/, "");
};

/** Server imports that go up or sideways, and files on no floor. What trains the hearing runs by hand and may use them all. */
export const serverFloorViolations = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith("server/") && !isTest(path))
    .flatMap(({ path, imports }) => {
      const from = floorOf(path);
      if (path.startsWith("server/training/")) return [];
      if (from !== null && !floors[from])
        return [`${path} is on no floor. Floors: ${Object.keys(floors).join(", ")}.`];
      return imports.flatMap(({ specifier, target }) => {
        if (target === null) return [];
        if (isTest(target)) return [`${path} imports ${specifier}. What tests share stays with tests.`];
        const to = floorOf(target);
        if (to === null || from === to) return [];
        if (from === null)
          return [`${path} imports ${specifier}. A migration stays as it was written: copy what it needs.`];
        return floors[from]?.includes(to) ? [] : [`${path} imports ${specifier}. ${advice(to)}`];
      });
    });

const advice = (to: string) =>
  `Where it belongs: ${home[to] ?? "on one of the floors of docs/architecture.md"}.`;

const pure = /^server\/src\/(?:interviewer|storyteller|language)\//;
const impure = /\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bfetch\(|\bprocess\./;

/** Packages, Node modules, clocks and chance on the pure floors. */
export const purityViolations = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => pure.test(path) && !isTest(path))
    .flatMap(({ path, text, imports }) => {
      const packages = imports.filter(
        ({ specifier, target }) => target === null && !/^zod(?:\/|$)/.test(specifier),
      );
      const found = [...packages.map(({ specifier }) => specifier), ...(text.match(impure) ?? [])];
      return found.map(
        (name) => `${path} uses ${name}. This floor is pure: a feature hands such things in as data.`,
      );
    });
