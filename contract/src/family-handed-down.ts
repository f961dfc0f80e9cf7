import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { changedErrors, familySchema } from "./family.ts";
import { idSchema } from "./fields.ts";

/** A recipe or a saying in the teller's exact words, with the answer it stands in. Words that are kept out are never among these. */
const handedDownSchema = z.object({
  id: idSchema,
  kind: z.enum(["recipe", "saying"]),
  /** The dish, or the saying alone; empty: it was not named. */
  title: z.string(),
  words: z.string(),
  interview_id: idSchema,
  interview_title: z.string(),
  message_id: idSchema,
  recording_id: z.nullable(idSchema),
});
export type HandedDown = z.infer<typeof handedDownSchema>;

export const handedDown = {
  listHandedDown: endpoint({
    method: "GET",
    path: "/family/lives/{id}/handed-down",
    access: "user",
    summary: "Recipes and sayings that a person told, without those that were left out",
    params: z.object({ id: idSchema }),
    output: z.object({ data: z.array(handedDownSchema) }),
    errors: ["people.not_found"],
  }),
  leaveHandedDown: endpoint({
    method: "POST",
    path: "/family/lives/{id}/handed-down/{handed}/leave",
    access: "user",
    summary: "Leaves out what is no recipe and no saying, until Undo; twice changes nothing twice",
    params: z.object({ id: idSchema, handed: idSchema }),
    output: familySchema,
    errors: [...changedErrors],
  }),
};
