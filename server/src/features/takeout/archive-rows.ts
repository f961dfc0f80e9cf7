import { bookWishSchema } from "@saga/contract/books";
import {
  familyEventSchema,
  familyPersonSchema,
  familyPlaceSchema,
  familyUnionSchema,
  lifeSubjects,
} from "@saga/contract/family";
import { mediaKinds, rotations } from "@saga/contract/family-media";
import { emailSchema, languageSchema } from "@saga/contract/fields";
import { thingSchema } from "@saga/contract/interviews";
import { readDecisions, storySentenceSchema } from "@saga/contract/stories";
import {
  allRelationships,
  genders,
  interviewNumbers,
  lifePeriods,
  limits,
  preferredVoices,
  roles,
  storyStyles,
} from "@saga/contract/vocabulary";
import * as z from "zod/mini";
import type { FamilyRecordKind } from "#platform/family-tables.ts";
import type { Tables } from "#platform/tables.ts";
import {
  anyObject,
  chosen,
  count,
  flag,
  id,
  ids,
  json,
  optional,
  parsed,
  sha256,
  short,
  soundType,
  text,
  texts,
  time,
} from "./archive-fields.ts";
import type { OwnTable } from "./own-tables.ts";

/** Tables whose rows an archive holds. */
export type ArchiveTable = Exclude<keyof Tables, OwnTable>;

/** Every column of a table. One that is added later takes a `z._default`: archives that were made before have none of it. */
type Columns<T extends ArchiveTable> = { [Column in keyof Tables[T]]: z.ZodMiniType };

const names = text(limits.nameCharacters);
const place = text(limits.placeCharacters);
/** With the passage that is to be read through. */
const storedSentence = z.extend(storySentenceSchema, {
  held: z.optional(z.string()),
  joins: z.optional(z.boolean()),
  opens: z.optional(z.boolean()),
});
const sections = json(
  z.array(z.object({ heading: z.string(), sentences: z.array(storedSentence), was: z.optional(z.string()) })),
);
const objects = json(z.array(anyObject));

const storyContent = {
  title: text(limits.titleCharacters),
  story: text(),
  sections,
  words: count,
  language: languageSchema,
  style: z.enum(storyStyles),
  period: z._default(optional(z.enum(lifePeriods)), null),
  note: optional(text()),
  is_edited: flag,
  writer: z.enum(["built_in", "model"]),
  model_requested: optional(short),
  model_used: optional(short),
  spent: json(z.array(z.unknown())),
  read_through: objects,
};

