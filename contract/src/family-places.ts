import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { someLine } from "./family.ts";
import { languageSchema, latitude, longitude } from "./fields.ts";
import { limits } from "./vocabulary.ts";

export const familyPlaces = {
  locatePlaces: endpoint({
    method: "POST",
    path: "/family/places/locate",
    access: "user",
    summary: "Where towns lie whose names leave no doubt; the others are to be placed by hand",
    body: z.object({
      names: z.array(someLine).check(z.maxLength(limits.listedIds)),
      /** What is spoken there: of several towns with one name it prefers those of its country. */
      language: z.optional(languageSchema),
    }),
    output: z.object({ data: z.array(z.object({ name: z.string(), lat: latitude, lon: longitude })) }),
    errors: [],
  }),
};
