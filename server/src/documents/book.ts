import { readFile } from "node:fs/promises";
import { renderSVG } from "uqr";
import { type BookSheet, coverShare, coverSheet, sheetOf, spineOf } from "./book-sheet.ts";
import {
  type BookContent,
  type BookFamily,
  type BookPhotograph,
  chapterWords,
  type PassageCode,
} from "./book-work.ts";
import { pageBoxes } from "./page-boxes.ts";
import { editedPdf, plainPdf } from "./pdf-edits.ts";
import { settableIn } from "./settable.ts";
import { photographShelf } from "./stand-ins.ts";
import { setPdf } from "./typst.ts";

const template = (name: string) => readFile(new URL(name, import.meta.url), "utf8");

/** A book as it goes to a printer: the inside, and the cover on one sheet. */
export type SetBook = { inside: Uint8Array; cover: Uint8Array; pages: number; spineMm: number };

/** So many words on average make a chapter that begins on a page of its own. */
const wordsOfOwnPage = 350;
const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text.slice(0, 200));

type Placed = { path: string; width: number; height: number; caption: string; description: string };

/** As large as the text is wide, and no higher than `highest` of it; in millimetres. */
function placed(photograph: BookPhotograph, sheet: BookSheet, highest: number): Omit<Placed, "path"> {
  const measure = sheet.width - sheet.inside - sheet.outside;
  const room = (sheet.height - sheet.top - sheet.bottom) * highest;
  const width = Math.min(measure, (room * photograph.pixels.width) / photograph.pixels.height);
  const height = (width * photograph.pixels.height) / photograph.pixels.width;
  const { description } = photograph.picture;
  return { width, height, caption: photograph.caption, description };
}

/** With the direction in which each is read. */
const familyIn = ({ recipes, sayings, ...family }: Omit<BookFamily, "photographs">) => {
  const read = (one: BookFamily["recipes"][number]) => ({ ...one, rtl: isRightToLeft(one.text) });
  return { ...family, recipes: recipes.map(read), sayings: sayings.map(read) };
};

/** Share of a page that a photograph of the family takes at most: two stand on one. */
const ofFamily = 0.38;

async function setInside(book: BookContent, sheet: BookSheet) {
  const shelf = photographShelf();
  const { pictures } = shelf;
  const place = (photograph: BookPhotograph | null, highest: number): Placed | null => {
    const path = photograph && shelf.add(photograph.picture.bytes);
    return path === null ? null : { path, ...placed(photograph as BookPhotograph, sheet, highest) };
  };
  /** A square as a picture, and its address with places where it may be broken. */
  const square = (name: string, address: string): { path: string; broken: string } => {
    const path = `${name}.svg`;
    pictures[path] = new TextEncoder().encode(renderSVG(address, { ecc: "M", border: 2 }));
    return { path, broken: address.replace(/[/#_-]/gu, "$&\u200b").replace(/[^\u200b]{16}/gu, "$&\u200b") };
  };
  const beside = (code: PassageCode | undefined, place: string) =>
    code ? { ...code, path: square(`passage-${place}`, code.address).path } : null;
  const [only] = book.parts;
  const isSingle = book.parts.length === 1;
  const parts = book.parts.map(({ title, photograph, chapters }, part) => ({
    title,
    picture: isSingle ? null : place(photograph, 0.55),
    chapters: chapters.map(({ heading, paragraphs }, chapter) => ({
      heading,
      paragraphs: paragraphs.map(({ text, code }, at) => ({
        text,
        rtl: isRightToLeft(text),
        code: beside(code, `${part}-${chapter}-${at}`),
      })),
    })),
  }));
  const headings = parts.flatMap(({ chapters }) => chapters.filter(({ heading }) => heading !== "")).length;
  const voice = book.voice.map(({ title, length, note, address }, at) => ({
    ...square(`code-${at}`, address),
    title,
    length,
    note,
  }));
  const { title, author, dedication, language, date, words, colophon } = book;
  const data = settableIn({
    title,
    author,
    dedication,
    language,
    date,
    words: { contents: words.contents, "own-voice": words.ownVoice, listen: words.listen },
    colophon,
    sheet,
    parts,
    frontispiece: isSingle && only ? place(only.photograph, 0.8) : null,
    family: book.family
      ? {
          ...familyIn(book.family),
          photographs: book.family.photographs.flatMap((each) => place(each, ofFamily) ?? []),
        }
      : null,
    "has-contents": !isSingle || headings > 1,
    "chapters-open": !isSingle || chapterWords(book) >= wordsOfOwnPage,
    voice: voice.length === 0 ? null : voice,
  });
  const { pdf, found } = await setPdf(await template("./book.typ"), { data, pictures, find: "<pages>" });
  const plain = plainPdf(pdf);
  const boxes = sheet.slug > 0 ? pageBoxes(plain, sheet) : [];
  return { inside: editedPdf(plain, [...boxes, ...shelf.putIn(plain)]), pages: Number(found) };
}

/** As large as it has to be to fill this room, whose rest is cut off; in millimetres. */
function filling({ pixels }: BookPhotograph, room: { width: number; height: number }) {
  const scale = Math.max(room.width / pixels.width, room.height / pixels.height);
  return { width: pixels.width * scale, height: pixels.height * scale };
}

async function setCover(book: BookContent, pages: number) {
  const shelf = photographShelf();
  const sheet = coverSheet(book.format, pages);
  const photograph = book.parts.find((part) => part.photograph !== null)?.photograph ?? null;
  const path = photograph && shelf.add(photograph.picture.bytes);
  const room = { width: sheet.width + sheet.bleed, height: sheet.height * coverShare + sheet.bleed };
  const { title, author, language, words } = book;
  const data = settableIn({
    title,
    author,
    language,
    words: { spine: words.spine },
    sheet: { ...sheet, title: Math.max(15, sheet.title - Math.max(0, title.length - 40) * 0.12) },
    picture: photograph &&
      path && { path, room, ...filling(photograph, room), description: photograph.picture.description },
  });
  const { pdf } = await setPdf(await template("./book-cover.typ"), { data, pictures: shelf.pictures });
  const plain = plainPdf(pdf);
  return editedPdf(plain, [...pageBoxes(plain, sheet), ...shelf.putIn(plain)]);
}

/** Sets a book. A photograph that cannot be printed is left out. Throws where it cannot be set at all. */
export async function setBook(book: BookContent): Promise<SetBook> {
  const { inside, pages } = await setInside(book, sheetOf(book.format, book.bleed));
  return { inside, cover: await setCover(book, pages), pages, spineMm: spineOf(pages) };
}
