import type { Tables } from "#platform/tables.ts";

/** Tables of this server's own, and why nobody takes them along. */
export const ownTables = {
  answer_claims: "what a model found in answers, which stay; it is asked again",
  audit_log: "who came to what, for administrators; ids alone",
  departures: "an account that is to be removed here",
  invitations: "links that sign in here",
  imports: "archives that are taken in here",
  jobs: "work of this server",
  media_pieces: "files that are being sent here",
  model_calls: "costs of this server; ids alone",
  prompt_versions: "the tone of questions, set by administrators",
  rate_limits: "counts of this server",
  removals: "what is being removed here",
  sessions: "sign-ins here",
  settings: "secrets of this server",
  sign_in_codes: "codes that sign in here",
  story_parts: "stories that are being written",
  story_requests: "stories that are being written",
  story_shares: "links to this server",
  teller_links: "links to this server",
  wording_claims: "questions that are being worded",
} as const satisfies { [T in keyof Tables]?: string };

export type OwnTable = keyof typeof ownTables;
