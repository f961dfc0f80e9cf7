import type { DocumentWorker } from "#documents/document-worker.ts";
import { DocumentFailed } from "#documents/document-worker.ts";
import { type Form, mediaTypes, type Paragraph, type Work } from "#documents/work.ts";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { StoriesTable } from "#platform/story-tables.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import { givenName } from "../people/given-name.ts";
import type { Person } from "../people/person.ts";
import type { InterviewSound } from "../sound/interview-sound.service.ts";
import type { StoriesService } from "../stories/stories.service.ts";
import type { CoversService } from "./covers.service.ts";
import { type MayPrint, type Printable, printableStory } from "./printable.ts";
import { printableInterview } from "./printable-interview.ts";
import { subtitlesOf } from "./subtitles.ts";

export type ExportsService = ReturnType<typeof createExportsService>;

export type ExportsDependencies = {
  stories: Pick<StoriesService, "open">;
  interviews: Pick<InterviewsService, "read">;
  sound: Pick<InterviewSound, "timeline">;
  /** The photograph on the cover of a story. */
  coverOf: CoversService["pictureOf"];
  worker: DocumentWorker;
};

export type PrintedStory = Printable & {
  story: StoriesTable;
  author: string;
  /** Ids of those who told it. */
  tellers: string[];
  title: string;
  /** The rule by which it was decided, for words that are to stand beside the story. */
  mayPrint: MayPrint;
};

type File = { bytes: Uint8Array; mediaType: string };

/** A day in words of the language. */
export const dateIn = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));

const clockOf = (ms: number): string => new Date(ms).toISOString().slice(ms >= 3_600_000 ? 11 : 14, 19);

/** Names of those who told, as a title page gives them. */
const authorsOf = (people: readonly Person[]): string =>
  [...new Set(people.map(givenName).filter(Boolean))].join(" & ");

/** Files of stories and interviews. Everything that leaves as one goes through here. */
export function createExportsService(dependencies: ExportsDependencies) {
  const { stories, interviews, sound, coverOf, worker } = dependencies;
  const make = async (work: Work, form: Form, actor: Actor): Promise<File> => {
    try {
      return { bytes: await worker.make(work, form, actor.id), mediaType: mediaTypes[form] };
    } catch (error) {
      if (error instanceof DocumentFailed) throw new Failure("documents.failed", { cause: error });
      throw error;
    }
  };

  /** A story with what of it may be printed. */
  const printStory = async (actor: Actor, id: string): Promise<PrintedStory> => {
    const { story, interviewIds } = await stories.open(actor, id);
    const said = await interviews.read(actor, interviewIds);
    const author = authorsOf(said.reached.map(({ person }) => person));
    const tellers = [...new Set(said.reached.map(({ person }) => person.id))];
    return { story, author, tellers, ...printableStory(story, { said, author }) };
  };

  const readInterview = async (actor: Actor, id: string) => {
    const said = await interviews.read(actor, [id]);
    const [reached] = said.reached;
    if (!reached) throw new Failure("interviews.not_found");
    const printable = printableInterview(said.messages, said);
    const { title } = reached.interview;
    const isShown = printable.mayPrint({ text: title, sources: [] });
    return { ...reached, ...printable, title: isShown ? title : authorsOf([reached.person]) || "Saga" };
  };

  const subtitles = async (actor: Actor, id: string): Promise<File> => {
    const { person, messages } = await readInterview(actor, id);
    const timeline = await sound.timeline(actor, id);
    if (timeline.segments.length === 0) throw new Failure("recordings.nothing_spoken");
    const printed = new Map(messages.map((each) => [each.message.id, each]));
    const cues = timeline.segments.flatMap((segment) => {
      const found = printed.get(segment.message_id);
      if (!found) return [];
      const { start_ms, duration_ms } = segment;
      if (segment.role === "assistant")
        return [{ startMs: start_ms, endMs: start_ms + duration_ms, speaker: "Saga", text: found.text }];
      return segment.sentences
        .filter(({ from, to }) => found.mayPrint(from, to))
        .map((sentence) => ({
          startMs: start_ms + sentence.start_ms,
          endMs: start_ms + sentence.end_ms,
          speaker: givenName(person),
          text: found.message.content.slice(sentence.from, sentence.to),
        }));
    });
    return { bytes: new TextEncoder().encode(subtitlesOf(cues)), mediaType: "text/vtt; charset=utf-8" };
  };

  return {
    printStory,
    readInterview,

    story: async (actor: Actor, id: string, form: Form): Promise<File> => {
      const { story, author, title, chapters } = await printStory(actor, id);
      const { language, created_at, updated_at } = story;
      const date = dateIn(created_at, language);
      const cover = form !== "md" ? await coverOf(id, title) : null;
      const work: Work = { id, title, author, date, changedAt: updated_at, language, chapters, cover };
      return make(work, form, actor);
    },

    interview: async (actor: Actor, id: string, form: Form | "vtt"): Promise<File> => {
      if (form === "vtt") return subtitles(actor, id);
      const { interview, person, messages, title } = await readInterview(actor, id);
      const { segments } = await sound.timeline(actor, id);
      const heard = new Map(segments.toReversed().map((each) => [each.message_id, each.start_ms]));
      const paragraphs = messages.map(({ message, text }): Paragraph => {
        const at = heard.get(message.id);
        return {
          kind: message.role === "user" ? "answer" : "question",
          text,
          speaker: message.role === "user" ? givenName(person) : "Saga",
          ...(at === undefined ? {} : { heardAt: clockOf(at) }),
        };
      });
      const { language, created_at, last_opened } = interview;
      const work: Work = {
        id,
        title,
        author: authorsOf([person]),
        date: dateIn(created_at, language),
        changedAt: last_opened,
        language,
        chapters: [{ heading: "", paragraphs }],
        cover: null,
      };
      return make(work, form, actor);
    },
  };
}
