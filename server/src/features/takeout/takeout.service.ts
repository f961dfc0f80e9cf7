import { Readable } from "node:stream";
import { type ArchiveFile, zipOf } from "#documents/zip-stream.ts";
import type { Actor } from "#http/actor.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import { keyOf } from "#platform/media-keys.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { Access } from "../people/people.access.ts";
import { archiveVersion } from "./archive-check.ts";
import { takenTables } from "./taken-tables.ts";
import type { Taken, TakeoutRepository } from "./takeout.repository.ts";

export type TakeoutService = ReturnType<typeof createTakeoutService>;

type Dependencies = {
  repository: TakeoutRepository;
  access: Access;
  audit: AuditService;
  files: {
    store: AudioStore;
    /** What of a story is there to be read and printed. */
    printedOf: (storyId: string) => AsyncIterable<ArchiveFile>;
  };
  clock: Clock;
};

/** All files bear one time: the same content gives the same archive. */
const changedAt = new Date("2000-01-01T00:00:00Z");

/** Everything of a person, or of an account with those it interviews, as one ZIP file. See docs/takeout.md. */
export function createTakeoutService({ repository, access, audit, files, clock }: Dependencies) {
  const { store, printedOf } = files;

  async function* lines(table: (typeof takenTables)[number], whose: Taken): AsyncGenerator<string> {
    for await (const row of repository.rows(table, whose)) yield `${JSON.stringify(row)}\n`;
  }

  async function* textOf(whose: Taken): AsyncGenerator<string> {
    const stories = takenTables.find(({ table }) => table === "stories");
    if (stories)
      for await (const { title, story } of repository.rows(stories, whose)) yield `# ${title}\n\n${story}\n`;
  }

  async function* filesOf(whose: Taken, manifest: object): AsyncGenerator<ArchiveFile> {
    const words = (path: string, pieces: ArchiveFile["pieces"]) => ({ path, isPacked: true, pieces });
    const kept = (path: string, key: string) => ({ path, isPacked: false, pieces: store.read(key) });
    yield words("manifest.json", [`${JSON.stringify(manifest, null, 1)}\n`]);
    for (const table of takenTables) yield words(`data/${table.table}.jsonl`, lines(table, whose));
    for (const id of whose.stories) {
      yield words(`stories/${id}.md`, textOf({ ...whose, stories: [id] }));
      yield* printedOf(id);
    }
    for (const id of whose.interviews)
      for (const key of await store.list(`${id}/`)) yield kept(`recordings/${key}`, key);
    for (const file of await repository.media(whose.people))
      if ((await store.size(keyOf(file))) !== null) yield kept(`media/${file.id}`, keyOf(file));
  }

  return {
    /** What the archive would hold. Throws `people.not_found`. */
    describe: async (actor: Actor, id: string) => {
      const person = await access.person(actor, id);
      const whose = await repository.whose(person.id, person.parent_id);
      const { people, interviews, stories } = whose;
      const sizes = await repository.sizes(whose);
      return { people: people.length, interviews: interviews.length, stories: stories.length, ...sizes };
    },

    /** The archive, made while it is read. Throws `people.not_found`. */
    make: async (actor: Actor, id: string): Promise<ReadableStream<Uint8Array>> => {
      const person = await access.person(actor, id);
      const whose = await repository.whose(person.id, person.parent_id);
      await audit.note({ action: "person.exported", actorId: actor.id, subjectId: id, personId: id });
      const manifest = {
        format: "saga-takeout",
        version: archiveVersion,
        made_at: isoNow(clock),
        person: person.id,
        account: person.parent_id ?? person.id,
      };
      return Readable.toWeb(zipOf(filesOf(whose, manifest), changedAt)) as ReadableStream<Uint8Array>;
    },
  };
}
