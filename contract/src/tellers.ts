import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { doneSchema, idSchema, languageSchema, timeSchema } from "./fields.ts";

/** A link that opens the interviews of one person, and nothing else, to whoever holds it. */
export const tellerLinkSchema = z.object({
  id: idSchema,
  created_at: timeSchema,
  expires_at: timeSchema,
  /** Browsers that have opened it and are remembered. */
  devices: z.int(),
  /** When one of them was last used, to the hour; null: nobody has opened it yet. */
  last_seen_at: z.nullable(timeSchema),
});
export type TellerLink = z.infer<typeof tellerLinkSchema>;

const tellerSchema = z.object({
  id: idSchema,
  name: z.string(),
  language: languageSchema,
  /** Name of who gave the link, empty where nobody has said it; null: somebody with an account of their own. */
  interviewer: z.nullable(z.string()),
});
export type Teller = z.infer<typeof tellerSchema>;

const ofPerson = z.object({ id: idSchema });

export const tellers = {
  createTellerLink: endpoint({
    method: "POST",
    path: "/users/{id}/teller-links",
    access: "user",
    summary:
      "Makes a link with which an interviewee tells without an account; only this answer holds its address",
    params: ofPerson,
    output: z.extend(tellerLinkSchema, {
      /** Where it is opened. What stands behind the # is the secret, which reaches no server's log. */
      address: z.string(),
    }),
    errors: ["people.not_found", "people.not_an_interviewee", "tellers.too_many_links"],
  }),
  listTellerLinks: endpoint({
    method: "GET",
    path: "/users/{id}/teller-links",
    access: "user",
    summary: "The links of an interviewee that have not ended, the newest first",
    params: ofPerson,
    output: z.object({ data: z.array(tellerLinkSchema) }),
    errors: ["people.not_found"],
  }),
  endTellerLink: endpoint({
    method: "DELETE",
    path: "/users/{id}/teller-links/{link}",
    access: "user",
    summary: "Ends a link on every device, at once; ending it again changes nothing",
    params: z.object({ id: idSchema, link: idSchema }),
    output: doneSchema,
    errors: ["people.not_found"],
  }),
  openTellerLink: endpoint({
    method: "POST",
    path: "/tell/open",
    access: "public",
    summary: "Has this browser remembered as the teller's, until the link ends: sets a cookie of its own",
    body: z.object({ secret: z.string().check(z.minLength(20), z.maxLength(200)) }),
    output: tellerSchema,
    errors: ["tellers.link_ended", "request.rate_limited"],
  }),
  giveBack: endpoint({
    method: "DELETE",
    path: "/tell",
    access: "teller",
    summary:
      "Ends the link by which the caller tells, when a device is given back; does nothing for an account",
    output: doneSchema,
    errors: [],
  }),
  getTeller: endpoint({
    method: "GET",
    path: "/tell",
    access: "teller",
    summary: "Who tells here",
    output: tellerSchema,
    errors: [],
  }),
};
