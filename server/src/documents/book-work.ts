import type { BookFormat } from "@saga/contract/books";
import type { Paragraph, Picture } from "./work.ts";

/** A photograph and how large it is in pixels. */
export type BookPhotograph = {
  picture: Picture;
  pixels: { width: number; height: number };
  caption: string;
};

/** A square below a paragraph that leads to a passage of it, as the teller says it. */
export type PassageCode = Pick<VoiceCode, "length" | "note" | "address"> & {
  /** How the passage begins. */
  begins: string;
};

export type BookChapter = { heading: string; paragraphs: readonly (Paragraph & { code?: PassageCode })[] };

/** A story in a book. */
export type BookPart = { title: string; photograph: BookPhotograph | null; chapters: readonly BookChapter[] };

/** A square that leads to sound. */
export type VoiceCode = {
  title: string;
  /** How long it is, in words of the language. */
  length: string;
  /** What has to be known of the address; empty: it works everywhere. */
  note: string;
  address: string;
};

/** What stands in a book besides what people wrote. */
export type BookWords = {
  contents: string;
  ownVoice: string;
  /** How the squares are used. */
  listen: string;
  /** Where the words on the spine run to. */
  spine: "up" | "down";
};

/** Somebody on the pages of a family. */
export type BookRelative = { name: string; years: string };

type HandedDown = { title: string; text: string };

/** Pages of a family: the tree around one person, dates, recipes and sayings. */
export type BookFamily = {
  /** Null: nobody is known there. */
  tree: {
    grandparents: readonly (BookRelative | null)[];
    parents: readonly (BookRelative | null)[];
    self: BookRelative;
    partners: readonly BookRelative[];
    children: readonly BookRelative[];
  };
  /** `told`: a sentence that says it, and who said it; empty where no interview does. */
  dates: readonly { year: string; text: string; told: string }[];
  photographs: readonly BookPhotograph[];
  recipes: readonly HandedDown[];
  sayings: readonly HandedDown[];
  words: { heading: string; dates: string; photographs: string; recipes: string; sayings: string };
};

/** What is put into a book: plain text in plain data. Nothing in it is markup, whatever it looks like. */
export type BookContent = {
  title: string;
  author: string;
  dedication: string;
  /** The year or day it was made, in words of the language. */
  date: string;
  language: string;
  format: BookFormat;
  /** For a printer: the page is larger than it is cut, with marks. */
  bleed: boolean;
  parts: readonly BookPart[];
  /** Behind the stories, where it is wanted. */
  family?: BookFamily;
  voice: readonly VoiceCode[];
  colophon: readonly string[];
  words: BookWords;
};

/** Words of a chapter on average. */
export function chapterWords({ parts }: BookContent): number {
  const chapters = parts.flatMap((part) => part.chapters);
  const words = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.split(/\s+/u).length));
  return words.reduce((sum, count) => sum + count, 0) / Math.max(1, chapters.length);
}
