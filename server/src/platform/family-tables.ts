export type FamilyTables = {
  families: FamiliesTable;
  family_records: FamilyRecordsTable;
  family_changes: FamilyChangesTable;
  answer_claims: AnswerClaimsTable;
  media: MediaTable;
  media_pieces: MediaPiecesTable;
};

/** The family of an account: its version counts the changes, and the row is what a change locks. */
type FamiliesTable = { owner_id: string; version: number };

export type FamilyRecordKind = "person" | "union" | "event" | "place" | "decision" | "family";

/** A person, a partnership, an event, a place on the map, what was decided about something told, or what the family itself is (`family`), as JSON. */
type FamilyRecordsTable = { owner_id: string; id: string; kind: FamilyRecordKind; data: string };

/** One change of a family, with what stood there before it, as JSON. */
type FamilyChangesTable = {
  owner_id: string;
  id: string;
  version: number;
  what: string;
  before: string;
  created_at: string;
};

/** What a model said that an answer states, as JSON. `digest`: of the words that it was given. */
type AnswerClaimsTable = { message_id: string; digest: string; claims: string; created_at: string };

/** A photograph, a document, sound or a film: about a chapter of a life, or about a person of the tree. */
export type MediaTable = {
  id: string;
  owner_id: string;
  life_id: string | null;
  subject: string | null;
  /** Of the tree. */
  person: string | null;
  name: string;
  kind: string;
  media_type: string;
  bytes: number;
  caption: string;
  date: string;
  /** Who is in it: ids of the tree, as JSON. */
  people: string;
  created_at: string;
  deleted_at: string | null;
  /** The file that this sound reads aloud. */
  reads: string | null;
  /** Degrees clockwise that a photograph is turned where it is shown; the file stays as it is. */
  rotation: number;
};

/** A piece of a file that is on its way. */
type MediaPiecesTable = { owner_id: string; id: string; seq: number; bytes: number; created_at: string };
