import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { lifeSubjects } from "./family.ts";
import { idSchema } from "./fields.ts";

/** What a family wants to hear about next. */
const askedSchema = z.discriminatedUnion("kind", [
  /** A photograph of the family. */
  z.object({ kind: z.literal("picture"), id: idSchema }),
  /** A chapter of the life, as the timeline names it. */
  z.object({ kind: z.literal("chapter"), id: z.enum(lifeSubjects) }),
  /** A person of the tree. */
  z.object({ kind: z.literal("person"), id: idSchema }),
  /** Something told of which two dates are known. */
  z.object({ kind: z.literal("proposal"), id: idSchema }),
]);
export type AskedAbout = z.infer<typeof askedSchema>;

export const familyAsks = {
  askAbout: endpoint({
    method: "POST",
    path: "/family/lives/{id}/ask",
    access: "user",
    summary: "Has an interview ask about a picture, a chapter, a person or an uncertain date next",
    params: z.object({ id: idSchema }),
    body: z.object({ interview: idSchema, about: askedSchema }),
    /** Null: this was asked to the end already. */
    output: z.object({ question: z.nullable(z.string()) }),
    errors: [
      "people.not_found",
      "interviews.not_found",
      "interviews.complete",
      "media.not_found",
      "family.not_told",
    ],
  }),
};
