import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { lifeSubjects } from "./family.ts";
import { idSchema } from "./fields.ts";

/** The one thing that an interview is to be about. */
const aboutSchema = z.discriminatedUnion("kind", [
  /** A chapter of the life, as the timeline and the interests name it. */
  z.object({ kind: z.literal("chapter"), id: z.enum(lifeSubjects) }),
  /** A person of the tree. */
  z.object({ kind: z.literal("person"), id: idSchema }),
  /** A photograph of the family. */
  z.object({ kind: z.literal("picture"), id: idSchema }),
]);
export type About = z.infer<typeof aboutSchema>;

export const familyAsks = {
  startAbout: endpoint({
    method: "POST",
    path: "/family/lives/{id}/interviews",
    access: "user",
    summary: "Starts an interview about one thing, or returns the one about it that is not complete",
    params: z.object({ id: idSchema }),
    body: z.object({ about: aboutSchema }),
    output: z.object({ id: idSchema, title: z.string() }),
    errors: ["people.not_found", "media.not_found", "interviews.left_alone"],
  }),
  askedPicture: endpoint({
    method: "GET",
    path: "/interviews/{id}/picture",
    access: "teller",
    summary: "The photograph that an interview is about, for whoever may open that interview",
    params: z.object({ id: idSchema }),
    media: "image/jpeg",
    errors: ["interviews.not_found", "media.not_found", "media.no_picture"],
  }),
  askAbout: endpoint({
    method: "POST",
    path: "/family/lives/{id}/ask",
    access: "user",
    summary: "Has an interview ask next which date is right",
    params: z.object({ id: idSchema }),
    /** A proposal of which two dates are known. */
    body: z.object({ interview: idSchema, proposal: idSchema }),
    /** Null: it is to be left alone. */
    output: z.object({ question: z.nullable(z.string()) }),
    errors: ["people.not_found", "interviews.not_found", "interviews.complete", "family.not_told"],
  }),
};
