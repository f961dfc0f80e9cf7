import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Actor } from "#http/actor.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { Access } from "../people/people.access.ts";
import { takenTables } from "./taken-tables.ts";
import type { Taken, TakeoutRepository } from "./takeout.repository.ts";

export type TakeoutService = ReturnType<typeof createTakeoutService>;

type Dependencies = {
  repository: TakeoutRepository;
  access: Access;
  audit: AuditService;
  store: AudioStore;
  clock: Clock;
};

type File = { path: string; isWords: boolean; pieces: () => AsyncIterable<Uint8Array | string> };

/** All files bear one time: the same content gives the same archive. */
const changedAt = new Date("2000-01-01T00:00:00Z");

/** Everything of a person, or of an account with those it interviews, as one ZIP file. See docs/takeout.md. */
export function createTakeoutService({ repository, access, audit, store, clock }: Dependencies) {
  async function* words(whose: Taken): AsyncGenerator<File> {
    for (const table of takenTables)
      yield {
        path: `data/${table.table}.jsonl`,
        isWords: true,
        pieces: async function* () {
          for await (const row of repository.rows(table, whose)) yield `${JSON.stringify(row)}\n`;
        },
      };
    const stories = takenTables.find(({ table }) => table === "stories");
    for (const id of whose.stories)
      yield {
        path: `stories/${id}.md`,
        isWords: true,
        pieces: async function* () {
          const one = { ...whose, stories: [id] };
          if (stories)
            for await (const { title, story } of repository.rows(stories, one))
              yield `# ${title}\n\n${story}\n`;
        },
      };
  }

  async function* sound(whose: Taken): AsyncGenerator<File> {
    const kept = (key: string, path: string): File => ({
      path,
      isWords: false,
      pieces: () => store.read(key),
    });
    for (const id of whose.interviews)
      for (const key of await store.list(`${id}/`)) yield kept(key, `recordings/${key}`);
    for (const { id, owner_id } of await repository.media(whose.people))
      if ((await store.size(`media/${owner_id}/${id}`)) !== null)
        yield kept(`media/${owner_id}/${id}`, `media/${id}`);
  }

  /** One file after the other, each read when the one before it was taken. */
  const fill = async (zip: ZipFile, whose: Taken, manifest: object): Promise<void> => {
    const head = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    zip.addBuffer(head, "manifest.json", { mtime: changedAt });
    for await (const part of [words(whose), sound(whose)])
      for await (const { path, isWords, pieces } of part) {
        const options = { mtime: changedAt, compress: isWords };
        zip.addReadStreamLazy(path, options, (take) => take(null, Readable.from(pieces())));
      }
    zip.end();
  };

  return {
    /** The archive, made while it is read. Throws `people.not_found`. */
    make: async (actor: Actor, id: string): Promise<ReadableStream<Uint8Array>> => {
      const person = await access.person(actor, id);
      const whose = await repository.whose(person.id, person.parent_id);
      await audit.note({ action: "person.exported", actorId: actor.id, subjectId: id, personId: id });
      const zip = new ZipFile();
      const output = zip.outputStream as Readable;
      zip.on("error", (error: Error) => output.destroy(error));
      const manifest = { format: "saga-takeout", version: 1, made_at: isoNow(clock), person: person.id };
      fill(zip, whose, manifest).catch((error: Error) => output.destroy(error));
      return Readable.toWeb(output) as ReadableStream<Uint8Array>;
    },
  };
}
