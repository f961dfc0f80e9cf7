import type { FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { keptDate, yearOf } from "@saga/contract/family-dates";
import { limits } from "@saga/contract/vocabulary";
import type { FamilyTree } from "./family-record.ts";
import { type GedcomNode, readLines, slashed, submitterXref, writeLines } from "./gedcom-lines.ts";
import { type GedcomPicture, picturesIn, renameFiles } from "./gedcom-pictures.ts";
import { createPins } from "./gedcom-places.ts";

/** What a file holds, and what in it Saga has no place for: tags with how often they stand there. */
export type GedcomContent = {
  tree: FamilyTree;
  /** Lines of records that are nobody and no partnership: sources, notes, pictures. They are kept too. */
  foreign: string[];
  unknown: Record<string, number>;
  broken: number;
  pictures: GedcomPicture[];
};

const child = (node: GedcomNode | undefined, tag: string) => node?.children.find((one) => one.tag === tag);
const short = (value: string | undefined): string =>
  (value ?? "").replace(/@@/g, "@").replace(/\s+/g, " ").trim().slice(0, limits.nameCharacters);

/** The name at birth, where it is told beside another. */
const birthName = ({ children }: GedcomNode): GedcomNode | undefined =>
  children
    .filter(({ tag }) => tag === "NAME")
    .slice(1)
    .find((one) => /^(birth|maiden)$/i.test(child(one, "TYPE")?.value ?? ""));

/** A date of a file as Saga keeps it. Version 7 has words for it below. */
function dateIn(event: GedcomNode | undefined): string {
  const date = child(event, "DATE");
  const words = child(date, "PHRASE")?.value ?? "";
  const value = short(date?.value)
    .replace(/^INT (.*?) \(.*\)$/, "ABT $1")
    .replace(/^GREGORIAN /, "");
  return keptDate(value || short(words));
}

const placeIn = (event: GedcomNode | undefined): string => short(child(event, "PLAC")?.value);

/** Tags whose own value and these children are understood; everything else is kept as it stands. */
const understood: Record<string, readonly string[]> = {
  NAME: ["GIVN", "SURN"],
  SEX: [],
  BIRT: ["DATE", "PLAC"],
  DEAT: ["DATE", "PLAC"],
  OCCU: [],
  RESI: ["PLAC"],
  PHON: [],
  EMAIL: [],
  NOTE: [],
  FAMS: [],
  FAMC: ["PEDI"],
  MARR: ["DATE", "PLAC"],
  DIV: ["DATE"],
  HUSB: [],
  WIFE: [],
  CHIL: [],
};

/** How old nobody becomes: who was born longer ago is not alive, though no death is told. */
const lifetime = 110;

const sexes: Record<string, FamilyPerson["gender"]> = { F: "female", M: "male", X: "other" };
const pedigrees: Record<string, FamilyUnion["children"][number]["kind"]> = {
  ADOPTED: "adopted",
  FOSTER: "foster",
};

/** `files`: those of a GEDZIP, each with the path that it has from now on. */
export type GedcomReading = { newId: () => string; year: number; files?: ReadonlyMap<string, string> };

/** Reads a whole file. Nobody is thrown away: links to people who are not there are left out. */
export function readGedcom(text: string, { newId, year, files = new Map() }: GedcomReading): GedcomContent {
  const { records, broken } = readLines(text.replace(/^\ufeff/, ""));
  renameFiles(records, files);
  const pins = createPins(records);
  const unknown: Record<string, number> = {};
  const note = (tag: string) => {
    unknown[tag] = (unknown[tag] ?? 0) + 1;
  };
  /** Lines below a record that stand nowhere in Saga, in their order. The first of each understood tag is taken. */
  const left = (record: GedcomNode): string[] => {
    const seen = new Set<string>();
    return record.children.flatMap((one) => {
      const below = understood[one.tag];
      const isLink = ["FAMS", "FAMC", "CHIL", "HUSB", "WIFE"].includes(one.tag);
      const isPlain = one.children.every(
        ({ tag, value, children }) =>
          below?.includes(tag) &&
          (children.length === 0 ||
            pins.isPinned({ tag, value, children, xref: "" }) ||
            (tag === "DATE" && value === "" && children.every((more) => more.tag === "PHRASE"))),
      );
      // The name of a family that is not the last word.
      const isOtherwiseCut =
        one.tag === "NAME" &&
        one.value.includes("/") &&
        one.value !== slashed(short(one.value.replaceAll("/", " ")));
      const isTaken =
        below !== undefined &&
        !isOtherwiseCut &&
        isPlain &&
        (isLink || !seen.has(one.tag)) &&
        !/^@[^@]+@$/.test(isLink ? "" : one.value);
      seen.add(one.tag);
      if (isTaken || (one === birthName(record) && one.children.length === 1)) return [];
      if (!isOtherwiseCut) note(one.tag);
      return writeLines(one, 1);
    });
  };
  const named = records.filter(({ tag, xref }) => tag === "INDI" && xref !== "");
  const ids = new Map(named.map(({ xref }) => [`@${xref}@`, newId()]));
  const kinds = new Map<string, FamilyUnion["children"][number]["kind"]>();
  const people = records
    .filter(({ tag }) => tag === "INDI")
    .map((record): FamilyPerson => {
      const [birth, death] = [child(record, "BIRT"), child(record, "DEAT")];
      const id = ids.get(`@${record.xref}@`) ?? newId();
      for (const home of record.children.filter(({ tag }) => tag === "FAMC")) {
        const kind = pedigrees[child(home, "PEDI")?.value.toUpperCase() ?? ""];
        if (kind) kinds.set(`${home.value} ${id}`, kind);
      }
      const born = dateIn(birth);
      const bornIn = yearOf(born);
      const noteText = child(record, "NOTE")?.value ?? "";
      return newPerson({
        id,
        birth_name: short(birthName(record)?.value.replaceAll("/", " ")),
        name: short(child(record, "NAME")?.value.replaceAll("/", " ")),
        gender: sexes[child(record, "SEX")?.value ?? ""] ?? "",
        born,
        born_place: placeIn(birth),
        died: dateIn(death),
        died_place: placeIn(death),
        is_alive: !death && (bornIn === null || bornIn > year - lifetime),
        occupation: short(child(record, "OCCU")?.value),
        location: placeIn(child(record, "RESI")),
        phone: short(child(record, "PHON")?.value),
        email: short(child(record, "EMAIL")?.value),
        bio: /^@[^@]+@$/.test(noteText) ? "" : noteText.slice(0, limits.bioCharacters),
        foreign: left(record),
      });
    });
  const unions = records
    .filter(({ tag }) => tag === "FAM")
    .map((record): FamilyUnion => {
      const linked = (...tags: string[]) => [
        ...new Set(
          record.children
            .filter(({ tag }) => tags.includes(tag))
            .flatMap(({ value }) => ids.get(value) ?? []),
        ),
      ];
      const [wedding, divorce] = [child(record, "MARR"), child(record, "DIV")];
      const partners = linked("HUSB", "WIFE").slice(0, 2);
      const children = linked("CHIL").filter((id) => !partners.includes(id));
      const union = newUnion({
        id: newId(),
        partners,
        kind: wedding || divorce ? "married" : "partners",
        from: dateIn(wedding),
        place: placeIn(wedding),
        to: dateIn(divorce),
        end: divorce ? "divorced" : "",
        foreign: left(record),
      });
      const kindOf = (id: string) => kinds.get(`@${record.xref}@ ${id}`) ?? "birth";
      return { ...union, children: children.map((id) => ({ id, kind: kindOf(id) })) };
    })
    .filter(({ partners, children }) => partners.length + children.length > 1);
  const isOwn = ({ xref }: GedcomNode): boolean => xref === submitterXref;
  const others = records.filter((one) => !["HEAD", "TRLR", "INDI", "FAM"].includes(one.tag) && !isOwn(one));
  for (const { tag } of others) if (tag !== "SUBM") note(tag);
  // What the file's own tags mean stands in its head.
  const schema = records.flatMap(({ tag, children }) =>
    tag === "HEAD" ? children.filter((one) => one.tag === "SCHMA") : [],
  );
  const head = schema.length > 0 ? [{ tag: "HEAD", xref: "", value: "", children: schema }] : [];
  return {
    tree: {
      head: { root: people[0]?.id ?? null },
      people,
      unions,
      places: pins.all.map(({ name, ...at }) => ({ id: newId(), name: short(name), ...at })),
    },
    foreign: [...head, ...others].flatMap((record) => writeLines(record, 0)),
    unknown,
    broken,
    pictures: picturesIn(records, { ids, paths: new Set(files.values()) }).map((picture) => ({
      ...picture,
      title: short(picture.title),
    })),
  };
}
