import { type GedcomNode, node, walk } from "./gedcom-lines.ts";

/** A picture or another file of a GEDZIP: its path there, and ids of who is in it. */
export type GedcomPicture = { path: string; title: string; people: string[] };

/** One that is written, with what it is. */
export type WrittenPicture = GedcomPicture & { id: string; mediaType: string };

const child = ({ children }: GedcomNode, tag: string) => children.find((one) => one.tag === tag);

/** Paths of a file are written as in an address. */
function plainPath(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Gives the files of a GEDZIP the paths that they have from now on, wherever they are named. */
export function renameFiles(records: readonly GedcomNode[], paths: ReadonlyMap<string, string>): void {
  if (paths.size === 0) return;
  for (const one of walk(records))
    if (one.tag === "FILE") one.value = paths.get(one.value) ?? paths.get(plainPath(one.value)) ?? one.value;
}

/** Files that people, or partnerships with their partners, have in a GEDZIP. `paths`: those that are there. */
export function picturesIn(
  records: readonly GedcomNode[],
  { ids, paths }: { ids: ReadonlyMap<string, string>; paths: ReadonlySet<string> },
): GedcomPicture[] {
  const objects = new Map(records.flatMap((one) => (one.tag === "OBJE" ? [[`@${one.xref}@`, one]] : [])));
  const pictures = new Map<string, { title: string; people: Set<string> }>();
  if (paths.size === 0) return [];
  for (const record of records) {
    if (record.tag !== "INDI" && record.tag !== "FAM") continue;
    const links = record.tag === "INDI" ? [`@${record.xref}@`] : partnersOf(record);
    const people = links.flatMap((link) => ids.get(link) ?? []);
    if (people.length === 0) continue;
    for (const link of walk(record.children)) {
      if (link.tag !== "OBJE") continue;
      const object = objects.get(link.value) ?? link;
      for (const file of object.children.filter(({ tag, value }) => tag === "FILE" && paths.has(value))) {
        const title = child(file, "TITL")?.value || child(object, "TITL")?.value || "";
        const known = pictures.get(file.value) ?? { title, people: new Set() };
        for (const id of people) known.people.add(id);
        pictures.set(file.value, known);
      }
    }
  }
  return [...pictures].map(([path, { title, people }]) => ({ path, title, people: [...people] }));
}

const partnersOf = ({ children }: GedcomNode): string[] =>
  children.flatMap(({ tag, value }) => (tag === "HUSB" || tag === "WIFE" ? [value] : []));

const ownPath = /^media\/[\da-f]{8}-[\da-f-]{27}(\.[a-z0-9]+)?$/;

/** Records of other files without those of pictures that were deleted since. */
export const withoutDeleted = (
  others: readonly GedcomNode[],
  pictures: readonly WrittenPicture[],
): GedcomNode[] => {
  const there = new Set(pictures.map(({ path }) => path));
  const isGone = ({ tag, value }: GedcomNode): boolean =>
    tag === "FILE" && ownPath.test(value) && !there.has(value);
  return others.filter((one) => one.tag !== "OBJE" || !one.children.some(isGone));
};

/** How pictures are named in a file: in the record that they came with, if there is one, else in one of their own. */
export function pictureRecords(pictures: readonly WrittenPicture[], others: readonly GedcomNode[]) {
  const known = new Map<string, { record: GedcomNode; file: GedcomNode }>();
  for (const record of others)
    for (const file of record.tag === "OBJE" ? record.children : [])
      if (file.tag === "FILE") known.set(file.value, { record, file });
  const xrefOf = ({ id, path }: WrittenPicture): string =>
    known.get(path)?.record.xref ?? `SAGA_${id.replaceAll("-", "").slice(0, 24).toUpperCase()}`;
  const of = Map.groupBy(
    pictures.flatMap((picture) => picture.people.map((person) => ({ person, picture }))),
    ({ person }) => person,
  );
  const linked = new Set<WrittenPicture>();
  return {
    /** Links of somebody to pictures, besides those that stand below them already. */
    linksOf: (person: string, standing: readonly GedcomNode[]): GedcomNode[] => {
      const named = new Set([...walk(standing)].map(({ value }) => value));
      return (of.get(person) ?? []).flatMap(({ picture }) => {
        const link = `@${xrefOf(picture)}@`;
        if (named.has(link) || named.has(picture.path)) return [];
        linked.add(picture);
        return [node("OBJE", link)];
      });
    },
    /** The records of what was linked so far; what is called otherwise now is called so in those that stand. */
    all: (): GedcomNode[] => {
      for (const { path, title } of pictures) {
        const file = known.get(path)?.file;
        const standing = file && child(file, "TITL");
        if (standing && title) standing.value = title;
        else if (file && title) file.children.push(node("TITL", title));
      }
      return [...linked]
        .filter(({ path }) => !known.has(path))
        .map((picture) => {
          const title = picture.title ? [node("TITL", picture.title)] : [];
          const file = node("FILE", picture.path, [node("FORM", picture.mediaType), ...title]);
          return node("OBJE", "", [file], xrefOf(picture));
        });
    },
  };
}
