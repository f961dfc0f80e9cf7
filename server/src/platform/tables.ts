import type {
  AccountSettingsTable,
  InvitationsTable,
  PeopleTable,
  TellerLinksTable,
} from "./account-tables.ts";
import type { FamilyTables } from "./family-tables.ts";
import type { ImportsTable } from "./import-tables.ts";
import type {
  RecordingChunksTable,
  RecordingsTable,
  SegmentsTable,
  TranscriptsTable,
} from "./recording-tables.ts";
import type { DeparturesTable, RemovalsTable } from "./removal-tables.ts";
import type { StoryTables } from "./story-tables.ts";

/**
 * The one schema, the same on SQLite and PostgreSQL. Ids are text, times ISO 8601 text in UTC (they sort), flags 0 or
 * 1, structured values JSON as text. The migrations create it; this file is what queries are typed by.
 */
export type Tables = StoryTables &
  FamilyTables & {
    people: PeopleTable;
    sign_in_codes: SignInCodesTable;
    sessions: SessionsTable;
    rate_limits: RateLimitsTable;
    settings: SettingsTable;
    account_settings: AccountSettingsTable;
    invitations: InvitationsTable;
    teller_links: TellerLinksTable;
    interviews: InterviewsTable;
    messages: MessagesTable;
    message_versions: MessageVersionsTable;
    ledgers: LedgersTable;
    kept_out: KeptOutTable;
    audit_log: AuditLogTable;
    imports: ImportsTable;
    removals: RemovalsTable;
    departures: DeparturesTable;
    jobs: JobsTable;
    recordings: RecordingsTable;
    recording_chunks: RecordingChunksTable;
    transcripts: TranscriptsTable;
    segments: SegmentsTable;
    notes: NotesTable;
    worded_questions: WordedQuestionsTable;
    wording_claims: WordingClaimsTable;
    model_calls: ModelCallsTable;
    prompt_versions: PromptVersionsTable;
    model_consents: ModelConsentsTable;
  };

/** The one live code of an address and whoever asked for it. */
export type SignInCodesTable = {
  email: string;
  /** A network, or a browser that has signed in before. */
  requester: string;
  code_hash: string;
  expires_at: string;
  wrong_tries: number;
  sent_at: string;
};

export type SessionsTable = {
  token_hash: string;
  /** What people name it by; it opens nothing. */
  id: string;
  person_id: string;
  /** `browser`, `program` or `teller`. */
  kind: string;
  /** Of a teller's browser: the link that it opened. */
  teller_link_id: string | null;
  /** Browser and system, such as "Firefox, Windows"; null: not known. */
  device: string | null;
  issued_at: string;
  /** To the hour. */
  last_seen_at: string;
  expires_at: string;
};

/** Counts in a window of time, shared by all processes. */
export type RateLimitsTable = { key: string; count: number; resets_at: string };

export type SettingsTable = { key: string; value: string };

export type InterviewsTable = {
  id: string;
  interviewee_id: string;
  number: number;
  /** JSON: the one thing that it is about; null: it is one of the three. */
  about: string | null;
  title: string;
  language: string;
  model: string;
  bio: string | null;
  progress: number;
  message_count: number;
  /** Seed of the built-in interviewer's choices. */
  seed: number;
  preview: string;
  created_at: string;
  last_opened: string;
};

export type MessagesTable = {
  id: string;
  interview_id: string;
  /** 0, 1, 2 … within the interview. */
  position: number;
  role: string;
  content: string;
  /** Subject of the plan that the question opens or the answer replies to. */
  topic: string | null;
  /** Of an answer: what was heard in it, as JSON. Of a question: the move and the act before it, as JSON. */
  heard: string | null;
  move: string | null;
  is_private: number;
  created_at: string;
  /** Ids of the recordings of a spoken answer in their order, as JSON; null: written. */
  recordings: string | null;
};

/** What a message said before it was corrected. */
export type MessageVersionsTable = {
  id: string;
  message_id: string;
  content: string;
  /** The account that changed it. */
  changed_by: string;
  kept_at: string;
  /** 0, 1, 2 … within the message: 0 is what was said first. */
  position: number;
  /** The recordings that the message had then, as JSON; null: the same as after it. */
  recordings: string | null;
};

/** What stands in no story and no prompt. */
export type KeptOutTable = {
  id: string;
  interview_id: string;
  /** The answer that is kept out, or that set the limit. */
  message_id: string;
  kind: string;
  /** Stems that name a matter or a person, as JSON; empty: the answer itself. */
  stems: string;
  /** The teller's own words for it. */
  words: string;
  created_at: string;
};

/** What the interviewer knows of a person, across the three interviews, as JSON. */
export type LedgersTable = { person_id: string; data: string; updated_at: string };

/** Who came to what is another's, who was let in and who was refused. */
export type AuditLogTable = {
  id: string;
  /** Empty: nobody who was signed in. */
  actor_id: string;
  action: string;
  /** Empty: nothing but the person. */
  subject_id: string;
  at: string;
  person_id: string | null;
  network: string | null;
};

/** Long work that outlives a call and a crash. One of each kind and subject. */
export type JobsTable = {
  id: string;
  kind: string;
  subject: string;
  /** `waiting`, `running`, `done` or `failed`. */
  state: string;
  attempts: number;
  run_after: string;
  /** Until when somebody works on it; after that another may. */
  lease_until: string | null;
  /** 0 to 100. */
  progress: number;
  error: string | null;
  created_at: string;
};

/** What an answer told, in one sentence of a model that was checked against it. */
export type NotesTable = { id: string; message_id: string; text: string; created_at: string };

/** How a question came to its words, where a model was asked for them. */
export type WordedQuestionsTable = {
  message_id: string;
  model_requested: string;
  model_used: string;
  /** `worded`, or the reason why built-in words were used. */
  outcome: string;
  /** Calls of the model. */
  calls: number;
  input_tokens: number;
  cached_tokens: number;
  output_tokens: number;
  /** Millionths of a dollar of all calls; null: no price is known. */
  cost_micros: number | null;
};

/** Who finds words for the question after an answer, so that two processes do not pay for it twice. */
export type WordingClaimsTable = { answer_id: string; owner: string; until: string };

/** One call of a language model. It holds no words, and outlives what it was made for. */
export type ModelCallsTable = {
  id: string;
  at: string;
  /** The account that caused it. */
  actor_id: string;
  interview_id: string | null;
  story_id: string | null;
  /** `question`, `story`, `trial`, `speech` or `transcription`. */
  purpose: string;
  provider: string;
  model_requested: string;
  model_used: string;
  input_tokens: number;
  /** Of the input, what a cache served. */
  cached_tokens: number;
  output_tokens: number;
  /** Spoken by a voice. */
  characters: number;
  /** Of a recording that was written down. */
  seconds: number;
  /** Millionths of a dollar; null: no price is known. */
  cost_micros: number | null;
  ms: number;
  /** `ok`, or why no reply came. */
  outcome: string;
};

/** What administrators saved about the tone of questions: 1, 2, 3 …, the last one counts. */
export type PromptVersionsTable = {
  version: number;
  analyze: string;
  connect: string;
  saved_by: string;
  saved_at: string;
};

/** Which services outside the house a person's words may go to, as JSON: an empty list is a no. */
export type ModelConsentsTable = {
  person_id: string;
  services: string;
  decided_by: string;
  decided_at: string;
};
