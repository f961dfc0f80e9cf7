import { familyPage, filesPage } from "#documents/archive-family-pages.ts";
import {
  type ArchivedInterview,
  type ArchivedStory,
  indexPage,
  interviewPage,
  storyPage,
} from "#documents/archive-pages.ts";
import { type ArchiveFile, zipOf } from "#documents/zip-stream.ts";
import type { Actor } from "#http/actor.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Clock } from "#platform/clock.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import { givenName } from "../people/given-name.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { InterviewSound } from "../sound/interview-sound.service.ts";
import type { StoriesService } from "../stories/stories.service.ts";
import type { FamilyArchive } from "./archived-family.ts";
import type { CoversService } from "./covers.service.ts";
import { dateIn, type ExportsService } from "./exports.service.ts";
import { type MayPrint, textsOf } from "./printable.ts";

export type ArchiveService = ReturnType<typeof createArchiveService>;

export type ArchiveDependencies = {
  exports: Pick<ExportsService, "printStory" | "readInterview">;
  /** What there is to read, and of whom. */
  told: {
    stories: Pick<StoriesService, "list">;
    interviews: Pick<InterviewsService, "ofPeople">;
    people: Pick<PeopleService, "livesOf" | "find">;
  };
  coverOf: CoversService["pictureOf"];
  familyOf: FamilyArchive;
  sound: Pick<InterviewSound, "timeline" | "passage">;
  clock: Clock;
};

type Printed = Awaited<ReturnType<ExportsService["readInterview"]>>;
type Segment = { interviewId: string; recordingId: string; durationMs: number; file: string };
type Gathered = {
  stories: ArchivedStory[];
  interviews: ArchivedInterview[];
  sound: Segment[];
  covers: { storyId: string; file: string }[];
  leftOut: number;
  /** Page of each interview, by its id. */
  pages: Map<string, string>;
  /** What decides about words that are of no story and no interview. */
  rules: MayPrint[];
};

const perPage = 100;

