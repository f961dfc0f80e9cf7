import { docxOf } from "./docx.ts";
import { epubOf } from "./epub.ts";
import { markdownOf } from "./markdown.ts";
import { pdfOf } from "./pdf.ts";
import type { Form, Work } from "./work.ts";

/** A work as a file of that form. */
export const documentOf = async (work: Work, form: Form): Promise<Uint8Array> => {
  if (form === "md") return new TextEncoder().encode(markdownOf(work));
  if (form === "docx") return docxOf(work);
  if (form === "epub") return epubOf(work);
  // A photograph that cannot be set takes nobody's text with it.
  return pdfOf(work).catch((error: unknown) => {
    if (work.cover === null) throw error;
    return pdfOf({ ...work, cover: null });
  });
};
