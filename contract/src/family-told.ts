import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { changedErrors, familySchema, shownDate, someDate, someLine } from "./family.ts";
import { idSchema, timeSchema } from "./fields.ts";

/** What an answer can say of a family. */
export const factKinds = ["person", "born", "died", "married", "moved"] as const;
/** Relatives who stand further off: they need somebody between, whom the teller may not have named. */
export const furtherRelations = [
  "mother-in-law",
  "father-in-law",
  "sister-in-law",
  "brother-in-law",
  "daughter-in-law",
  "son-in-law",
  "granddaughter",
  "grandson",
  "niece",
  "nephew",
  "cousin",
] as const;
/** Who somebody is to the teller. `self`: the teller; `partner`: a husband or a wife. */
export const factRelations = [
  "self",
  "mother",
  "father",
  "sister",
  "brother",
  "grandmother",
  "grandfather",
  "aunt",
  "uncle",
  "wife",
  "husband",
  "partner",
  "daughter",
  "son",
  ...furtherRelations,
] as const;
export const familySides = ["", "mother", "father"] as const;

/** A sentence in the teller's exact words, with where it stands. Words that are kept out are never among these. */
const saidSchema = z.object({
  interview_id: idSchema,
  interview_title: z.string(),
  message_id: idSchema,
  sentence: z.string(),
  told_at: timeSchema,
  recording_id: z.nullable(idSchema),
});

export type Said = z.infer<typeof saidSchema>;

const factFields = {
  kind: z.enum(factKinds),
  relation: z.enum(factRelations),
  /** On whose side of the family, where that was said. */
  side: z.enum(familySides),
  /** Empty: the relation alone says who. */
  name: z.string(),
  date: shownDate,
  place: z.string(),
};

/** What was told and does not stand in the family yet. */
export const proposalSchema = z.object({
  ...factFields,
  id: idSchema,
  /** Whose interviews say it. */
  life: idSchema,
  /** What they are called; empty where nobody has said it. */
  teller: z.string(),
  said: z.array(saidSchema),
  /** The date that the family has instead; empty: none. */
  stands: shownDate,
  /** What others, or the same teller, said of the same. */
  otherwise: z.array(z.object({ date: shownDate, teller: z.string(), said: z.array(saidSchema) })),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** Where something in the family was told. */
export const sourceSchema = z.object({
  ...factFields,
  /** The person, partnership or event that it is about. */
  record: idSchema,
  /** Whose interviews say it. */
  life: idSchema,
  /** What they are called; empty where nobody has said it. */
  teller: z.string(),
  said: z.array(saidSchema),
});
export type FamilySource = z.infer<typeof sourceSchema>;

/** What was told of a photograph that an interview asked about. */
const toldPictureSchema = z.object({ picture: idSchema, said: saidSchema, people: z.array(idSchema) });
export type ToldPicture = z.infer<typeof toldPictureSchema>;

const proposalParams = z.object({ id: idSchema, proposal: idSchema });

export const toldFamily = {
  listToldPictures: endpoint({
    method: "GET",
    path: "/family/told-pictures",
    access: "user",
    summary: "What was told of photographs that interviews asked about, with whom of the family it names",
    output: z.object({ data: z.array(toldPictureSchema) }),
    errors: [],
  }),
  listProposals: endpoint({
    method: "GET",
    path: "/family/proposals",
    access: "user",
    summary: "What interviews say of the family: what is not in it yet, and where what was added was told",
    query: z.object({
      /** Whose interviews; those of the caller and of the caller's interviewees when absent. */
      life: z.optional(idSchema),
    }),
    output: z.object({ data: z.array(proposalSchema), sources: z.array(sourceSchema) }),
    errors: ["people.not_found"],
  }),
  takeProposal: endpoint({
    method: "POST",
    path: "/family/lives/{id}/proposals/{proposal}/take",
    access: "user",
    summary: "Adds what was told to the family, as it was told or corrected; twice adds nothing twice",
    params: proposalParams,
    body: z.object({
      name: z.optional(someLine),
      relation: z.optional(z.enum(factRelations)),
      side: z.optional(z.enum(familySides)),
      date: z.optional(someDate),
      place: z.optional(someLine),
    }),
    output: familySchema,
    errors: [...changedErrors, "family.not_told"],
  }),
  leaveProposal: endpoint({
    method: "POST",
    path: "/family/lives/{id}/proposals/{proposal}/leave",
    access: "user",
    summary: "Leaves out what was told; it is not proposed again",
    params: proposalParams,
    output: familySchema,
    errors: [...changedErrors, "family.not_told"],
  }),
};
