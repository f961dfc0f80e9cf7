import type { Handlers } from "#http/call.ts";
import { located } from "./gazetteer.ts";
import type { MapService } from "./map.service.ts";

/** Seconds that a browser keeps a part of a map: makers of maps ask for a week at least. */
const keptSeconds = 7 * 24 * 60 * 60;

export const placesRoutes = (
  map: MapService,
): Pick<Handlers, "locatePlaces" | "describeMap" | "mapTile"> => ({
  locatePlaces: async ({ body }) => ({ data: await located(body.names, body.language) }),
  describeMap: async () => map.describe(),
  mapTile: async ({ actor, params }) => {
    const { bytes, mediaType } = await map.tile(actor, params);
    return new Response(bytes, {
      headers: { "content-type": mediaType, "cache-control": `private, max-age=${keptSeconds}` },
    });
  },
});
