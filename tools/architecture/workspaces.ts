import { isTest, type Source } from "./source.ts";

/** Who may import from whom, and where the code belongs instead. */
const reach: Record<string, { may: string[]; advice: string }> = {
  contract: {
    may: ["contract"],
    advice: "The contract stands on the ground: what server and web agree on, with zod only.",
  },
  server: { may: ["server", "contract"], advice: "What server and web share belongs in contract/src." },
  web: { may: ["web", "contract"], advice: "What server and web share belongs in contract/src." },
  e2e: {
    may: ["e2e", "tools", "contract"],
    advice: "A journey knows only addresses and what is on the screen.",
  },
  tools: { may: ["tools", "web"], advice: "A tool runs the project from outside, by its commands." },
  bench: { may: ["bench", "server", "contract", "tools", "e2e"], advice: "A benchmark measures the server." },
};

/** Imports across workspaces and top folders that are not allowed, and packages in the contract other than zod. */
export const workspaceViolations = (sources: Source[]): string[] =>
  sources.flatMap(({ path, imports }) => {
    const from = path.split("/")[0] ?? "";
    const rule = reach[from];
    if (!rule) return [];
    const wrong = imports.filter(
      ({ target }) => target !== null && !rule.may.includes(target.split("/")[0] ?? ""),
    );
    const foreign = from === "contract" && !isTest(path) ? imports.filter(isForeign) : [];
    return [...wrong, ...foreign].map(({ specifier }) => `${path} imports ${specifier}. ${rule.advice}`);
  });

const isForeign = ({ specifier, target }: { specifier: string; target: string | null }) =>
  target === null && !/^zod(?:\/|$)/.test(specifier);
