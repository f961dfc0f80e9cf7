import type { FamilyPerson } from "@saga/contract/family";
import { readDate } from "@saga/contract/family-dates";
import type { FamilySource } from "@saga/contract/family-told";
import type { FamilyTree } from "./family-record.ts";
import {
  type GedcomNode,
  node,
  readLines,
  slashed,
  submitterXref,
  withKept,
  withoutLost,
  writeLines,
} from "./gedcom-lines.ts";
import { pictureRecords, type WrittenPicture, withoutDeleted } from "./gedcom-pictures.ts";
import { pinPlaces } from "./gedcom-places.ts";
import { citationsOf, interviewRecords, withoutRecords } from "./gedcom-sources.ts";

export type GedcomVersion = "7.0" | "5.5.1";

export type GedcomOptions = {
  version: GedcomVersion;
  /** False: living people have no name and no facts. */
  hasLiving: boolean;
  /** Lines of other records of files that were read. */
  foreign: readonly string[];
  /** Where it was told what stands in the family. */
  sources?: readonly FamilySource[];
  /** Files that lie beside it in a GEDZIP. Absent: the file stands alone. */
  pictures?: readonly WrittenPicture[];
};

const some = (made: GedcomNode | null): GedcomNode[] => (made ? [made] : []);
const fact = (tag: string, value: string): GedcomNode[] => (value ? [node(tag, escaped(value))] : []);
/** A value that begins with a sign for links is doubled. */
const escaped = (value: string): string => value.replace(/^@/, "@@");

function dated(date: string, version: GedcomVersion): GedcomNode[] {
  const read = readDate(date);
  if (!read) return [];
  if (read.kind !== "said" || version === "5.5.1") return [node("DATE", date)];
  return [node("DATE", "", [node("PHRASE", read.words)])];
}

/** An event with its date and place; null where nothing is known and it is not `sure`. */
function event(
  tag: string,
  { date, place, isSure, version }: { date: string; place: string; isSure: boolean; version: GedcomVersion },
): GedcomNode | null {
  const below = [...dated(date, version), ...fact("PLAC", place)];
  if (below.length === 0) return isSure ? node(tag, "Y") : null;
  return node(tag, "", below);
}

const sexes: Record<string, string> = { female: "F", male: "M", other: "X" };

const kept = (lines: readonly string[]): GedcomNode[] =>
  readLines(["0 KEPT", ...lines].join("\n")).records[0]?.children ?? [];

function factsOf(person: FamilyPerson, version: GedcomVersion, foreign: readonly GedcomNode[]): GedcomNode[] {
  const { born, born_place, died, died_place, is_alive } = person;
  const own = [
    ...fact("NAME", slashed(person.name)),
    ...(person.birth_name ? [node("NAME", slashed(person.birth_name), [node("TYPE", "BIRTH")])] : []),
    ...fact("SEX", sexes[person.gender] ?? ""),
    ...some(event("BIRT", { date: born, place: born_place, isSure: false, version })),
    ...some(event("DEAT", { date: died, place: died_place, isSure: !is_alive, version })),
    ...fact("OCCU", person.occupation),
    ...(person.location ? [node("RESI", "", [node("PLAC", person.location)])] : []),
    ...fact("PHON", person.phone),
    ...fact("EMAIL", person.email),
    ...fact("NOTE", person.bio),
  ];
  return withKept(own, foreign);
}

/** What the tags of files that were read mean, each once. */
const schemaOf = (foreign: readonly GedcomNode[]): GedcomNode[] => {
  const tags = foreign.flatMap(({ tag, children }) =>
    tag === "HEAD" ? children.flatMap((schema) => schema.children) : [],
  );
  const once = [...new Map(tags.map((tag) => [tag.value, tag])).values()];
  return once.length > 0 ? [node("SCHMA", "", once)] : [];
};

const headOf = (version: GedcomVersion, foreign: readonly GedcomNode[]): GedcomNode =>
  version === "7.0"
    ? node("HEAD", "", [node("GEDC", "", [node("VERS", "7.0")]), ...schemaOf(foreign), node("SOUR", "SAGA")])
    : node("HEAD", "", [
        node("SOUR", "SAGA"),
        node("SUBM", `@${submitterXref}@`),
        node("GEDC", "", [node("VERS", "5.5.1"), node("FORM", "LINEAGE-LINKED")]),
        node("CHAR", "UTF-8"),
      ]);

/** What stands below each person about the families of birth and of their own. */
function linksOf(unions: FamilyTree["unions"], version: GedcomVersion): Map<string, GedcomNode[]> {
  const links = new Map<string, GedcomNode[]>();
  const add = (id: string, link: GedcomNode) => {
    const known = links.get(id);
    if (known) known.push(link);
    else links.set(id, [link]);
  };
  for (const [index, { partners, children }] of unions.entries()) {
    const xref = `@F${index + 1}@`;
    for (const { id, kind } of children) {
      const isKnown = kind === "adopted" || kind === "foster";
      const word = version === "7.0" ? kind.toUpperCase() : kind;
      add(id, node("FAMC", xref, isKnown ? [node("PEDI", word)] : []));
    }
    for (const id of partners) add(id, node("FAMS", xref));
  }
  return links;
}

