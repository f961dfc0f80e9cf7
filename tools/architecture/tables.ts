import { below } from "./server-features.ts";
import { isTest, type Source } from "./source.ts";

/** The tables of each feature, and of the platform. A new table gets its place here. */
const tablesOf: Record<string, string[]> = {
  platform: ["jobs", "rate_limits", "settings"],
  audit: ["audit_log"],
  people: ["people", "account_settings"],
  auth: ["sign_in_codes", "sessions", "invitations", "teller_links"],
  family: ["families", "family_records", "family_changes", "media", "media_pieces", "answer_claims"],
  interviews: [
    "interviews",
    "messages",
    "message_versions",
    "ledgers",
    "kept_out",
    "notes",
    "worded_questions",
    "wording_claims",
  ],
  recordings: ["recordings", "recording_chunks"],
  transcription: ["transcripts"],
  sound: ["segments"],
  models: ["model_calls", "model_consents", "prompt_versions"],
  stories: [
    "stories",
    "story_versions",
    "story_interviews",
    "story_requests",
    "story_parts",
    "story_decisions",
  ],
  publishing: ["story_shares", "story_covers"],
  books: ["books"],
  removal: ["removals", "departures"],
  takeout: ["imports"],
};

/** They do what they do with all rows of a person, whoever owns the tables. */
const wholePeople = ["accounts", "removal", "takeout"];

/** Joins with a table of a feature above, each for one list that would else ask row by row. */
const upwardReads: Record<string, string[]> = {
  // Who did it, by the address of today.
  audit: ["people"],
  // For how long somebody spoke.
  interviews: ["recordings"],
  // Whether a recording has its words.
  recordings: ["transcripts"],
};

const builder =
  /\.(selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\(\s*(?:\[\s*)?["'`]([a-z_]+)/g;

const ownerOf = (table: string): string | undefined =>
  Object.keys(tablesOf).find((owner) => tablesOf[owner]?.includes(table));

const roomOf = (path: string): string =>
  path.match(/^server\/src\/features\/([^/]+)\//)?.[1] ?? path.match(/^server\/src\/([^/.]+)/)?.[1] ?? "";

const isRead = (verb: string) => verb === "selectFrom" || verb.endsWith("Join");

/** Tables named in queries outside the feature that owns them. They are read from above, and written by their owner alone. */
export const tableViolations = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith("server/src/") && !isTest(path))
    .flatMap(({ path, text }) => {
      const room = roomOf(path);
      return [...text.matchAll(builder)].flatMap(([, verb = "", table = ""]) => {
        const owner = ownerOf(table);
        if (owner === undefined)
          return [`${path}: nobody owns the table ${table}. Name its owner in ${here}.`];
        if (owner === room || wholePeople.includes(room)) return [];
        const reads =
          [...(below[room] ?? []), "platform"].includes(owner) || upwardReads[room]?.includes(table);
        if (isRead(verb) && reads) return [];
        return [
          `${path} ${isRead(verb) ? "reads" : "writes"} ${table}. Ask ${owner} for it: the table is its own.`,
        ];
      });
    });

const here = "tools/architecture/tables.ts";
