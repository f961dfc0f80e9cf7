import type { BookFormat } from "@saga/contract/books";

/** Where everything is on a page; lengths in millimetres, type in points. */
export type BookSheet = {
  width: number;
  height: number;
  inside: number;
  outside: number;
  top: number;
  bottom: number;
  /** Size of the type, and the distance from one line to the next. */
  size: number;
  line: number;
  /** White above the beginning of a chapter. */
  drop: number;
  /** How far print runs beyond the edge of the page (bleed), and how much larger than the page the sheet is on each side. */
  bleed: number;
  slug: number;
};

const sheets: Record<BookFormat, Omit<BookSheet, "bleed" | "slug"> & { title: number }> = {
  a5: {
    width: 148,
    height: 210,
    inside: 18,
    outside: 15,
    top: 20,
    bottom: 17,
    size: 10.5,
    line: 15,
    drop: 28,
    title: 24,
  },
  "6x9": {
    width: 152.4,
    height: 228.6,
    inside: 19,
    outside: 16,
    top: 21,
    bottom: 19,
    size: 10.5,
    line: 15,
    drop: 32,
    title: 26,
  },
  a4: {
    width: 210,
    height: 297,
    inside: 32,
    outside: 38,
    top: 30,
    bottom: 32,
    size: 12,
    line: 17.5,
    drop: 45,
    title: 34,
  },
};

/** Printers ask for 3 mm. */
const bleed = 3;
/** Beside the bleed there is room for the marks where the sheet is cut. */
const slug = 10;

/** The page of the inside. */
export function sheetOf(format: BookFormat, hasBleed: boolean): BookSheet {
  const { title: _, ...sheet } = sheets[format];
  return { ...sheet, bleed: hasBleed ? bleed : 0, slug: hasBleed ? slug : 0 };
}

/** Thickness of one page in millimetres: book paper of 90 g/m² with a volume of 1.3. */
const pageThickness = 0.06;

/** Width of the spine of so many pages, in millimetres. */
export const spineOf = (pages: number): number => Math.round(pages * pageThickness * 10) / 10;

/** The cover around so many pages. */
export function coverSheet(format: BookFormat, pages: number) {
  const { width, height, title } = sheets[format];
  return { width, height, title, spine: spineOf(pages), bleed, slug };
}

/** Share of the height of a cover that a photograph on it takes. */
export const coverShare = 0.66;

/** Pixels on a centimetre from which a photograph is printed sharp: 200 dots to the inch. */
const sharp = 200 / 2.54;

/** How wide a photograph is printed sharp, in whole centimetres, where that is less than it is printed; null: it is large enough. */
export function sharpTo(format: BookFormat, pixels: { width: number; height: number }): number | null {
  const { width, height } = sheets[format];
  // As on the cover, where it is largest: it fills the width and two thirds of the height.
  const printed = Math.max(width, (height * coverShare * pixels.width) / pixels.height) / 10;
  return pixels.width / printed >= sharp ? null : Math.floor(pixels.width / sharp);
}
