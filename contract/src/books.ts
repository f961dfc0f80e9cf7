import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idSchema, timeSchema } from "./fields.ts";
import { limits } from "./vocabulary.ts";

export const bookFormats = ["a5", "6x9", "a4"] as const;
export type BookFormat = (typeof bookFormats)[number];

/** What a book is to be like. It is kept with the story it was asked for at. */
export const bookWishSchema = z.object({
  format: z._default(z.enum(bookFormats), "a5"),
  /** For a printer: 3 mm more on each side, and marks where it is cut. */
  bleed: z._default(z.boolean(), false),
  /** Empty: the title of the first story. */
  title: z._default(z.string().check(z.trim(), z.maxLength(limits.titleCharacters)), ""),
  dedication: z._default(z.string().check(z.trim(), z.maxLength(limits.dedicationCharacters)), ""),
  /** What stands below the photographs of stories. */
  captions: z._default(
    z
      .array(
        z.object({
          story_id: idSchema,
          text: z.string().check(z.trim(), z.maxLength(limits.captionCharacters)),
        }),
      )
      .check(z.maxLength(limits.bookStories)),
    [],
  ),
  /** A page of codes that lead to the teller's voice, by links that can be ended. */
  voice: z._default(z.boolean(), true),
  /** With that page: codes beside passages too, each leading to its passage. */
  passage_codes: z._default(z.boolean(), true),
  /** Pages with the tree around who tells, dates with what was said of them, photographs, recipes and sayings. */
  family: z._default(z.boolean(), false),
  /** The stories in their order, all of one account. */
  story_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(limits.bookStories)),
});
export type BookWish = z.infer<typeof bookWishSchema>;

/** A book that was set. It is given out as long as nothing of it has changed. */
const madeSchema = z.object({
  pages: z.int(),
  spine_mm: z.number(),
  /** Codes that lead to the teller's voice. */
  codes: z.int(),
  made_at: timeSchema,
  /** The stories, their photographs and what is kept out of them are as they were. */
  is_current: z.boolean(),
});

export const bookSchema = z.object({
  wish: bookWishSchema,
  state: z.enum(["none", "waiting", "setting", "done", "cancelled", "failed"]),
  /** The stories are read, then the pages are set, then they are kept. */
  step: z.enum(["waiting", "reading", "setting", "keeping"]),
  /** Code of the error that ended it. */
  error: z.nullable(z.string()),
  made: z.nullable(madeSchema),
  /** Where codes lead: `only_at_home`: into one's own network alone; `nowhere`: the server does not know its own address. */
  codes_lead: z.enum(["everywhere", "only_at_home", "nowhere"]),
  /** Stories in it that have a photograph. */
  photographs: z.array(z.object({ story_id: idSchema, title: z.string() })),
  /** Passages that are not in it. */
  kept_out: z.int(),
  /** Photographs that are not printed sharp as large as they are, and how wide they would be. */
  small_photographs: z.array(z.object({ title: z.string(), sharp_to_cm: z.int() })),
  /** Titles of stories whose photograph cannot be printed: it is damaged, or no usual JPEG. */
  unprinted_photographs: z.array(z.string()),
});
export type Book = z.infer<typeof bookSchema>;

const ofStory = z.object({ id: idSchema });

export const books = {
  getBook: endpoint({
    method: "GET",
    path: "/stories/{id}/book",
    access: "user",
    summary: "The book that begins with a story: what it is to be like, how far it is, and what is not in it",
    params: ofStory,
    output: bookSchema,
    errors: ["stories.not_found"],
  }),
  makeBook: endpoint({
    method: "POST",
    path: "/stories/{id}/book",
    access: "user",
    summary:
      "Has a book set. What is being set for the same story is given up; the same book again is there at once",
    params: ofStory,
    body: bookWishSchema,
    output: bookSchema,
    errors: ["stories.not_found", "books.other_account", "books.too_long"],
  }),
  cancelBook: endpoint({
    method: "POST",
    path: "/stories/{id}/book/cancel",
    access: "user",
    summary: "Gives up a book that is being set; one that is set stays",
    params: ofStory,
    output: bookSchema,
    errors: ["stories.not_found"],
  }),
  bookFile: endpoint({
    method: "GET",
    path: "/stories/{id}/book/{part}",
    access: "user",
    summary: "The inside of a book, or its cover on one sheet, as PDF",
    params: z.object({ id: idSchema, part: z.enum(["inside", "cover"]) }),
    media: "application/pdf",
    errors: ["stories.not_found", "books.not_made", "books.changed"],
  }),
};
