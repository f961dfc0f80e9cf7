import type { Language } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { sentences } from "#language/text.ts";
import { hashToken } from "#platform/secrets.ts";
import type { Section, Source } from "#storyteller/story.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import type { InterviewSound } from "../sound/interview-sound.service.ts";
import type { StoriesService } from "../stories/stories.service.ts";
import type { ExportsService, PrintedStory } from "./exports.service.ts";
import { ownPassage } from "./own-passage.ts";
import { type MayPrint, printingRules } from "./printable.ts";

/** A sentence that is read aloud, and the teller's recording of it where there is one. */
export type NarratedSentence = {
  text: string;
  /** Names the passage it belongs to: sentences of one paragraph that the teller is heard with, one after the other. */
  passage: string | null;
  own: { interviewId: string; recordingId: string; startMs: number; endMs: number } | null;
};

type Timeline = Awaited<ReturnType<InterviewSound["timeline"]>>;

type Words = { text: string; sources: string[] };

type Narration = {
  language: Language;
  sentences: NarratedSentence[];
  /** Who told it; null: several did, or nobody is known. */
  teller: { personId: string; interviewId: string } | null;
  /** What was printed of the story, and what is heard of answers: it holds while both may still leave. */
  printed: string;
  heard: Words[];
};

export type NarrationService = ReturnType<typeof createNarrationService>;

export type NarrationDependencies = {
  exports: Pick<ExportsService, "printStory">;
  stories: Pick<StoriesService, "open">;
  interviews: Pick<InterviewsService, "read">;
  sound: Pick<InterviewSound, "timeline" | "passage">;
  /** Speaks where the teller did not. */
  speak: (
    words: { text: string; language: Language; account: string },
    listener: { personId: string; accountId: string; interviewId: string } | null,
  ) => Promise<{ pieces: AsyncIterable<Uint8Array> }>;
};

/** For so many milliseconds the sound that was found is not looked for again: a story is heard sentence after sentence. */
const fresh = 30_000;
const mostKept = 50;
/** Around a passage, in milliseconds: a voice is not cut off. */
const breath = 120;

type Found = {
  mayPrint: MayPrint;
  timelines: ReadonlyMap<string, Timeline>;
  answers: ReadonlyMap<string, string>;
};

function ownOf(
  text: string,
  sources: readonly Source[],
  { mayPrint, timelines, answers }: Found,
): { own: NonNullable<NarratedSentence["own"]>; words: Words } | null {
  for (const { interview_id: interviewId, message_id: messageId } of sources) {
    const answer = answers.get(messageId);
    const place = answer === undefined ? null : ownPassage(answer, text);
    if (answer === undefined || !place) continue;
    const segments = timelines.get(interviewId)?.segments ?? [];
    for (const segment of segments) {
      if (segment.message_id !== messageId || segment.recording_id === null) continue;
      const spoken = segment.sentences.filter(({ from, to }) => from < place.to && to > place.from);
      const [first] = spoken;
      const last = spoken.at(-1);
      if (!first || !last || first.from > place.from || last.to < place.to) continue;
      // What is heard may be more than what is written: all of it must be free.
      const words = { text: answer.slice(first.from, last.to), sources: [messageId] };
      if (!mayPrint(words)) continue;
      const startMs = Math.max(0, first.start_ms - breath);
      const endMs = Math.min(segment.duration_ms, last.end_ms + breath);
      return { own: { interviewId, recordingId: segment.recording_id, startMs, endMs }, words };
    }
  }
  return null;
}

/** Is all of it still what may leave the house? */
const holds = ({ printed, heard }: Narration, { chapters, mayPrint }: PrintedStory): boolean =>
  printed === JSON.stringify(chapters) && heard.every(mayPrint);

/** A story read aloud: in the teller's own recorded words where the story has them, else by a voice. */
export function createNarrationService(dependencies: NarrationDependencies) {
  const { exports, stories, interviews, sound, speak } = dependencies;
  const kept = new Map<string, { at: number; narration: Promise<Narration> }>();

  const find = async (actor: Actor, id: string, { story, chapters }: PrintedStory): Promise<Narration> => {
    const { interviewIds } = await stories.open(actor, id);
    const said = await interviews.read(actor, interviewIds);
    const language = story.language as Language;
    const timelines = new Map<string, Timeline>();
    for (const each of interviewIds) timelines.set(each, await sound.timeline(actor, each));
    const sources = new Map(
      (JSON.parse(story.sections) as Section[]).flatMap((section) =>
        section.sentences.map((sentence) => [sentence.text, sentence.sources] as const),
      ),
    );
    const found: Found = {
      mayPrint: printingRules(said, language),
      timelines,
      answers: new Map(said.messages.map((message) => [message.id, message.content])),
    };
    const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs.map(({ text }) => text));
    const heard: Words[] = [];
    const hearing = (text: string) => {
      const passage = ownOf(text, sources.get(text) ?? [], found);
      if (passage) heard.push(passage.words);
      return { text, own: passage?.own ?? null };
    };
    const people = new Set(said.reached.map(({ person }) => person.id));
    const [first] = said.reached;
    return {
      language,
      teller:
        first && people.size === 1 ? { personId: first.person.id, interviewId: first.interview.id } : null,
      sentences: paragraphs.flatMap((text) => withPassages(dividedAs(text, sources, language).map(hearing))),
      printed: JSON.stringify(chapters),
      heard,
    };
  };

  const narrationOf = async (actor: Actor, id: string): Promise<Narration> => {
    const key = `${actor.id}|${id}`;
    const printed = await exports.printStory(actor, id);
    const known = kept.get(key);
    const now = performance.now();
    if (known && now - known.at < fresh && holds(await known.narration, printed)) return known.narration;
    const narration = find(actor, id, printed);
    kept.delete(key);
    kept.set(key, { at: now, narration });
    narration.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return narration;
  };

  return {
    list: async (actor: Actor, id: string): Promise<NarratedSentence[]> =>
      (await narrationOf(actor, id)).sentences,

    /** One sentence as MP3. Throws `stories.sentence_not_found`. */
    hear: async (actor: Actor, id: string, at: number): Promise<AsyncIterable<Uint8Array>> => {
      const { sentences: all, language, teller } = await narrationOf(actor, id);
      const sentence = all[at];
      if (!sentence) throw new Failure("stories.sentence_not_found");
      const { text, own } = sentence;
      if (own) return only(await sound.passage(actor, own.interviewId, own));
      const listener = teller && { ...teller, accountId: actor.id };
      return (await speak({ text, language, account: actor.id }, listener)).pieces;
    },
  };
}

/** So many characters of a hash name a passage among those of its story. */
const passageCharacters = 8;

/** Sentences of one paragraph with their passages, named by the words they begin with. */
function withPassages(sentences: readonly Omit<NarratedSentence, "passage">[]): NarratedSentence[] {
  let passage: string | null = null;
  return sentences.map((each) => {
    if (!each.own) passage = null;
    else passage ??= hashToken(each.text).slice(0, passageCharacters);
    return { ...each, passage };
  });
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The sentences of a paragraph as the story has them, else as its language divides them. */
function dividedAs(text: string, known: ReadonlyMap<string, unknown>, language: Language): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest !== "") {
    const next = [...known.keys()].filter((each) => each !== "" && rest.startsWith(each));
    const longest = next.sort((one, other) => other.length - one.length)[0];
    if (longest === undefined) return [...found, ...sentences(rest, language).map((each) => each.text)];
    found.push(longest);
    rest = rest.slice(longest.length).trimStart();
  }
  return found;
}
