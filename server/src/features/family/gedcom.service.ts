import { randomUUID } from "node:crypto";
import type { GedcomReport } from "@saga/contract/family";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { readBytes, type UploadRequest } from "#http/upload.ts";
import type { Clock } from "#platform/clock.ts";
import type { FamilyService } from "./family.service.ts";
import { gedcomText } from "./gedcom-encoding.ts";
import { readGedcom } from "./gedcom-read.ts";
import { type GedcomVersion, writeGedcom } from "./gedcom-write.ts";
import { gedcomBytesIn } from "./gedzip.ts";
import type { ProposalsService } from "./proposals.service.ts";

export type GedcomService = ReturnType<typeof createGedcomService>;

/** Names that a preview shows. */
const shownNames = 12;

/** Families from other programs, and for them. */
export const createGedcomService = ({
  family,
  proposals,
  clock,
}: {
  family: FamilyService;
  proposals: Pick<ProposalsService, "list">;
  clock: Clock;
}) => ({
  /** Reads a file, and adds everybody in it when that is wanted. Throws `family.nothing_read`. */
  read: async (
    actor: Actor,
    { id, isKept }: { id: string; isKept: boolean },
    request: UploadRequest,
  ): Promise<GedcomReport> => {
    const limit = { maxBytes: limits.gedcomBytes, tooLarge: "request.too_large" } as const;
    const text = gedcomText(await gedcomBytesIn(await readBytes(request, limit)));
    const year = clock.now().getUTCFullYear();
    const { tree, foreign, unknown, broken } = readGedcom(text, { newId: randomUUID, year });
    if (tree.people.length === 0) throw new Failure("family.nothing_read");
    if (isKept) await family.add(actor, { id, tree, foreign });
    return {
      people: tree.people.length,
      unions: tree.unions.length,
      names: tree.people.slice(0, shownNames).map(({ name }) => name),
      unknown: Object.entries(unknown).map(([tag, count]) => ({ tag, count })),
      broken,
      is_kept: isKept,
    };
  },

  write: async (actor: Actor, options: { version: GedcomVersion; hasLiving: boolean }): Promise<string> => {
    const tree = await family.tree(actor);
    const { sources } = await proposals.list(actor);
    return writeGedcom(tree, { ...options, sources, foreign: tree.head?.foreign ?? [] });
  },
});
