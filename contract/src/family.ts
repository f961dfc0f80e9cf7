import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { keptDate } from "./family-dates.ts";
import { callerIdSchema, idSchema, latitude, longitude } from "./fields.ts";
import { limits } from "./vocabulary.ts";

export const someLine = z.string().check(z.trim(), z.maxLength(limits.nameCharacters));
const line = z._default(someLine, "");
const text = z._default(z.string().check(z.trim(), z.maxLength(limits.bioCharacters)), "");
/** What a person typed becomes the form that is kept: see `family-dates.ts`. */
export const someDate = z.pipe(someLine, z.transform(keptDate));
const date = z._default(someDate, "");
export const shownDate = z.string();

/** How a child belongs to its parents. */
export const childKinds = ["birth", "adopted", "foster", "step"] as const;
/** What two people are or were to each other. */
export const partnershipKinds = ["married", "partners"] as const;
/** How a partnership ended; empty: it did not, or nobody said. */
export const partnershipEnds = ["", "divorced", "separated", "widowed"] as const;
export const genders = ["", "female", "male", "other"] as const;

/** Lines of a GEDCOM file that Saga has no place for. They are kept and written again. */
const foreignLines = z._default(z.array(z.string().check(z.maxLength(4_000))).check(z.maxLength(2_000)), []);

const personFields = {
  id: idSchema,
  /** Empty: a place in the tree that is kept for somebody. */
  name: line,
  birth_name: line,
  gender: z._default(z.enum(genders), ""),
  born_place: line,
  died_place: line,
  is_alive: z._default(z.boolean(), true),
  /** In words of the family; empty: it is worked out from the tree. */
  relationship: line,
  location: line,
  occupation: line,
  phone: line,
  email: line,
  bio: text,
  /** The account or the interviewee that this is. */
  user_id: z._default(z.nullable(idSchema), null),
  foreign: foreignLines,
};
export const familyPersonSchema = z.object({ ...personFields, born: date, died: date });
export const shownPersonSchema = z.object({ ...personFields, born: shownDate, died: shownDate });
export type FamilyPerson = z.infer<typeof shownPersonSchema>;

const unionFields = {
  id: idSchema,
  /** None to two: who is not known is left out. */
  partners: z.array(idSchema).check(z.maxLength(2)),
  kind: z._default(z.enum(partnershipKinds), "married"),
  place: line,
  end: z._default(z.enum(partnershipEnds), ""),
  children: z
    .array(z.object({ id: idSchema, kind: z._default(z.enum(childKinds), "birth") }))
    .check(z.maxLength(60)),
  foreign: foreignLines,
};
export const familyUnionSchema = z.object({ ...unionFields, from: date, to: date });
export const shownUnionSchema = z.object({ ...unionFields, from: shownDate, to: shownDate });
export type FamilyUnion = z.infer<typeof shownUnionSchema>;

/** Something of a life that is dated or placed and is neither birth, death nor partnership. */
export const familyEventSchema = z.object({
  id: idSchema,
  kind: z.enum(["moved"]),
  /** Of the tree. */
  person: idSchema,
  date: shownDate,
  place: z.string(),
});
export type FamilyEvent = z.infer<typeof familyEventSchema>;

/** Where a place lies that the family put onto the map by hand. */
export const familyPlaceSchema = z.object({ id: idSchema, name: someLine, lat: latitude, lon: longitude });
export type FamilyPlace = z.infer<typeof familyPlaceSchema>;

export const familySchema = z.object({
  /** `example`: the sample family, which belongs to nobody. */
  state: z.enum(["example", "own"]),
  /** Whom the tree begins with. */
  root: z.nullable(idSchema),
  people: z.array(shownPersonSchema),
  unions: z.array(shownUnionSchema),
  events: z.array(familyEventSchema),
  places: z.array(familyPlaceSchema),
  /** What Undo takes back; null: nothing. */
  undo: z.nullable(z.string()),
});
export type Family = z.infer<typeof familySchema>;

/** Chapters of a life, in the order of the timeline. */
export const lifePeriods = [
  "childhood",
  "school",
  "education",
  "career",
  "family",
  "retirement",
  "learnings",
] as const;
export const interestCategories = [
  "places",
  "travel",
  "hobbies",
  "relationships",
  "spiritual",
  "achievements",
] as const;
export const lifeSubjects = [...lifePeriods, ...interestCategories] as const;
export type LifeSubject = (typeof lifeSubjects)[number];
export const subjectSchema = z.enum(lifeSubjects);

/** Something that was told about a subject. Words that are kept out are never among these. */
export const toldSchema = z.object({
  interview_id: idSchema,
  interview_title: z.string(),
  message_id: idSchema,
  /** One sentence in the teller's words. */
  sentence: z.string(),
  subject: z.nullable(subjectSchema),
  /** A year that the sentence names. */
  year: z.nullable(z.int()),
  recording_id: z.nullable(idSchema),
});
export type Told = z.infer<typeof toldSchema>;

