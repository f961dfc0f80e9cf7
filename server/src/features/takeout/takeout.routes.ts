import type { Handlers } from "#http/call.ts";
import type { TakeoutService } from "./takeout.service.ts";

export const takeoutRoutes = ({
  make,
  describe,
}: TakeoutService): Pick<Handlers, "exportUser" | "describeExport"> => ({
  describeExport: ({ actor, params }) => describe(actor, params.id),
  exportUser: async ({ actor, params }) =>
    new Response(await make(actor, params.id), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": 'attachment; filename="saga-everything.zip"',
        "cache-control": "private, no-store",
      },
    }),
});
