import { isTest, type Source } from "./source.ts";

const most = 5;

/** Time, the log and the database are at hand everywhere: they make no factory two things. */
const free = new Set(["clock", "log", "db"]);

const factory = /^export (?:async )?(?:function|const) (create\w+)(?: =)?(?: async)? ?\(([^)]*)\)/gm;

const namesIn = (list: string): string[] =>
  list
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
    .split(",")
    .map((entry) => entry.split(/[:=]/)[0]?.trim() ?? "")
    .filter((name) => name !== "" && !free.has(name));

/** What a factory is given: the names it takes apart in its arguments, or of its one argument in its first lines. */
const dependenciesOf = (text: string, { list, from }: { list: string; from: number }): string[] => {
  const inPlace = /^\s*\{([^}]*)\}/.exec(list)?.[1];
  if (inPlace !== undefined) return namesIn(inPlace);
  const name = /^\s*(\w+)\s*:/.exec(list)?.[1];
  const body = text.slice(from, from + 400);
  const takenApart = new RegExp(String.raw`const \{([^}]*)\} = ${name}\b`).exec(body)?.[1];
  return takenApart === undefined ? namesIn(list) : namesIn(takenApart);
};

/** Factories of features with more than five dependencies: they are two things. */
export const factoryViolations = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith("server/src/features/") && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(factory)].flatMap((match) => {
        const [whole, name = "", list = ""] = match;
        const count = dependenciesOf(text, { list, from: match.index + whole.length }).length;
        return count > most
          ? [`${path}: ${name} has ${count} dependencies, ${most} at most. It is two things: divide it.`]
          : [];
      }),
    );
