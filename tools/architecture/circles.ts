import type { Source } from "./source.ts";

/** Circles of imports, each once, as `a → b → a`; imports of types count as well. */
export const circleViolations = (sources: Source[]): string[] => {
  const known = new Map(sources.map((source) => [source.path, source]));
  const finished = new Set<string>();
  const circles = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) circles.add(named(trail.slice(at)));
    if (at >= 0 || finished.has(path)) return;
    for (const { target } of known.get(path)?.imports ?? []) {
      if (target !== null && known.has(target)) visit(target, [...trail, path]);
    }
    finished.add(path);
  };
  for (const path of known.keys()) visit(path, []);
  return [...circles].map((circle) => `${circle}. Move what both need into a file of its own below them.`);
};

/** Starts a circle at its first file by name, so that it is the same wherever it was entered. */
const named = (circle: string[]): string => {
  const first = circle.indexOf([...circle].sort()[0] ?? "");
  const turned = [...circle.slice(first), ...circle.slice(0, first)];
  return [...turned, turned[0]].join(" → ");
};
