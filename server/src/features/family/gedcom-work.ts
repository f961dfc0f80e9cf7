import type { FamilyTree } from "./family-record.ts";
import { gedcomText } from "./gedcom-encoding.ts";
import { type Match, matchesOf } from "./gedcom-merge.ts";
import { type GedcomContent, readGedcom } from "./gedcom-read.ts";
import { type GedcomOptions, writeGedcom } from "./gedcom-write.ts";
import { createIdsOfChange } from "./ids-of-change.ts";

/** `change`: what the ids of everybody in the file are made from, so that the same file asked for again has the same people. */
export type GedcomToRead = {
  bytes: Uint8Array;
  change: string;
  year: number;
  own: FamilyTree;
  files: ReadonlyMap<string, string>;
};
export type Read = GedcomContent & { matches: Match[] };
export type Writing = { tree: FamilyTree; options: GedcomOptions };

export type GedcomOrder = { read: GedcomToRead } | { write: Writing };

/** Reads a file and says who of it may be in the family already, or writes one. */
export function performGedcom(order: GedcomOrder): Read | string {
  if ("write" in order) return writeGedcom(order.write.tree, order.write.options);
  const { bytes, change, year, own, files } = order.read;
  const newId = createIdsOfChange(change);
  const content = readGedcom(gedcomText(Buffer.from(bytes)), { newId, year, files });
  return { ...content, matches: matchesOf(own, content.tree) };
}
