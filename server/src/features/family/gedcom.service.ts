import { randomUUID } from "node:crypto";
import type { GedcomReport } from "@saga/contract/family";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { readBytes, type UploadRequest } from "#http/upload.ts";
import type { Clock } from "#platform/clock.ts";
import type { FamilyService } from "./family.service.ts";
import { gedcomText } from "./gedcom-encoding.ts";
import { type Match, matchesOf } from "./gedcom-merge.ts";
import { readGedcom } from "./gedcom-read.ts";
import { type GedcomVersion, writeGedcom } from "./gedcom-write.ts";
import { gedcomBytesIn } from "./gedzip.ts";
import type { ProposalsService } from "./proposals.service.ts";

export type GedcomService = ReturnType<typeof createGedcomService>;

/** `also`, `apart`: ids of the family who are the same as somebody of the file though it is not sure, and who are not though it seems so. */
type Wanted = {
  id: string;
  isKept: boolean;
  isJoined: boolean;
  also: readonly string[];
  apart: readonly string[];
};

/** Names and possible doubles that a preview shows. */
const shownMatches = 200;
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
    { id, isKept, isJoined, also, apart }: Wanted,
    request: UploadRequest,
  ): Promise<GedcomReport> => {
    const limit = { maxBytes: limits.gedcomBytes, tooLarge: "request.too_large" } as const;
    const text = gedcomText(await gedcomBytesIn(await readBytes(request, limit)));
    const year = clock.now().getUTCFullYear();
    const { tree, foreign, unknown, broken } = readGedcom(text, { newId: randomUUID, year });
    if (tree.people.length === 0) throw new Failure("family.nothing_read");
    const matches = matchesOf(await family.tree(actor), tree);
    const isSame = ({ own, isSure }: Match): boolean =>
      isJoined && (isSure ? !apart.includes(own.id) : also.includes(own.id));
    if (isKept) await family.add(actor, { id, tree, foreign, isSame });
    return {
      people: tree.people.length,
      unions: tree.unions.length,
      names: tree.people.slice(0, shownNames).map(({ name }) => name),
      unknown: Object.entries(unknown).map(([tag, count]) => ({ tag, count })),
      broken,
      matches: matches.slice(0, shownMatches).map(({ own, other, isSure }) => ({
        id: own.id,
        name: own.name,
        born: own.born,
        file_born: other.born,
        is_sure: isSure,
      })),
      is_kept: isKept,
    };
  },

  write: async (actor: Actor, options: { version: GedcomVersion; hasLiving: boolean }): Promise<string> => {
    const tree = await family.tree(actor);
    const { sources } = await proposals.list(actor);
    return writeGedcom(tree, { ...options, sources, foreign: tree.head?.foreign ?? [] });
  },
});
