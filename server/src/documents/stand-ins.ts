import { type JpegFrame, printableJpeg } from "./jpeg.ts";
import { headOf, type PdfEdit, type PlainPdf } from "./pdf-edits.ts";

/** One grey pixel as a JPEG of one value, and of three. */
const onePixel = {
  1: "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z",
  3: "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AA//Z",
};

const nameOf = (number: number): string => `saga-picture-${number};`;

/** What is set in the place of a photograph: one pixel, with a comment by which it is found again. */
function standIn(number: number, { components }: JpegFrame): Uint8Array {
  const pixel = Buffer.from(onePixel[components === 1 ? 1 : 3], "base64");
  const name = Buffer.from(nameOf(number));
  const comment = Buffer.from([0xff, 0xfe, 0, name.length + 2]);
  return Buffer.concat([pixel.subarray(0, 2), comment, name, pixel.subarray(2)]);
}

/**
 * Photographs of a document, of which Typst sees none: it would decode each of them and hold all their pixels at once. It sets
 * one pixel for each, as large as the photograph is printed, and the JPEG comes into the finished PDF as it is.
 */
export function photographShelf() {
  const pictures: Record<string, Uint8Array> = {};
  const photographs: { bytes: Uint8Array; frame: JpegFrame }[] = [];

  /** Where the template finds it; null: it cannot be printed. */
  const add = (bytes: Uint8Array): string | null => {
    const frame = printableJpeg(bytes);
    if (!frame) return null;
    const path = `photograph-${photographs.length}.jpg`;
    pictures[path] = standIn(photographs.length, frame);
    photographs.push({ bytes, frame });
    return path;
  };

  const putIn = (pdf: PlainPdf): PdfEdit[] =>
    pdf.offsets.flatMap((offset) => {
      const head = headOf(pdf, offset);
      if (!head.includes("/Subtype /Image") || !head.endsWith("stream\n")) return [];
      const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
      const at = offset + head.length;
      const stream = pdf.bytes.subarray(at, at + length);
      const number = /saga-picture-(\d+);/.exec(stream.subarray(0, 60).toString("latin1"))?.[1];
      const photograph = photographs[Number(number)];
      if (!photograph) return [];
      const { bytes, frame } = photograph;
      const said = head
        .replace(/\/Length \d+/, `/Length ${bytes.byteLength}`)
        .replace(/\/Width \d+/, `/Width ${frame.width}`)
        .replace(/\/Height \d+/, `/Height ${frame.height}`);
      return [
        { at: offset, length: head.length, bytes: said },
        { at, length, bytes },
      ];
    });

  return { pictures, add, putIn };
}
