import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { callerIdSchema, emailSchema, idSchema, languageSchema, nameSchema } from "./fields.ts";
import { permissionLevels, relationships, roles } from "./vocabulary.ts";

export const roleSchema = z.enum(roles);
export const relationshipSchema = z.enum(relationships);

/** A person: an account that signs in, or an interviewee of one. `_id` and `id` are the same. */
export const userSchema = z.object({
  _id: idSchema,
  id: idSchema,
  name: z.string(),
  email: z.nullable(z.string()),
  role: z.nullable(roleSchema),
  permissionLevel: z.enum(permissionLevels),
  language: languageSchema,
  relationship: z.nullable(relationshipSchema),
  parent: z.nullable(idSchema),
  has_logged_in: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

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
    summary: "Changes a person's role, language, name or relationship; leaves what is not named",
    params: idParams,
    body: z.object({
      name: z.optional(nameSchema),
      role: z.optional(roleSchema),
      language: z.optional(languageSchema),
      relationship: z.optional(relationshipSchema),
      /** Onboarding is over. It cannot be undone: `false` is ignored. */
      has_logged_in: z.optional(z.boolean()),
    }),
    output: userSchema,
    errors: ["people.not_found"],
  }),
};
