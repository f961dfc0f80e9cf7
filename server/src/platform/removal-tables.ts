/** What is being removed. Its rows are gone; files and mails go after them. */
export type RemovalsTable = {
  id: string;
  /** The account that asked for it. */
  actor_id: string;
  /** `removing` or `removed`. */
  state: string;
  /** Keys and prefixes in the audio store, as JSON. */
  sound: string;
  /** Addresses and names by which mails are found, as JSON; null: their mails are gone. */
  mentions: string | null;
  created_at: string;
};

/** An account that is to be removed on a day, unless that is taken back. */
export type DeparturesTable = { person_id: string; requested_at: string; due_at: string };
