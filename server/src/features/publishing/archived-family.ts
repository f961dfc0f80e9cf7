import type { FamilyEvent, FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { yearsLine } from "@saga/contract/family-dates";
import type { FamilySource } from "@saga/contract/family-told";
import type { ArchivedFile, ArchivedPerson, ArchivedTimeline } from "#documents/archive-family-pages.ts";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { BookWords } from "#language/book-words.ts";
import type { MediaTable } from "#platform/family-tables.ts";
import { archivedTimeline } from "./archived-timeline.ts";
import { dateWords, type Wording, yearWords } from "./date-words.ts";

type Bytes = { size: number; read: (range: { start: number; end: number }) => AsyncIterable<Uint8Array> };
type Tree = { people: FamilyPerson[]; unions: FamilyUnion[]; events?: FamilyEvent[] };

/** What is kept of the family of an account, by whoever keeps it. */
export type FamilyArchiveDependencies = {
  tree: (actor: Actor) => Promise<Tree>;
  files: (actor: Actor) => Promise<MediaTable[]>;
  /** Throws `media.not_found`. */
  open: (actor: Actor, id: string) => Promise<Bytes>;
  /** A photograph as somebody turned it. Throws `media.no_picture`. */
  picture: (actor: Actor, id: string, size: "large") => Promise<Bytes>;
  /** Where what stands in the family was told. */
  sources: (actor: Actor) => Promise<FamilySource[]>;
};

/** Whether words may be in the archive; `sources`: messages that say them. */
type IsFree = (text: string, sources?: readonly string[]) => boolean;

export type GatheredFamily = {
  people: ArchivedPerson[];
  timeline: ArchivedTimeline;
  files: (ArchivedFile & { id: string })[];
  /** People and captions that touch what is to be left alone. */
  leftOut: number;
  read: (id: string) => Promise<AsyncIterable<Uint8Array>>;
  /** The photographs that are turned. */
  readTurned: (id: string) => Promise<AsyncIterable<Uint8Array>>;
};

export type FamilyArchive = ReturnType<typeof createFamilyArchive>;

type Archiving = {
  isFree: IsFree;
  pageOf: (interviewId: string) => string;
  names: BookWords["family"];
  wording: Wording;
};

const named = ({ name }: FamilyPerson): string => name.trim() || "?";

const yearsOf = ({ born, died, is_alive: isAlive }: FamilyPerson, wording: Wording): string =>
  yearsLine(
    { born, died, isAlive },
    { year: (date) => yearWords(date, wording), present: wording.words.present },
  );

function factsOf(person: FamilyPerson, events: readonly FamilyEvent[], wording: Wording): string[] {
  const { words } = wording;
  const say = (date: string): string => dateWords(date, wording);
  const put = (form: string, value: string): string => value && form.replace(/\{\w+\}/u, () => value);
  return [
    yearsOf(person, wording),
    put(words.birthName, person.birth_name),
    put(words.born, say(person.born)),
    put(words.place, person.born_place),
    put(words.died, say(person.died)),
    put(words.place, person.died_place),
    person.occupation,
    person.location,
    ...events.map(({ date, place }) => [put(words.moved, place), say(date)].filter(Boolean).join(", ")),
  ].filter(Boolean);
}

/** People of a tree as pages show them, each with those next to them. Telephone numbers and addresses stay at home. */
function peopleOf(
  { people, unions, events = [] }: Tree,
  { toldOf, wording }: { toldOf: (records: Set<string>) => ArchivedPerson["told"]; wording: Wording },
): ArchivedPerson[] {
  const known = new Map(people.map((person) => [person.id, person]));
  const refs = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = known.get(id);
      return found ? [{ id, name: named(found) }] : [];
    });
  return people.map((person) => {
    const { id } = person;
    const own = unions.filter(({ partners }) => partners.includes(id));
    const home = unions.filter(({ children }) => children.some((child) => child.id === id));
    const theirs = events.filter((event) => event.person === id);
    return {
      id,
      name: named(person),
      facts: factsOf(person, theirs, wording),
      bio: person.bio,
      told: toldOf(new Set([id, ...own.map((union) => union.id), ...theirs.map((event) => event.id)])),
      parents: refs(home.flatMap(({ partners }) => partners)),
      partners: refs(own.flatMap(({ partners }) => partners.filter((partner) => partner !== id))),
      children: refs(own.flatMap(({ children }) => children.map((child) => child.id))),
    };
  });
}

