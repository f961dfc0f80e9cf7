import type { Handlers } from "#http/call.ts";
import { located } from "./gazetteer.ts";

export const placesRoutes: Pick<Handlers, "locatePlaces"> = {
  locatePlaces: async ({ body }) => ({ data: await located(body.names, body.language) }),
};