/** What a GEDCOM file holds. `unknown`: tags that Saga has no place for; they are kept and written again. */
const gedcomReportSchema = z.object({
  people: z.int(),
  unions: z.int(),
  /** Pictures and other files of people that lie in a GEDZIP. */
  pictures: z.int(),
  names: z.array(z.string()),
  unknown: z.array(z.object({ tag: z.string(), count: z.int() })),
  /** Lines that follow no form. */
  broken: z.int(),
  /** Those of the family who may be in the file. `is_sure`: a year says so beside the name. */
  matches: z.array(
    z.object({ id: idSchema, name: z.string(), born: shownDate, file_born: shownDate, is_sure: z.boolean() }),
  ),
  is_kept: z.boolean(),
});
export type GedcomReport = z.infer<typeof gedcomReportSchema>;

const idList = z._default(z.string().check(z.maxLength(8_000), z.regex(/^[\w,-]*$/)), "");
const idParams = z.object({ id: idSchema });
export const changedErrors = ["family.impossible", "family.too_large", "people.not_found"] as const;

export const family = {
  getFamily: endpoint({
    method: "GET",
    path: "/family",
    access: "user",
    summary: "The caller's family: people and how they belong together, or the example",
    output: familySchema,
    errors: [],
  }),
  startFamily: endpoint({
    method: "POST",
    path: "/family/start",
    access: "user",
    summary: "Leaves the example: for a family of one's own, or for the example to go on from",
    body: z.object({ with: z.enum(["myself", "example"]) }),
    output: familySchema,
    errors: [...changedErrors],
  }),
  changeFamily: endpoint({
    method: "POST",
    path: "/family/changes",
    access: "user",
    summary: "Adds, changes and removes people and partnerships, all of it or nothing",
    body: z.object({
      /** Repeating a change with the same id changes nothing twice. */
      id: callerIdSchema,
      /** What was done, in words that Undo shows. */
      what: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameCharacters)),
      people: z._default(z.array(familyPersonSchema).check(z.maxLength(limits.listedIds)), []),
      unions: z._default(z.array(familyUnionSchema).check(z.maxLength(limits.listedIds)), []),
      places: z._default(z.array(familyPlaceSchema).check(z.maxLength(limits.listedIds)), []),
      removed: z._default(z.array(idSchema).check(z.maxLength(limits.listedIds)), []),
      root: z.optional(idSchema),
    }),
    output: familySchema,
    errors: [...changedErrors],
  }),
  undoFamily: endpoint({
    method: "POST",
    path: "/family/undo",
    access: "user",
    summary: "Takes the last change back; without any it changes nothing",
    output: familySchema,
    errors: [],
  }),
  readGedcom: endpoint({
    method: "POST",
    path: "/family/gedcom",
    access: "user",
    summary:
      "Says what is in a GEDCOM file (5.5.1 or 7.0) or a GEDZIP; with `keep=1` adds everybody to the family",
    query: z.object({
      id: callerIdSchema,
      keep: z._default(z.enum(["0", "1"]), "0"),
      /** `1`: those who are surely the same become one. */
      join: z._default(z.enum(["0", "1"]), "0"),
      /** Of the family, divided by commas: who is the same beside those, and who is not. */
      also: idList,
      apart: idList,
    }),
    upload: { kind: "bytes", maxBytes: limits.gedzipBytes },
    output: gedcomReportSchema,
    errors: [...changedErrors, "family.nothing_read", "request.too_large", "media.account_full"],
  }),
  writeGedcom: endpoint({
    method: "GET",
    path: "/family/gedcom",
    access: "user",
    summary: "The caller's family as a GEDCOM file, with living people or without",
    query: z.object({
      version: z._default(z.enum(["7.0", "5.5.1"]), "7.0"),
      living: z._default(z.enum(["0", "1"]), "1"),
    }),
    media: "text/vnd.familysearch.gedcom",
    errors: [],
  }),
  packGedcom: endpoint({
    method: "GET",
    path: "/family/gedzip",
    access: "user",
    summary: "The caller's family as a GEDZIP: a GEDCOM 7.0 file with the pictures of its people",
    query: z.object({ living: z._default(z.enum(["0", "1"]), "1") }),
    media: "application/vnd.familysearch.gedcom+zip",
    errors: [],
  }),
  getLife: endpoint({
    method: "GET",
    path: "/family/lives/{id}",
    access: "user",
    summary: "What was told and kept of each chapter of a person's life",
    params: idParams,
    output: z.object({
      id: idSchema,
      name: z.string(),
      subjects: z.array(z.object({ id: subjectSchema, memories: z.int() })),
      told: z.array(toldSchema),
    }),
    errors: ["people.not_found"],
  }),
};
