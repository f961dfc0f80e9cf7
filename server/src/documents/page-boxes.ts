const points = 72 / 25.4;

type Cut = { bleed: number; slug: number };

/** Offsets in the table at the end of a PDF whose objects lie one behind the other, as Typst writes it. */
function tableOf(text: string): { at: number; offsets: number[] } {
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [, count] = /^xref\s+0 (\d+)\s/.exec(text.slice(at, at + 40)) ?? [];
  if (!count) throw new Error("the PDF has no table of its objects");
  const offsets = [...text.slice(at).matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, offset]) => Number(offset));
  return { at, offsets };
}

/**
 * Says on each page of a PDF where it is cut and how far its ground is printed beyond that: printers read it from there. Typst cannot
 * write it. `slug`: millimetres from the edge of the sheet to the cut.
 */
export function withPageBoxes(pdf: Uint8Array, { bleed, slug }: Cut): Uint8Array {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1");
  const { at, offsets } = tableOf(text);
  const inserted: { at: number; length: number }[] = [];
  const pieces: string[] = [];
  let done = 0;
  for (const offset of offsets.toSorted((a, b) => a - b)) {
    const head = text.slice(offset, offset + 60);
    if (!/^\d+ 0 obj\s*<<\s*\/Type \/Page\s/.test(head)) continue;
    const body = text.slice(offset, text.indexOf("endobj", offset));
    const media = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body);
    if (!media) continue;
    const [width, height] = [Number(media[1]), Number(media[2])];
    const box = (name: string, inset: number): string => {
      const by = inset * points;
      return `\n  /${name} [${[by, by, width - by, height - by].map((each) => each.toFixed(3)).join(" ")}]`;
    };
    const boxes = box("TrimBox", slug) + box("BleedBox", slug - bleed);
    const place = offset + media.index + media[0].length;
    pieces.push(text.slice(done, place), boxes);
    inserted.push({ at: place, length: boxes.length });
    done = place;
  }
  const moved = (offset: number): number =>
    inserted.reduce((sum, each) => (each.at < offset ? sum + each.length : sum), offset);
  const table = text
    .slice(at)
    .replace(
      /^(\d{10})( \d{5} n)/gm,
      (_, offset, rest) => String(moved(Number(offset))).padStart(10, "0") + rest,
    )
    .replace(/(startxref\s+)\d+/, (_, before) => `${before}${moved(at)}`);
  return Buffer.from([...pieces, text.slice(done, at), table].join(""), "latin1");
}
