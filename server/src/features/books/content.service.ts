import { createHash } from "node:crypto";
import type { BookWish } from "@saga/contract/books";
import { type Language, limits } from "@saga/contract/vocabulary";
import { sharpTo } from "#documents/book-sheet.ts";
import type { BookContent, BookFamily, BookPart, BookPhotograph } from "#documents/book-work.ts";
import { printableJpeg } from "#documents/jpeg.ts";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { BookWords } from "#language/book-words.ts";
import { packs } from "#language/packs.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { CoversService } from "../publishing/covers.service.ts";
import { dateIn, type ExportsService } from "../publishing/exports.service.ts";
import type { MayPrint } from "../publishing/printable.ts";
import { typographic } from "./typographic.ts";
import type { BookVoices, PrintedLinks } from "./voices.service.ts";

export type BookContents = ReturnType<typeof createBookContents>;

export type BookContentsDependencies = {
  exports: Pick<ExportsService, "printStory">;
  coverOf: CoversService["pictureOf"];
  voices: Pick<BookVoices, "codesOf">;
  /** Pages of the family; null where it was not begun. */
  familyOf: (
    owner: Actor,
    of: { tellers: readonly string[]; words: BookWords["family"]; mayPrint: MayPrint },
  ) => Promise<{ pages: BookFamily; photographs: FamilyPhotograph[] } | null>;
  /** A photograph of the family as it is printed. Throws `Failure` for one that cannot be drawn. */
  pictureOf: (
    owner: Actor,
    id: string,
    size: "print",
  ) => Promise<{ size: number; read: (range: { start: number; end: number }) => AsyncIterable<Uint8Array> }>;
  clock: Clock;
};

/** A photograph of the family and what stands below it. */
type FamilyPhotograph = { id: string; rotation: number; name: string; caption: string };

/** A book with what the person who makes it is told of it. */
export type ReadBook = {
  content: BookContent;
  /** Of the family: they are put in when the book is set. */
  familyPhotographs: FamilyPhotograph[];
  /** The same as long as nothing in the book changes. */
  digest: string;
  keptOut: number;
  photographs: { story_id: string; title: string }[];
  smallPhotographs: { title: string; sharp_to_cm: number }[];
  /** Titles of stories whose photograph cannot be printed. */
  unprintedPhotographs: string[];
};

const isGone = (error: unknown): boolean => error instanceof Failure && error.code === "stories.not_found";

const lengthOf = ({ chapters }: BookPart): number =>
  chapters.reduce((sum, { paragraphs }) => paragraphs.reduce((all, { text }) => all + text.length, sum), 0);