/** Letters that every file system takes, and what keeps names apart. */
const nameOf = (title: string, number: number): string => {
  const plain = title
    .normalize("NFKD")
    .replace(/[^a-zA-Z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `${String(number).padStart(2, "0")}-${plain.slice(0, 60) || "untitled"}`;
};

/** All stories and interviews of an account and the people it interviews, as a site that opens from a disk. */
export function createArchiveService(dependencies: ArchiveDependencies) {
  const { exports, told: from, coverOf, familyOf, sound, clock } = dependencies;

  const storyIds = async (actor: Actor): Promise<string[]> => {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const found = await from.stories.list(actor, { page, limit: perPage });
      ids.push(...found.stories.map(({ id }) => id));
      if (page >= found.totalPages) return ids;
    }
  };

  const gatherInterview = async (actor: Actor, printed: Printed, into: Gathered): Promise<void> => {
    const { interview, person, messages, leftOut } = printed;
    const { id } = interview;
    // What somebody else wants left alone may be what it is about.
    const isFree = into.rules.every((mayPrint) => mayPrint({ text: printed.title, sources: [] }));
    const title = isFree ? printed.title : givenName(person) || "Saga";
    const { segments } = await sound.timeline(actor, id);
    const name = nameOf(`${givenName(person)} ${title}`.trim(), into.interviews.length + 1);
    const lines = messages.map(({ message, text }) => {
      // Sound cannot be cut around a sentence that is left out: then all of the answer is to be read only.
      const isWhole = text === message.content;
      const own = segments.filter(
        ({ message_id, recording_id }) => isWhole && message_id === message.id && recording_id !== null,
      );
      const files = own.map(({ recording_id, duration_ms }) => {
        const file = `${name}-${into.sound.length + 1}.mp3`;
        into.sound.push({ interviewId: id, recordingId: recording_id ?? "", durationMs: duration_ms, file });
        return file;
      });
      const isAnswer = message.role === "user";
      return {
        kind: isAnswer ? ("answer" as const) : ("question" as const),
        speaker: isAnswer ? givenName(person) : "Saga",
        text,
        sound: files,
      };
    });
    const { language, created_at } = interview;
    into.leftOut += leftOut;
    into.pages.set(id, `interviews/${name}.html`);
    into.interviews.push({
      name,
      title,
      person: givenName(person),
      date: dateIn(created_at, language),
      language,
      lines,
    });
  };

  const gather = async (actor: Actor): Promise<Gathered> => {
    const gathered: Gathered = {
      stories: [],
      interviews: [],
      sound: [],
      covers: [],
      leftOut: 0,
      pages: new Map(),
      rules: [],
    };
    for (const id of await storyIds(actor)) {
      const { story, author, title, chapters, leftOut } = await exports.printStory(actor, id);
      const { language, created_at } = story;
      const name = nameOf(title, gathered.stories.length + 1);
      const cover = (await coverOf(id, title)) && `${name}.jpg`;
      gathered.leftOut += leftOut;
      if (cover) gathered.covers.push({ storyId: id, file: cover });
      gathered.stories.push({
        name,
        cover,
        title,
        author,
        date: dateIn(created_at, language),
        language,
        chapters: textsOf(chapters),
      });
    }
    const told = await from.people.livesOf(actor);
    const found = await from.interviews.ofPeople(actor, { ids: told, withMessages: false });
    const printed: Printed[] = [];
    for (const { interview } of found.toReversed())
      if (interview.message_count > 1) printed.push(await exports.readInterview(actor, interview.id));
    gathered.rules.push(...printed.map(({ mayPrint }) => mayPrint));
    for (const each of printed) await gatherInterview(actor, each, gathered);
    return gathered;
  };

  async function* filesOf(actor: Actor, gathered: Gathered): AsyncGenerator<ArchiveFile> {
    const { stories, interviews, sound: segments, covers, rules } = gathered;
    const isFree = (text: string, sources: readonly string[] = []): boolean =>
      rules.every((mayPrint) => mayPrint({ text, sources }));
    const pageOf = (id: string): string => gathered.pages.get(id) ?? "";
    const account = await from.people.find(actor.id);
    const language = (account?.language ?? "en") as Language;
    const wording = { words: packs[language].archive, language };
    const family = await familyOf(actor, {
      isFree,
      pageOf,
      names: packs[language].book.family,
      wording,
    });
    const { people, files, leftOut: hidden } = family;
    const leftOut = gathered.leftOut + hidden;
    const words = { stories, interviews, people, files: files.map(({ id: _, ...each }) => each), leftOut };
    const file = (path: string, text: string): ArchiveFile => ({ path, isPacked: true, pieces: [text] });
    yield file("index.html", indexPage(words, wording));
    yield file("data.json", JSON.stringify({ made_at: clock.now().toISOString(), ...words }, null, 1));
    for (const story of words.stories) yield file(`stories/${story.name}.html`, storyPage(story, wording));
    for (const interview of words.interviews)
      yield file(`interviews/${interview.name}.html`, interviewPage(interview, wording));
    if (people.length > 0)
      yield file("family.html", familyPage({ people, timeline: family.timeline }, wording));
    if (files.length > 0) yield file("files.html", filesPage(files, wording));
    for (const { storyId, file: name } of covers) {
      const picture = await coverOf(storyId, "");
      if (picture) yield { path: `covers/${name}`, isPacked: false, pieces: [picture.bytes] };
    }
    for (const { id, file: name, turned } of files) {
      yield { path: `files/${name}`, isPacked: false, pieces: await family.read(id) };
      if (turned) yield { path: `pictures/${turned}`, isPacked: false, pieces: await family.readTurned(id) };
    }
    for (const { interviewId, recordingId, durationMs, file: name } of segments) {
      const range = { recordingId, startMs: 0, endMs: durationMs };
      yield {
        path: `sound/${name}`,
        isPacked: false,
        pieces: [await sound.passage(actor, interviewId, range)],
      };
    }
  }

  return {
    /** The archive as a ZIP file, made while it is read. */
    make: async (actor: Actor): Promise<AsyncIterable<Uint8Array>> =>
      zipOf(filesOf(actor, await gather(actor)), clock.now()),
  };
}