/** Where somebody moved: versions 5.5.1 and 7.0 have no tag for that alone. */
const movesOf = (
  moves: FamilyTree["events"] = [],
  version: GedcomVersion,
  told?: readonly FamilySource[],
): GedcomNode[] =>
  moves.map(({ date, place }) =>
    node("EVEN", "", [
      node("TYPE", "Moved"),
      ...dated(date, version),
      ...fact("PLAC", place),
      ...citationsOf(told),
    ]),
  );

/** The family as a file for another program. */
export function writeGedcom(
  { people, unions, events = [], places = [] }: FamilyTree,
  { version, hasLiving, foreign, sources = [], pictures }: GedcomOptions,
): string {
  const xrefs = new Map(people.map(({ id }, index) => [id, `I${index + 1}`]));
  const links = linksOf(unions, version);
  const at = (id: string) => `@${xrefs.get(id)}@`;
  // What living tellers said stays out with them.
  const gone = new Set(people.flatMap(({ user_id, is_alive }) => (is_alive ? [] : [user_id])));
  const cited = hasLiving ? sources : sources.filter(({ life }) => gone.has(life));
  const unsaid = hasLiving ? [] : people.filter(({ is_alive }) => is_alive).map(({ name }) => name);
  const interviews = interviewRecords(cited, unsaid);
  const told = Map.groupBy(cited, ({ record }) => record);
  const moves = Map.groupBy(events, (event) => event.person);
  const read = readLines((hasLiving ? withoutRecords(foreign, interviews) : []).join("\n")).records;
  const others = pictures ? withoutDeleted(read, pictures) : read;
  const shownPictures = pictureRecords(pictures ?? [], others);
  const xrefsOf = (records: readonly GedcomNode[]) => records.map(({ xref }) => xref);
  const written = new Set([...xrefsOf(interviews), ...xrefsOf(others)]);
  const keptOf = (lines: readonly string[]): GedcomNode[] => withoutLost(kept(lines), written);
  const person = (one: FamilyPerson): GedcomNode => {
    const own = keptOf(one.foreign);
    const isHidden = one.is_alive && !hasLiving;
    const facts = isHidden
      ? [node("NAME", "Living")]
      : [
          ...factsOf(one, version, own),
          ...(moves.get(one.id) ?? []).flatMap((move) => movesOf([move], version, told.get(move.id))),
          ...citationsOf(told.get(one.id), one.foreign),
          ...shownPictures.linksOf(one.id, own),
        ];
    return node("INDI", "", [...facts, ...(links.get(one.id) ?? [])], xrefs.get(one.id));
  };
  const genders = new Map(people.map(({ id, gender }) => [id, gender]));
  const hidden = new Set(people.filter(({ is_alive }) => is_alive && !hasLiving).map(({ id }) => id));
  const families = unions.map((union, index): GedcomNode => {
    const [first, second] = union.partners;
    const isTurned =
      first !== undefined &&
      second !== undefined &&
      genders.get(first) === "female" &&
      genders.get(second) === "male";
    const [husband, wife] =
      second === undefined && first !== undefined && genders.get(first) === "female"
        ? [undefined, first]
        : isTurned
          ? [second, first]
          : [first, second];
    const isHidden = union.partners.some((id) => hidden.has(id));
    const { from, to, place, end, kind } = union;
    const facts = [
      ...(kind === "married" && union.partners.length === 2
        ? some(event("MARR", { date: from, place, isSure: true, version }))
        : []),
      ...(end === "divorced" ? some(event("DIV", { date: to, place: "", isSure: true, version })) : []),
    ];
    const shown = [
      ...withKept(facts, keptOf(union.foreign)),
      ...citationsOf(told.get(union.id), union.foreign),
    ];
    return node(
      "FAM",
      "",
      [
        ...(husband === undefined ? [] : [node("HUSB", at(husband))]),
        ...(wife === undefined ? [] : [node("WIFE", at(wife))]),
        ...union.children.map(({ id }) => node("CHIL", at(id))),
        ...(isHidden ? [] : shown),
      ],
      `F${index + 1}`,
    );
  });
  const submitter = version === "5.5.1" ? [node("SUBM", "", [node("NAME", "Saga")], submitterXref)] : [];
  const rest = others.filter(({ tag }) => tag !== "HEAD");
  const records = [...people.map(person), ...families];
  pinPlaces(records, places);
  const lines = [
    headOf(version, others),
    ...submitter,
    ...records,
    ...shownPictures.all(),
    ...interviews,
    ...rest,
  ].flatMap((record) => writeLines(record, 0));
  return `\ufeff${[...lines, "0 TRLR"].join("\n")}\n`;
}
