import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { someLine } from "./family.ts";
import { languageSchema, latitude, longitude } from "./fields.ts";
import { deepestTile, limits } from "./vocabulary.ts";

const familyMapSchema = z.object({
  /** Whose pictures can be laid over the outline; null: the outline is all there is. */
  tiles: z.nullable(z.object({ service: z.string(), attribution: z.string(), link: z.nullable(z.string()) })),
});
export type FamilyMap = z.infer<typeof familyMapSchema>;

const tileNumber = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2 ** deepestTile - 1));

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
  describeMap: endpoint({
    method: "GET",
    path: "/map",
    access: "user",
    summary: "Whether there is a map with roads and villages, who draws it, and whose service it is",
    output: familyMapSchema,
    errors: [],
  }),
  mapTile: endpoint({
    method: "GET",
    path: "/map/tiles/{z}/{x}/{y}",
    access: "user",
    summary: "A part of that map, fetched by this server: its service does not learn who looks",
    params: z.object({
      z: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(deepestTile)),
      x: tileNumber,
      y: tileNumber,
    }),
    media: "image/*",
    errors: ["map.no_tile", "request.rate_limited"],
  }),
};