const digestOf = (content: BookContent, photographs: readonly FamilyPhotograph[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify({ ...content, photographs }, (_, value) =>
        value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value,
      ),
    )
    .digest("hex");

/** Reads what stands in a book now: the stories, without what may not be printed, and their photographs. */
export function createBookContents(dependencies: BookContentsDependencies) {
  const { exports, coverOf, voices, familyOf, pictureOf, clock } = dependencies;

  const photographOf = async (
    id: string,
    { title, caption }: { title: string; caption: string },
  ): Promise<{ photograph: BookPhotograph | null; isUnprinted: boolean }> => {
    const picture = await coverOf(id, title);
    const frame = picture && printableJpeg(picture.bytes);
    if (!frame) return { photograph: null, isUnprinted: picture !== null };
    const pixels = { width: frame.width, height: frame.height };
    return { photograph: { picture, pixels, caption }, isUnprinted: false };
  };

  const pictureBytes = async (owner: Actor, id: string): Promise<Uint8Array | null> => {
    try {
      const { size, read } = await pictureOf(owner, id, "print");
      return Buffer.concat(await Array.fromAsync(read({ start: 0, end: size })));
    } catch (error) {
      if (error instanceof Failure && ["media.no_picture", "media.not_found"].includes(error.code))
        return null;
      throw error;
    }
  };

  const partOf = async (
    owner: Actor,
    id: string,
    { wish, links }: { wish: BookWish; links: PrintedLinks },
  ) => {
    const { story, author, tellers, title, chapters, leftOut, mayPrint } = await exports.printStory(
      owner,
      id,
    );
    const { quotes } = packs[story.language as Language].phrases;
    const set = (text: string): string => typographic(text, quotes);
    const written = wish.captions.find((each) => each.story_id === id)?.text ?? "";
    const isShown = written === "" || mayPrint({ text: written, sources: [] });
    const caption = isShown ? set(written) : "";
    const { photograph, isUnprinted } = await photographOf(id, { title, caption });
    const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs.map(({ text }) => text));
    const codes = await voices.codesOf(owner, { story, title: set(title), paragraphs }, { wish, links });
    let number = 0;
    const part: BookPart = {
      title: set(title),
      photograph,
      chapters: chapters.map(({ heading, paragraphs: all }) => ({
        heading: set(heading),
        paragraphs: all.map((each) => {
          const code = codes?.passages.get(number);
          number += 1;
          return {
            ...each,
            text: set(each.text),
            ...(code && { code: { ...code, begins: set(code.begins) } }),
          };
        }),
      })),
    };
    return {
      id,
      story,
      author,
      tellers,
      part,
      mayPrint,
      codes,
      leftOut: leftOut + (isShown ? 0 : 1),
      isUnprinted,
    };
  };

  return {
    /** Throws `books.nothing_to_print`, `books.too_long`. A story that is gone is not in it. */
    read: async (owner: Actor, wish: BookWish, links: PrintedLinks): Promise<ReadBook> => {
      const found: Awaited<ReturnType<typeof partOf>>[] = [];
      for (const id of wish.story_ids) {
        const one = await partOf(owner, id, { wish, links }).catch((error: unknown) => {
          if (isGone(error)) return null;
          throw error;
        });
        if (one) found.push(one);
      }
      const [first] = found;
      if (!first) throw new Failure("stories.not_found");
      const printed = found.filter(({ part }) => part.chapters.length > 0);
      const parts = printed.map(({ part }) => part);
      if (parts.reduce((sum, part) => sum + lengthOf(part), 0) > limits.bookCharacters)
        throw new Failure("books.too_long");
      const language = first.story.language as Language;
      const { book: words, phrases } = packs[language];
      const author = [...new Set(found.flatMap((each) => each.author.split(" & ")))]
        .filter(Boolean)
        .join(" & ");
      // What is written by hand for the book may touch a matter that is to be left alone, too.
      const isFree = (text: string): boolean =>
        found.every(({ mayPrint }) => mayPrint({ text, sources: [] }));
      const [title, dedication] = [wish.title, wish.dedication].map((text) => (isFree(text) ? text : ""));
      const family = wish.family
        ? await familyOf(owner, {
            tellers: [...new Set(printed.flatMap(({ tellers }) => tellers))],
            words: words.family,
            mayPrint: (asked) => found.every(({ mayPrint }) => mayPrint(asked)),
          })
        : null;
      const content: BookContent = {
        title: typographic(title || first.part.title, phrases.quotes),
        author,
        dedication: typographic(dedication ?? "", phrases.quotes),
        date: first.story.created_at.slice(0, 4),
        language,
        format: wish.format,
        bleed: wish.bleed,
        parts,
        ...(family && { family: family.pages }),
        voice: printed.flatMap(({ codes }) => (codes ? [codes.whole] : [])),
        colophon: author === "" ? [] : [words.toldBy.replace("{author}", author)],
        words,
      };
      const familyPhotographs = family?.photographs ?? [];
      return {
        content,
        familyPhotographs,
        digest: digestOf(content, familyPhotographs),
        keptOut:
          found.reduce((sum, { leftOut }) => sum + leftOut, 0) +
          [wish.title, wish.dedication].filter((text) => !isFree(text)).length,
        photographs: printed.flatMap(({ id, part }) =>
          part.photograph ? [{ story_id: id, title: part.title }] : [],
        ),
        unprintedPhotographs: printed.flatMap(({ part, isUnprinted }) => (isUnprinted ? [part.title] : [])),
        smallPhotographs: parts.flatMap(({ title, photograph }) => {
          const sharp = photograph && sharpTo(wish.format, photograph.pixels);
          return sharp === null ? [] : [{ title, sharp_to_cm: sharp }];
        }),
      };
    },

    /** With the photographs of the family; those that cannot be printed are left out. */
    illustrated: async (owner: Actor, { content, familyPhotographs }: ReadBook): Promise<BookContent> => {
      if (!content.family) return content;
      const photographs: BookPhotograph[] = [];
      for (const { id, name, caption } of familyPhotographs) {
        const bytes = await pictureBytes(owner, id);
        const frame = bytes && printableJpeg(bytes);
        if (!frame) continue;
        const picture = { bytes, mediaType: "image/jpeg" as const, description: caption || name };
        photographs.push({ picture, pixels: { width: frame.width, height: frame.height }, caption });
      }
      return { ...content, family: { ...content.family, photographs } };
    },

    /** With the day on which it is set: nothing else in a book changes by itself. */
    dated: (content: BookContent): BookContent => {
      const { book } = packs[content.language as Language];
      const date = dateIn(isoNow(clock), content.language);
      return { ...content, colophon: [...content.colophon, book.setOn.replace("{date}", date)] };
    },
  };
}