const columns: { [T in ArchiveTable]: Columns<T> } = {
  people: {
    id,
    parent_id: optional(id),
    email: optional(emailSchema),
    name: names,
    is_named: z._default(flag, 1),
    language: languageSchema,
    relationship: optional(z.enum(allRelationships)),
    role: optional(z.enum(roles)),
    has_logged_in: flag,
    created_at: time,
    custom_relationship: optional(place),
    birth_year: optional(z.int().check(z.minimum(1880), z.maximum(2100))),
    birth_place: optional(place),
    gender: optional(z.enum(genders)),
    preferred_voice: optional(z.enum(preferredVoices)),
    bio: optional(text(limits.bioCharacters)),
    sort_name: text(4 * limits.nameCharacters),
    progress_sum: count,
  },
  account_settings: { person_id: id, settings: json(chosen), updated_at: time },
  model_consents: { person_id: id, services: json(texts), decided_by: id, decided_at: time },
  ledgers: { person_id: id, data: json(anyObject), updated_at: time },
  interviews: {
    id,
    interviewee_id: id,
    number: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    about: z._default(optional(json(thingSchema)), null),
    title: text(limits.titleCharacters),
    language: languageSchema,
    model: short,
    bio: optional(text(limits.bioCharacters)),
    progress: z.int().check(z.minimum(0), z.maximum(100)),
    message_count: count,
    seed: z.int(),
    preview: text(),
    created_at: time,
    last_opened: time,
  },
  messages: {
    id,
    interview_id: id,
    position: count,
    role: z.enum(["user", "assistant"]),
    content: text(limits.spokenAnswerCharacters),
    topic: optional(short),
    heard: optional(json(z.unknown())),
    move: optional(json(z.unknown())),
    is_private: flag,
    created_at: time,
    recordings: optional(json(ids)),
  },
  message_versions: {
    id,
    message_id: id,
    content: text(limits.spokenAnswerCharacters),
    changed_by: id,
    kept_at: time,
    position: count,
    recordings: z._default(optional(json(ids)), null),
  },
  notes: { id, message_id: id, text: text(), created_at: time },
  worded_questions: {
    message_id: id,
    model_requested: short,
    model_used: short,
    outcome: short,
    calls: count,
    input_tokens: count,
    cached_tokens: count,
    output_tokens: count,
    cost_micros: optional(count),
  },
  kept_out: {
    id,
    interview_id: id,
    message_id: id,
    kind: short,
    stems: json(texts),
    words: text(),
    created_at: time,
  },
  recordings: {
    id,
    interview_id: id,
    message_id: optional(id),
    part: count,
    state: z.enum(["arriving", "kept"]),
    media_type: optional(soundType),
    bytes: count,
    chunks: count,
    sha256: optional(sha256),
    duration_ms: optional(count),
    created_at: time,
    kept_at: optional(time),
    copy: z.enum(["none", "wanted", "kept"]),
    words_due: z._default(flag, 0),
  },
  recording_chunks: { recording_id: id, seq: count, bytes: count, sha256 },
  transcripts: {
    recording_id: id,
    state: short,
    text: optional(text()),
    words: optional(json(z.array(z.unknown()))),
    engine: optional(short),
    model: optional(short),
    error: optional(short),
    updated_at: time,
  },
  segments: {
    id,
    interview_id: id,
    message_id: optional(id),
    recording_id: optional(id),
    frames: count,
    duration_ms: count,
    peaks: text(),
    sentences: optional(json(z.array(z.unknown()))),
    text_hash: optional(short),
    created_at: time,
  },
  stories: { id, owner_id: id, ...storyContent, created_at: time, updated_at: time },
  story_interviews: { story_id: id, interview_id: id, position: count },
  story_versions: { id, story_id: id, ...storyContent, written_at: time, kept_at: time, position: count },
  story_decisions: {
    interview_id: id,
    message_id: id,
    text: text(),
    decision: z.enum(readDecisions),
    wording: optional(text()),
    decided_at: time,
  },
  story_covers: {
    story_id: id,
    media_type: z.enum(["image/jpeg", "image/png", "image/webp"]),
    image: z.string().check(z.maxLength(2 * limits.coverBytes), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
    description: text(),
    updated_at: time,
  },
  // Nothing of a book but what it is to be like.
  books: {
    story_id: id,
    ticket: id,
    wish: json(bookWishSchema),
    state: z.literal("cancelled"),
    step: z.literal("waiting"),
    tries: z.literal(0),
    error: z.null(),
    made: z.null(),
    links: z.literal("{}"),
    updated_at: time,
  },
  families: { owner_id: id, version: count },
  family_records: { owner_id: id, id, kind: short, data: json(anyObject) },
  family_changes: { owner_id: id, id, version: count, what: text(), before: objects, created_at: time },
  media: {
    id,
    owner_id: id,
    life_id: optional(id),
    subject: optional(z.enum(lifeSubjects)),
    person: optional(id),
    name: names,
    kind: z.enum(mediaKinds),
    media_type: z.string().check(z.regex(/^(image|audio|video|application|text)\/[\w.+-]{1,90}$/)),
    bytes: count,
    caption: text(limits.bioCharacters),
    date: names,
    people: json(ids),
    created_at: time,
    deleted_at: optional(time),
    reads: z._default(optional(id), null),
    rotation: z._default(z.literal(rotations), 0),
  },
};

/** What a browser shows in place must be nothing that acts. */
const isShownSafely = ({ kind, media_type }: { kind: string; media_type: string }): boolean =>
  kind === "document" || (/^(image|audio|video)\//.test(media_type) && !media_type.includes("svg"));

const familyShapes: { [Kind in FamilyRecordKind]: z.ZodMiniType } = {
  person: familyPersonSchema,
  union: familyUnionSchema,
  event: familyEventSchema,
  place: familyPlaceSchema,
  decision: z.object({
    id,
    key: z.string(),
    user_id: z.nullable(id),
    decision: z.enum(["taken", "left"]),
    record: z.nullable(id),
  }),
  family: z.object({ root: z.nullable(id), foreign: z.optional(texts) }),
};

const isFamilyRecord = ({ kind, data }: { kind: string; data: string }): boolean =>
  familyShapes[kind as keyof typeof familyShapes]?.safeParse(parsed(data)).success;

/** A row of each table, to the last column. */
export const archiveRows = {
  ...(Object.fromEntries(
    Object.entries(columns).map(([table, shape]) => [table, z.strictObject(shape)]),
  ) as unknown as { [T in ArchiveTable]: z.ZodMiniType<Tables[T]> }),
  // The three count for the progress of a person, which an interview about one thing is not to move.
  interviews: z
    .strictObject(columns.interviews)
    .check(z.refine((row) => Number(row.number) > Math.max(...interviewNumbers) === (row.about !== null))),
  media: z.strictObject(columns.media).check(z.refine((row) => isShownSafely(row as never))),
  family_records: z
    .strictObject(columns.family_records)
    .check(z.refine((row) => isFamilyRecord(row as never))),
};
