import { Readable } from "node:stream";
import type { Handlers } from "#http/call.ts";
import type { GedcomService } from "./gedcom.service.ts";

export const gedcomRoutes = (
  service: GedcomService,
): Pick<Handlers, "readGedcom" | "writeGedcom" | "packGedcom"> => ({
  readGedcom: ({ actor, query, context }) =>
    service.read(
      actor,
      {
        id: query.id,
        isKept: query.keep === "1",
        isJoined: query.join === "1",
        also: query.also.split(","),
        apart: query.apart.split(","),
      },
      context.req.raw,
    ),
  writeGedcom: async ({ actor, query }) => {
    const { version, living } = query;
    const text = await service.write(actor, { version, hasLiving: living === "1" });
    const headers = {
      "content-type": "text/vnd.familysearch.gedcom; charset=utf-8",
      "content-disposition": `attachment; filename="family-${version}.ged"`,
      "cache-control": "no-store",
    };
    return new Response(text, { headers });
  },
  packGedcom: async ({ actor, query }) => {
    const zip = await service.pack(actor, query.living === "1");
    const headers = {
      "content-type": "application/vnd.familysearch.gedcom+zip",
      "content-disposition": 'attachment; filename="family.gdz"',
      "cache-control": "no-store",
    };
    return new Response(Readable.toWeb(zip) as ReadableStream<Uint8Array>, { headers });
  },
});
