import type { ReadThrough, Story, StoryJob, StoryProgress, StoryVersion } from "@saga/contract/stories";
import { looksLikeHeading } from "#storyteller/growth/renamed.ts";
import type { HeldLine, HeldPassage, Section, Sentence } from "#storyteller/story.ts";
import { paragraphsOf } from "#storyteller/story-text.ts";
import { beginningCharacters, type ListedStory, type StoredStory } from "./stories.repository.ts";
import type { StoredRequest } from "./story-requests.repository.ts";
import type { ListedVersion } from "./story-versions.repository.ts";

const previewCharacters = 160;

/** The beginning of a text without its headings, cut between words. `beginning`: as much of it as a preview is made of. */
function previewOf(beginning: string): string {
  const told = beginning.split(/\n+/).filter((line) => line.trim() && !looksLikeHeading(line.trim()));
  const whole = told.join(" ").trim();
  if (whole.length <= previewCharacters) return whole;
  return `${whole.slice(0, previewCharacters).replace(/\s+\S*$/, "")}…`;
}

/** A stored story as lists show it. */
export const presentSummary = (story: ListedStory, interviewIds: string[]) => ({
  id: story.id,
  title: story.title,
  words: story.words,
  language: story.language as Story["language"],
  style: story.style as Story["style"],
  period: story.period as Story["period"],
  interview_ids: interviewIds,
  preview: previewOf(story.beginning),
  created_at: story.created_at,
  updated_at: story.updated_at,
});

const passagesIn = ({ read_through }: StoredStory): HeldPassage[] => JSON.parse(read_through);

const openIn = (passages: readonly HeldPassage[]): number =>
  passages.filter(({ decision }) => decision === null).length;

/** What stands close to something that is kept out comes first, whenever it was found. */
const byCloseness = (one: HeldPassage, other: HeldPassage): number =>
  Number(other.reasons.includes("beside_kept")) - Number(one.reasons.includes("beside_kept"));

/** Where a line stands in the story, or stood: who decides about it sees what it goes on from, and what goes on from it. */
const standingAt = (
  sections: readonly Section[],
  { line, passage }: { line: HeldLine; passage: string },
): { heading: string; before: string | null; after: string | null } => {
  const isIt = ({ held, text }: Sentence): boolean =>
    held === passage ? text === line.text : held === undefined && text === line.now;
  const own = sections.find(({ heading, sentences }) => heading === line.heading && sentences.some(isIt));
  const section = own ?? sections.find(({ sentences }) => sentences.some(isIt));
  const { heading, sentences } = section ?? { heading: line.heading, sentences: [] };
  const at = sentences.findIndex(isIt);
  if (at >= 0)
    return { heading, before: sentences[at - 1]?.text ?? null, after: sentences[at + 1]?.text ?? null };
  const all = sections.find((one) => one.heading === line.heading)?.sentences ?? [];
  const behind = all[all.findIndex(({ text }) => text === line.before) + 1];
  return { heading, before: line.before, after: behind?.text ?? null };
};

/** What is to be read through before a story is printed, and what was. */
export const presentReadThrough = (story: StoredStory): ReadThrough => {
  const passages = passagesIn(story);
  const sections = JSON.parse(story.sections) as Section[];
  return {
    title: story.title,
    language: story.language as Story["language"],
    passages: passages.toSorted(byCloseness).map(({ id, reasons, why = null, lines, names, decision }) => ({
      id,
      heading: lines[0]?.heading ?? "",
      reasons,
      why,
      lines: lines.map((line) => ({
        text: line.text,
        now: line.now,
        decision: line.decision ?? decision,
        ...standingAt(sections, { line, passage: id }),
        sources: line.sources,
      })),
      names,
      decision,
    })),
    open: openIn(passages),
  };
};

const presentSentence = ({ held, joins: _, opens: __, ...sentence }: Sentence, place: number) => ({
  ...sentence,
  ...(held === undefined ? {} : { held: true }),
  ...(place === 0 ? { begins_paragraph: true } : {}),
});

/** A stored story whole. The sentences and their sources are those the storyteller wrote, whatever was edited since. */
export const presentStory = (story: StoredStory, interviewIds: string[]): Story => {
  const sections = (JSON.parse(story.sections) as Section[]).map(({ heading, sentences }) => ({
    heading,
    sentences: paragraphsOf(sentences).flatMap((paragraph) => paragraph.map(presentSentence)),
  }));
  return {
    ...presentSummary({ ...story, beginning: story.story.slice(0, beginningCharacters) }, interviewIds),
    story: story.story,
    sections,
    sentences: sections.flatMap((section) => section.sentences),
    note: story.note,
    is_edited: story.is_edited === 1,
    to_read: openIn(passagesIn(story)),
    writer: story.writer as Story["writer"],
    model:
      story.model_requested === null || story.model_used === null
        ? null
        : { requested: story.model_requested, used: story.model_used },
  };
};

export const progressOf = ({ step, done, total }: StoredRequest): StoryProgress => ({
  step: step as StoryProgress["step"],
  done,
  of: total,
});

export const presentJob = (request: StoredRequest): StoryJob => ({
  id: request.id,
  story_id: request.story_id,
  state: request.state as StoryJob["state"],
  progress: progressOf(request),
  error: request.error,
  created_at: request.created_at,
});

export const presentVersion = (version: ListedVersion): StoryVersion => ({
  id: version.id,
  title: version.title,
  words: version.words,
  preview: previewOf(version.beginning),
  is_edited: version.is_edited === 1,
  writer: version.writer as StoryVersion["writer"],
  written_at: version.written_at,
});
