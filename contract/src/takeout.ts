import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { errorCatalogue } from "./errors.ts";
import { idSchema, timeSchema } from "./fields.ts";
import { limits } from "./vocabulary.ts";

/** What is in an archive, or was added from one. */
const contentsSchema = z.object({
  people: z.int(),
  interviews: z.int(),
  stories: z.int(),
  /** Recordings, photographs, documents, sound and films. */
  files: z.int(),
});

/** What stayed outside because the account has its own. */
const leftOut = ["family_tree"] as const;

/** An archive that is taken in, or was. */
export const importSchema = z.object({
  id: idSchema,
  state: z.enum(["arriving", "waiting", "running", "done", "failed"]),
  /** 0 to 100. */
  progress: z.int(),
  created_at: timeSchema,
  /** What was added; null until it is done. */
  added: z.nullable(contentsSchema),
  /** What was here already, and stayed as it is. */
  already_here: z.nullable(contentsSchema),
  left_out: z.array(z.enum(leftOut)),
  /** What ended it; null: nothing did. Nothing of it was taken in then. */
  error: z.nullable(z.enum(Object.keys(errorCatalogue) as [keyof typeof errorCatalogue])),
});
export type Import = z.infer<typeof importSchema>;

export const takeout = {
  exportUser: endpoint({
    method: "GET",
    path: "/users/{id}/export",
    access: "user",
    summary:
      "Everything of an account with those it interviews, or of an interviewee: data, recordings, files and stories",
    params: z.object({ id: idSchema }),
    media: "application/zip",
    errors: ["people.not_found"],
  }),
  describeExport: endpoint({
    method: "GET",
    path: "/users/{id}/export/contents",
    access: "user",
    summary: "What such an archive would hold, and about how large it would be",
    params: z.object({ id: idSchema }),
    output: z.extend(contentsSchema, { bytes: z.int() }),
    errors: ["people.not_found"],
  }),
  importArchive: endpoint({
    method: "POST",
    path: "/users/import",
    access: "user",
    summary:
      "Takes such an archive into the caller's account: checked before this answers, then copied in the background",
    upload: { kind: "bytes", maxBytes: limits.archiveBytes },
    output: importSchema,
    errors: [
      "imports.not_an_archive",
      "imports.other_version",
      "imports.damaged",
      "imports.too_large",
      "imports.in_progress",
      "people.too_many",
      "recordings.account_full",
      "media.account_full",
      "server.storage_full",
    ],
  }),
  lastImport: endpoint({
    method: "GET",
    path: "/users/import",
    access: "user",
    summary: "The archive that the caller took in last, and how far it is",
    output: z.object({ import: z.nullable(importSchema) }),
    errors: [],
  }),
};
