import { readFile } from "node:fs/promises";
import { settableIn } from "./settable.ts";
import { setPdf } from "./typst.ts";
import type { Work } from "./work.ts";

const template = new URL("./work.typ", import.meta.url);

/** A work as a PDF: tagged, with embedded fonts, to read on a screen or to print at home. */
export async function pdfOf({ cover, ...work }: Work): Promise<Uint8Array> {
  const picture = cover && { path: cover.mediaType === "image/png" ? "cover.png" : "cover.jpg", cover };
  const { pdf } = await setPdf(await readFile(template, "utf8"), {
    data: {
      ...settableIn(work),
      cover: picture && { path: picture.path, description: picture.cover.description },
    },
    pictures: picture ? { [picture.path]: picture.cover.bytes } : {},
  });
  return pdf;
}
