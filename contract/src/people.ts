import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  callerIdSchema,
  doneSchema,
  emailSchema,
  idSchema,
  languageSchema,
  nameSchema,
  pageOf,
  pageQuerySchema,
  timeSchema,
} from "./fields.ts";
import { allRelationships, genders, limits, permissionLevels, preferredVoices, roles } from "./vocabulary.ts";

export const roleSchema = z.enum(roles);
export const relationshipSchema = z.enum(allRelationships);

/** Nobody who can be asked was born before, and nobody will be born later. */
const birthYearSchema = z.int().check(z.minimum(1880), z.maximum(2100));
const shortTextSchema = z.string().check(z.trim(), z.maxLength(limits.placeCharacters));

/** What is known of a person besides the name; null where nobody has said it. */
const profileFields = {
  /** In the writer's own words, where `relationship` is `other`. */
  custom_relationship: z.nullable(shortTextSchema),
  birth_year: z.nullable(birthYearSchema),
  birth_place: z.nullable(shortTextSchema),
  gender: z.nullable(z.enum(genders)),
  preferred_voice: z.nullable(z.enum(preferredVoices)),
  bio: z.nullable(z.string().check(z.trim(), z.maxLength(limits.bioCharacters))),
};

/** A person: an account that signs in, or an interviewee of one. `_id` and `id` are the same. */
export const userSchema = z.object({
  _id: idSchema,
  id: idSchema,
  name: z.string(),
  /** false: nobody has given the name, it is a word of the account's address and not to be greeted with. */
  is_named: z.boolean(),
  email: z.nullable(z.string()),
  role: z.nullable(roleSchema),
  permissionLevel: z.enum(permissionLevels),
  language: languageSchema,
  relationship: z.nullable(relationshipSchema),
  parent: z.nullable(idSchema),
  has_logged_in: z.boolean(),
  /** 0 to 100: a third of what the person's interviews have come to. */
  interviewProgress: z.int(),
  created_at: timeSchema,
  ...profileFields,
});
export type User = z.infer<typeof userSchema>;

/** What a list of accounts is sorted by. */
export const userSortKeys = ["name", "email", "has_logged_in", "interviewProgress", "role"] as const;
export type UserSortKey = (typeof userSortKeys)[number];

const changedProfile = z.partial(z.object(profileFields)).shape;

const idParams = z.object({ id: idSchema });

export const people = {
  userByEmail: endpoint({
    method: "GET",
    path: "/users/by-email/{email}",
    access: "user",
    summary: "The account with this address: one's own, or any for an administrator",
    params: z.object({ email: emailSchema }),
    output: userSchema,
    errors: ["auth.forbidden", "people.not_found"],
  }),
  usersByParent: endpoint({
    method: "GET",
    path: "/users/by-parent/{id}",
    access: "user",
    summary: "The interviewees of a person, sorted by name",
    params: idParams,
    output: z.array(userSchema),
    errors: ["people.not_found"],
  }),
  createUser: endpoint({
    method: "POST",
    path: "/users",
    access: "user",
    summary: "Adds an interviewee of the caller, or for an administrator an account with an address",
    body: z.object({
      /** Repeating a call with the same id adds nothing twice. */
      id: z.optional(callerIdSchema),
      name: nameSchema,
      email: z.optional(emailSchema),
      language: z._default(languageSchema, "en"),
      relationship: z._default(relationshipSchema, "friend"),
      parent: z.optional(z.nullable(idSchema)),
      ...changedProfile,
      /** Accepted and ignored: only signing in makes it true. */
      has_logged_in: z.optional(z.boolean()),
    }),
    output: userSchema,
    errors: [
      "auth.forbidden",
      "people.not_found",
      "people.email_taken",
      "people.id_taken",
      "people.too_many",
    ],
  }),
  updateUser: endpoint({
    method: "PUT",
    path: "/users/{id}",
    access: "user",
    summary: "Changes a person's role, language, name, relationship or profile; leaves what is not named",
    params: idParams,
    body: z.object({
      name: z.optional(nameSchema),
      role: z.optional(roleSchema),
      language: z.optional(languageSchema),
      relationship: z.optional(relationshipSchema),
      ...changedProfile,
      /** Onboarding is over. It cannot be undone: `false` is ignored. */
      has_logged_in: z.optional(z.boolean()),
    }),
    output: userSchema,
    errors: ["people.not_found"],
  }),
  handOver: endpoint({
    method: "POST",
    path: "/users/{id}/hand-over",
    access: "user",
    summary: "Gives an interviewee, with all that was told, to another account; it is told by mail",
    params: idParams,
    body: z.object({ email: emailSchema }),
    output: doneSchema,
    errors: [
      "people.not_found",
      "people.no_such_account",
      "people.not_an_interviewee",
      "people.too_many",
      "request.rate_limited",
    ],
  }),
  mergePeople: endpoint({
    method: "POST",
    path: "/users/{id}/merge",
    access: "user",
    summary: "Makes one of two interviewees that are the same person: `into` stays, with what both have",
    params: idParams,
    body: z.object({ into: idSchema }),
    output: userSchema,
    errors: ["people.not_found", "people.not_an_interviewee", "people.both_told"],
  }),
  listUsers: endpoint({
    method: "GET",
    path: "/users",
    access: "admin",
    summary: "Every account, in pages",
    query: z.extend(pageQuerySchema, {
      sort: z._default(z.enum(userSortKeys), "name"),
      order: z._default(z.enum(["asc", "desc"]), "asc"),
    }),
    output: pageOf(userSchema),
    errors: [],
  }),
};
