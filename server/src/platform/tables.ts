/**
 * The one schema, the same on SQLite and PostgreSQL. Ids are text, times ISO 8601 text in UTC (they sort), flags 0 or
 * 1, structured values JSON as text. The migrations create it; this file is what queries are typed by.
 */
export type Tables = {
  people: PeopleTable;
  sign_in_codes: SignInCodesTable;
  sessions: SessionsTable;
  rate_limits: RateLimitsTable;
  settings: SettingsTable;
  interviews: InterviewsTable;
  messages: MessagesTable;
  ledgers: LedgersTable;
  stories: StoriesTable;
  story_interviews: StoryInterviewsTable;
  audit_log: AuditLogTable;
};

export type PeopleTable = {
  id: string;
  /** The interviewer whose interviewee this is; null for accounts. */
  parent_id: string | null;
  /** Lower case, unique; null for interviewees, who do not sign in. */
  email: string | null;
  name: string;
  language: string;
  relationship: string | null;
  role: string | null;
  has_logged_in: number;
  created_at: string;
};

/** The one live code of an address. */
export type SignInCodesTable = {
  email: string;
  code_hash: string;
  expires_at: string;
  wrong_tries: number;
  sent_at: string;
};

export type SessionsTable = {
  token_hash: string;
  person_id: string;
  issued_at: string;
  expires_at: string;
};

/** Counts in a window of time, shared by all processes. */
export type RateLimitsTable = { key: string; count: number; resets_at: string };

export type SettingsTable = { key: string; value: string };

export type InterviewsTable = {
  id: string;
  interviewee_id: string;
  number: number;
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
  /** Key of the question: an answered or declined key is never asked again. */
  slot: string | null;
  is_private: number;
  created_at: string;
};

/** What the interviewer knows of a person, across the three interviews, as JSON. */
export type LedgersTable = { person_id: string; data: string; updated_at: string };

export type StoriesTable = {
  id: string;
  owner_id: string;
  title: string;
  story: string;
  /** Sections with sentences and their sources, as JSON. */
  sections: string;
  words: number;
  language: string;
  style: string;
  note: string | null;
  is_edited: number;
  created_at: string;
  updated_at: string;
};

export type StoryInterviewsTable = { story_id: string; interview_id: string; position: number };

/** Who looked at whose words. */
export type AuditLogTable = { id: string; actor_id: string; action: string; subject_id: string; at: string };
