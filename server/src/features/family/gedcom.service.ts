import type { Readable } from "node:stream";
import type { GedcomReport } from "@saga/contract/family";
import { limits } from "@saga/contract/vocabulary";
import { type ArchiveFile, zipOf } from "#documents/zip-stream.ts";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { readBytes, type UploadRequest } from "#http/upload.ts";
import type { Clock } from "#platform/clock.ts";
import type { MediaTable } from "#platform/family-tables.ts";
import type { FamilyService } from "./family.service.ts";
import type { FamilyTree } from "./family-record.ts";
import type { Match } from "./gedcom-merge.ts";
import type { GedcomPicture, WrittenPicture } from "./gedcom-pictures.ts";
import type { GedcomWorker } from "./gedcom-worker.ts";
import type { GedcomVersion } from "./gedcom-write.ts";
import { type Gedzip, openGedzip } from "./gedzip.ts";
import { idOfChange } from "./ids-of-change.ts";
import type { MediaService } from "./media.service.ts";
import type { ProposalsService } from "./proposals.service.ts";

export type GedcomService = ReturnType<typeof createGedcomService>;

/** `also`, `apart`: ids of the family who are the same as somebody of the file though it is not sure, and who are not though it seems so. */
type GedcomOptions = {
  id: string;
  isKept: boolean;
  isJoined: boolean;
  also: readonly string[];
  apart: readonly string[];
};

type Dependencies = {
  family: FamilyService;
  proposals: Pick<ProposalsService, "list">;
  media: Pick<MediaService, "all" | "bring" | "open" | "room">;
  worker: GedcomWorker;
  clock: Clock;
};

/** Names and possible doubles that a preview shows. */
const shownMatches = 200;
const shownNames = 12;

const endingOf = (name: string): string => /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? "";
const pathOf = (id: string, name: string): string => `media/${id}${endingOf(name)}`;
const fileName = (path: string): string => (path.split("/").at(-1) || "file").slice(-limits.nameCharacters);

/** Who of the tree is in a file: those named, whom it is of, and whose life it is about. */
function peopleIn({ people, person, life_id }: MediaTable, tree: FamilyTree): string[] {
  const known = new Set(tree.people.map(({ id }) => id));
  const named = [person, ...(JSON.parse(people) as string[])].filter((id) => id !== null && known.has(id));
  const teller = tree.people.find(({ user_id }) => user_id !== null && user_id === life_id);
  return [...new Set((named as string[]).length > 0 ? (named as string[]) : teller ? [teller.id] : [])];
}

/** Families from other programs, and for them. */
export const createGedcomService = ({ family, proposals, media, worker, clock }: Dependencies) => {
  /** Keeps the pictures of a file, all that are of a kind that is kept. */
  const bring = async (
    actor: Actor,
    { zip, pictures, paths }: { zip: Gedzip; pictures: readonly GedcomPicture[]; paths: Paths },
  ): Promise<void> => {
    for (const { path, title, people } of pictures) {
      const own = paths.get(path);
      if (!own) continue;
      const name = fileName(own.from);
      await media.bring(actor, { id: own.id, name, caption: title, people }, zip.read(own.from));
    }
  };

  const picturesOf = async (
    actor: Actor,
    tree: FamilyTree,
    hasLiving: boolean,
  ): Promise<WrittenPicture[]> => {
    const living = new Set(tree.people.filter(({ is_alive }) => is_alive).map(({ id }) => id));
    return (await media.all(actor)).flatMap((row) => {
      const people = peopleIn(row, tree);
      const isShown = people.length > 0 && (hasLiving || !people.some((id) => living.has(id)));
      const { id, caption: title, media_type: mediaType } = row;
      return isShown ? [{ id, path: pathOf(id, row.name), title, mediaType, people }] : [];
    });
  };

  const written = async (
    actor: Actor,
    options: { version: GedcomVersion; hasLiving: boolean; pictures?: WrittenPicture[] },
    tree: FamilyTree,
  ): Promise<string> => {
    const { sources } = await proposals.list(actor);
    const all = { ...options, sources, foreign: tree.head?.foreign ?? [] };
    return worker.write({ tree, options: all }, actor.id);
  };

  return {
    /** Reads a file, and adds everybody in it when that is wanted. Throws `family.nothing_read`. */
    read: async (
      actor: Actor,
      { id, isKept, isJoined, also, apart }: GedcomOptions,
      request: UploadRequest,
    ): Promise<GedcomReport> => {
      const limit = { maxBytes: limits.gedzipBytes, tooLarge: "request.too_large" } as const;
      const zip = await openGedzip(await readBytes(request, limit));
      const paths = pathsOf(zip, id);
      const files = new Map([...paths].map(([path, { from }]) => [from, path]));
      const year = clock.now().getUTCFullYear();
      const own = await family.tree(actor);
      const reading = { bytes: zip.gedcom, change: id, year, own, files };
      const { tree, foreign, unknown, broken, matches, pictures } = await worker.read(reading, actor.id);
      if (tree.people.length === 0) throw new Failure("family.nothing_read");
      const same = matches.filter(({ own, isSure }: Match) =>
        isJoined ? (isSure ? !apart.includes(own.id) : also.includes(own.id)) : false,
      );
      if (isKept) {
        const bytes = pictures.reduce((sum, { path }) => sum + (paths.get(path)?.bytes ?? 0), 0);
        if (bytes > 0 && bytes > (await media.room(actor))) throw new Failure("media.account_full");
        const ids = new Map(same.map((match) => [match.other.id, match.own.id]));
        await family.add(actor, { id, tree, foreign, same });
        const people = (picture: GedcomPicture) => picture.people.map((one) => ids.get(one) ?? one);
        const placed = pictures.map((picture) => ({ ...picture, people: people(picture) }));
        await bring(actor, { zip, pictures: placed, paths });
      }
      return {
        people: tree.people.length,
        unions: tree.unions.length,
        pictures: pictures.length,
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

    write: async (actor: Actor, options: { version: GedcomVersion; hasLiving: boolean }): Promise<string> =>
      written(actor, options, await family.tree(actor)),

    /** The family with the pictures of its people, as a GEDZIP. */
    pack: async (actor: Actor, hasLiving: boolean): Promise<Readable> => {
      const tree = await family.tree(actor);
      const pictures = await picturesOf(actor, tree, hasLiving);
      const text = await written(actor, { version: "7.0", hasLiving, pictures }, tree);
      const entries = async function* (): AsyncGenerator<ArchiveFile> {
        yield { path: "gedcom.ged", isPacked: true, pieces: [text] };
        for (const { id, path } of pictures) {
          const { size, read } = await media.open(actor, id);
          yield { path, isPacked: false, pieces: read({ start: 0, end: size }) };
        }
      };
      return zipOf(entries(), clock.now());
    },
  };
};

/** Files of a GEDZIP by the path that they have from now on. */
type Paths = ReadonlyMap<string, { id: string; from: string; bytes: number }>;

const pathsOf = ({ files }: Gedzip, change: string): Paths =>
  new Map(
    [...files].flatMap(([from, bytes]) => {
      const id = idOfChange(change, from);
      return bytes > 0 && bytes <= limits.mediaBytes ? [[pathOf(id, from), { id, from, bytes }]] : [];
    }),
  );
