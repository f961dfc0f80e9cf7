/** Other bytes in the place of some of a PDF. */
export type PdfEdit = { at: number; length: number; bytes: string | Uint8Array };

/** A PDF whose objects lie one behind the other with a plain table of them at the end, as Typst writes it. */
export type PlainPdf = { bytes: Buffer; tableAt: number; offsets: readonly number[] };

/** Throws where it is written in another way. */
export function plainPdf(pdf: Uint8Array): PlainPdf {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const tail = bytes.subarray(-100).toString("latin1");
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
  const table = Number.isNaN(tableAt) ? "" : bytes.subarray(tableAt).toString("latin1");
  if (!/^xref\s+0 \d+\s/.test(table)) throw new Error("the PDF has no table of its objects");
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  return { bytes, tableAt, offsets: offsets.sort((a, b) => a - b) };
}

/** The beginning of an object, up to its stream where it has one. */
export function headOf({ bytes }: PlainPdf, offset: number): string {
  const head = bytes.subarray(offset, offset + 4_000).toString("latin1");
  const end = /endobj|stream\r?\n/.exec(head);
  return end ? head.slice(0, end.index + end[0].length) : head;
}

/** The PDF with these edits, and with a table that says where everything is now. */
export function editedPdf({ bytes, tableAt }: PlainPdf, edits: readonly PdfEdit[]): Uint8Array {
  const sorted = edits.toSorted((a, b) => a.at - b.at);
  const pieces: Uint8Array[] = [];
  const grown: { at: number; by: number }[] = [];
  let done = 0;
  for (const edit of sorted) {
    const inserted = typeof edit.bytes === "string" ? Buffer.from(edit.bytes, "latin1") : edit.bytes;
    pieces.push(bytes.subarray(done, edit.at), inserted);
    grown.push({ at: edit.at, by: inserted.length - edit.length });
    done = edit.at + edit.length;
  }
  const moved = (offset: number): number =>
    grown.reduce((sum, each) => (each.at < offset ? sum + each.by : sum), offset);
  const table = bytes
    .subarray(tableAt)
    .toString("latin1")
    .replace(
      /^(\d{10})( \d{5} n)/gm,
      (_, offset, rest) => String(moved(Number(offset))).padStart(10, "0") + rest,
    )
    .replace(/(startxref\s+)\d+/, (_, before) => `${before}${moved(tableAt)}`);
  return joined([...pieces, bytes.subarray(done, tableAt), Buffer.from(table, "latin1")]);
}

/** Alone in its memory, so that it can be handed to another thread without a copy. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
