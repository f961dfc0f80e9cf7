import { headOf, type PdfEdit, type PlainPdf } from "./pdf-edits.ts";

const points = 72 / 25.4;

type Cut = { bleed: number; slug: number };

/**
 * Says on each page of a PDF where it is cut and how far its ground is printed beyond that: printers read it from there. Typst cannot
 * write it. `slug`: millimetres from the edge of the sheet to the cut.
 */
export function pageBoxes(pdf: PlainPdf, { bleed, slug }: Cut): PdfEdit[] {
  return pdf.offsets.flatMap((offset) => {
    const page = headOf(pdf, offset);
    if (!/^\d+ 0 obj\s*<<\s*\/Type \/Page\s/.test(page)) return [];
    const media = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page);
    if (!media) return [];
    const [width, height] = [Number(media[1]), Number(media[2])];
    const box = (name: string, inset: number): string => {
      const by = inset * points;
      return `\n  /${name} [${[by, by, width - by, height - by].map((each) => each.toFixed(3)).join(" ")}]`;
    };
    const bytes = box("TrimBox", slug) + box("BleedBox", slug - bleed);
    return [{ at: offset + media.index + media[0].length, length: 0, bytes }];
  });
}
