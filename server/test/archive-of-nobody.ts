import { zipSync } from "fflate";

/** A row of `people` in an archive: somebody of whom nothing is known. */
export const personRow = (id: string, more: Record<string, unknown>): Record<string, unknown> => ({
  id,
  parent_id: null,
  email: null,
  name: "Somebody",
  language: "en",
  relationship: null,
  role: null,
  has_logged_in: 1,
  created_at: "2026-01-01T00:00:00.000Z",
  custom_relationship: null,
  birth_year: null,
  birth_place: null,
  gender: null,
  preferred_voice: null,
  bio: null,
  sort_name: "somebody",
  progress_sum: 0,
  ...more,
});

/** The least that is an archive of everything: somebody who has told nothing. */
export function archiveOfNobody(): Buffer {
  const id = "somebody";
  const manifest = {
    format: "saga-takeout",
    version: 1,
    made_at: "2026-01-01T00:00:00.000Z",
    person: id,
    account: id,
  };
  const person = personRow(id, { email: "somebody@example.org" });
  const files = { "manifest.json": manifest, "data/people.jsonl": person };
  const packed = Object.entries(files).map(([path, words]) => [
    path,
    Buffer.from(`${JSON.stringify(words)}\n`),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(packed)));
}
