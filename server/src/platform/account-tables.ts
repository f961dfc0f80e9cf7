export type PeopleTable = {
  id: string;
  /** The interviewer whose interviewee this is; null for accounts. */
  parent_id: string | null;
  /** Lower case, unique; null for interviewees, who do not sign in. */
  email: string | null;
  name: string;
  /** 0: nobody has given the name, it is a word of the address. */
  is_named: number;
  language: string;
  relationship: string | null;
  role: string | null;
  has_logged_in: number;
  created_at: string;
  /** In the writer's own words, where the relationship is `other`. */
  custom_relationship: string | null;
  birth_year: number | null;
  birth_place: string | null;
  gender: string | null;
  preferred_voice: string | null;
  bio: string | null;
  /** The name in small letters without marks. */
  sort_name: string;
  /** Sum of the progress of the person's interviews; the database keeps it. */
  progress_sum: number;
};

/** What an account has chosen for itself, as JSON: only what differs from the usual needs to be there. */
export type AccountSettingsTable = { person_id: string; settings: string; updated_at: string };

/** Links that sign in once; a used one is gone. */
export type InvitationsTable = {
  token_hash: string;
  person_id: string;
  created_at: string;
  expires_at: string;
};

/** Links that open the interviews of one interviewee. Each holds while the person belongs to the account that gave it. */
export type TellerLinksTable = {
  id: string;
  secret_hash: string;
  person_id: string;
  account_id: string;
  created_at: string;
  expires_at: string;
};
