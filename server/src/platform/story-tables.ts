/** What a story is at one time. */
type StoryContent = {
  title: string;
  story: string;
  /** Sections with sentences and their sources, as JSON. */
  sections: string;
  words: number;
  language: string;
  style: string;
  /** The time of life it is of; null: all of it. */
  period: string | null;
  note: string | null;
  is_edited: number;
  /** `built_in` or `model`. */
  writer: string;
  /** The model as it was chosen, and the one that answered; null: the built-in writer. */
  model_requested: string | null;
  model_used: string | null;
  /** Answers that are not to be written again, because a person changed or took out what was made of them. JSON. */
  spent: string;
  /** Passages to be read through before it is printed, with what was decided, as JSON. */
  read_through: string;
};

export type StoriesTable = StoryContent & {
  id: string;
  owner_id: string;
  created_at: string;
  updated_at: string;
};

export type StoryInterviewsTable = { story_id: string; interview_id: string; position: number };

/** A call for a story, by the caller's id: what is wanted and how far it is. */
export type StoryRequestsTable = {
  id: string;
  owner_id: string;
  /** Whether the caller was an administrator, whose reach is wider. */
  is_admin: number;
  /** The story that is made, or made anew. */
  story_id: string;
  /** What was asked for, as JSON. */
  wish: string;
  /** `waiting`, `writing`, `done`, `cancelled` or `failed`. */
  state: string;
  /** `waiting`, `reading`, `writing` or `finishing`. */
  step: string;
  /** Sections done, of `total`. */
  done: number;
  total: number;
  attempts: number;
  /** The outline, as JSON: whoever goes on with the story keeps to it. */
  plan: string | null;
  /** Code of the error that ended it. */
  error: string | null;
  created_at: string;
};

/** A finished section of a story that is being written. */
export type StoryPartsTable = {
  request_id: string;
  position: number;
  /** As JSON. */
  sentences: string;
  /** `model` or `teller`. */
  written_by: string;
};

/** What a story was before it was changed. */
export type StoryVersionsTable = StoryContent & {
  id: string;
  story_id: string;
  /** When it was written so. */
  written_at: string;
  kept_at: string;
  /** 0, 1, 2 … within the story. */
  position: number;
};

/** A link by which somebody without an account reads a story. */
export type StorySharesTable = {
  id: string;
  story_id: string;
  /** Of the secret in the link, which is kept nowhere. */
  secret_hash: string;
  /** Of the code word; null: none is asked for. */
  word_hash: string | null;
  created_at: string;
  expires_at: string;
  /** Whether the teller is heard behind it. */
  has_sound: number;
};

/** The picture on the cover of a story. */
export type StoryCoversTable = {
  story_id: string;
  media_type: string;
  /** In base64. */
  image: string;
  /** For those who do not see it. */
  description: string;
  updated_at: string;
};

/** The book that begins with a story. Its files lie in the audio store. */
export type BooksTable = {
  story_id: string;
  /** Of the last call for it: whoever works for an earlier one gives up. */
  ticket: string;
  /** What it is to be like, as JSON. */
  wish: string;
  /** `waiting`, `setting`, `done`, `cancelled` or `failed`. */
  state: string;
  /** `waiting`, `reading`, `setting` or `keeping`. */
  step: string;
  tries: number;
  /** Code of the error that ended it. */
  error: string | null;
  /** What was set last, as JSON; null: nothing was. */
  made: string | null;
  /** The links that are printed in it, by story, as JSON: the next copy has the same ones. */
  links: string;
  updated_at: string;
};

/** Everything that is kept of stories. */
/** What was decided about a line of a story, for the next one made of the same answer. */
export type StoryDecisionsTable = {
  interview_id: string;
  message_id: string;
  /** As it was written then. */
  text: string;
  /** `keep`, `shorten`, `reword` or `leave_out`. */
  decision: string;
  /** What stands instead. */
  wording: string | null;
  decided_at: string;
};

export type StoryTables = {
  story_decisions: StoryDecisionsTable;
  stories: StoriesTable;
  story_interviews: StoryInterviewsTable;
  story_requests: StoryRequestsTable;
  story_parts: StoryPartsTable;
  story_versions: StoryVersionsTable;
  story_shares: StorySharesTable;
  story_covers: StoryCoversTable;
  books: BooksTable;
};