/** Of these sources the sentences that may be there, each once. `pageOf`: where an interview stands. */
const toldIn =
  (
    sources: readonly FamilySource[],
    { isFree, pageOf }: { isFree: IsFree; pageOf: (id: string) => string },
  ) =>
  (records: Set<string>): ArchivedPerson["told"] => {
    const told = new Map<string, ArchivedPerson["told"][number]>();
    for (const { record, teller, said } of sources)
      for (const { sentence, message_id, interview_id, interview_title } of said)
        if (records.has(record) && isFree(sentence, [message_id]))
          told.set(sentence, {
            sentence,
            teller,
            interview: isFree(interview_title) ? interview_title : teller || "Saga",
            page: pageOf(interview_id),
          });
    return [...told.values()];
  };

const ending = (name: string): string => /\.[a-z0-9]{1,5}$/i.exec(name)?.[0].toLowerCase() ?? "";

/** Null: it is gone, or no picture can be drawn of it. */
const orNull = (work: Promise<Bytes>): Promise<Bytes | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Failure && ["media.not_found", "media.no_picture"].includes(error.code)) return null;
    throw error;
  });

/** What an archive has of a family: the tree when it was begun, photographs and other files. */
export const createFamilyArchive =
  ({ tree, files, open, picture, sources }: FamilyArchiveDependencies) =>
  async (actor: Actor, { isFree, pageOf, names, wording }: Archiving): Promise<GatheredFamily> => {
    const all = ({ read, size }: Bytes) => read({ start: 0, end: size });
    const whole = await tree(actor);
    const free = whole.people.filter((person) => isFree(`${person.name} ${person.birth_name}`));
    const toldOf = toldIn(await sources(actor), { isFree, pageOf });
    const people = peopleOf({ ...whole, people: free }, { toldOf, wording }).map((person) => ({
      ...person,
      facts: person.facts.filter((fact) => isFree(fact)),
      bio: isFree(person.bio) ? person.bio : "",
    }));
    const called = new Map(people.map(({ id, name }) => [id, name]));
    const kept: GatheredFamily["files"] = [];
    let hidden = whole.people.length - free.length;
    for (const row of await files(actor)) {
      if (!isFree(`${row.name} ${row.caption}`)) {
        hidden += 1;
        continue;
      }
      if (!(await orNull(open(actor, row.id)))) continue;
      const number = String(kept.length + 1).padStart(3, "0");
      const isTurned = row.rotation !== 0 && (await orNull(picture(actor, row.id, "large"))) !== null;
      kept.push({
        id: row.id,
        file: `${number}${ending(row.name)}`,
        turned: isTurned ? `${number}.jpg` : null,
        name: row.name,
        kind: row.kind,
        mediaType: row.media_type,
        caption: row.caption,
        date: dateWords(row.date, wording),
        people: (JSON.parse(row.people) as string[]).flatMap((id) => called.get(id) ?? []),
      });
    }
    const dated = archivedTimeline({ ...whole, people: free }, { names, wording });
    return {
      people,
      timeline: { ...dated, entries: dated.entries.filter((parts) => isFree(parts.join(" "))) },
      files: kept,
      leftOut: hidden,
      read: async (id) => all(await open(actor, id)),
      readTurned: async (id) => all(await picture(actor, id, "large")),
    };
  };
