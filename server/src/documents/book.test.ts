import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { setBook } from "./book.ts";
import { type BookSheet, sharpTo, sheetOf } from "./book-sheet.ts";
import type { BookContent, BookFamily, BookPart } from "./book-work.ts";

const lines = (
  count: number,
  text = "The wind stood in from the east, and the whole wall sang until Easter came.",
) =>
  Array.from({ length: count }, (_, at) => ({ kind: "text" as const, text: `${at + 1}. ${text} ${text}` }));

const part = (title: string, count: number): BookPart => ({
  title,
  photograph: null,
  chapters: [
    { heading: `${title}: the house`, paragraphs: lines(count) },
    { heading: `${title}: the sea`, paragraphs: lines(count) },
  ],
});

const bookOf = (changes: Partial<BookContent> = {}): BookContent => ({
  title: "A Bread Mouse",
  author: "Astrid Holm",
  dedication: "For Linnea, who asked.",
  date: "2026",
  language: "en",
  format: "a5",
  bleed: false,
  parts: [part("Winter", 20)],
  voice: [],
  colophon: ["Told by Astrid Holm."],
  words: { contents: "Contents", ownVoice: "In their own voice", listen: "Listen.", spine: "down" },
  ...changes,
});

/** What another program reads on each page, in its order. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useWasm: false, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
  }
  await document.loadingTask.destroy();
  return pages;
}

const millimetres = (sheet: BookSheet) => [sheet.width, sheet.height].map((each) => each + 2 * sheet.slug);

describe("the inside of a book", () => {
  it("ends with the tree around who tells, dates and recipes where the family is wanted", async () => {
    const one = (name: string, years = "1910 – 1980") => ({ name, years });
    const family: BookFamily = {
      tree: {
        grandparents: [one("Arthur Hale"), one("Edith Marsh"), null, null],
        parents: [one("Basil Hale"), one("Winifred Boucher-Featherstonehaugh")],
        self: one("Karen Hale", "1943 –"),
        partners: [one("Fred Lund"), one("Otto Berg")],
        children: Array.from({ length: 7 }, (_, at) => one(`Child ${at + 1}`, "c. 1970 –")),
      },
      dates: Array.from({ length: 40 }, (_, at) => ({
        year: String(1900 + at),
        text: `Birth: Child ${at}`,
        told: at === 3 ? "It snowed that day. (Karen)" : "",
      })),
      photographs: [],
      recipes: [{ title: "Pepparkakor", text: "You take a pound of butter.\nThen you wait." }],
      sayings: [{ title: "", text: "Never trust a cold oven." }],
      words: {
        heading: "The family",
        dates: "Dates",
        photographs: "Photographs",
        recipes: "Recipes",
        sayings: "Sayings",
      },
    };
    const { inside } = await setBook(bookOf({ family }));
    const read = await pagesOf(inside);
    const tree = read.findIndex((page) => page.includes("Edith Marsh"));
    expect(read[tree]).toMatch(/The family.*Basil Hale.*Otto Berg.*Karen Hale.*Fred Lund.*Child 7/s);
    expect(read.findIndex((page) => page.includes("Never trust a cold oven"))).toBeGreaterThan(tree);
    expect(read.slice(tree).join(" ")).toContain("a pound of butter");
    expect(read.slice(tree).join(" ")).toContain("It snowed that day. (Karen)");
  });

  it("begins with its title, its dedication and its contents, whose numbers are those of the pages", async () => {
    const { inside, pages } = await setBook(bookOf({ parts: [part("Winter", 9), part("Spring", 9)] }));
    const read = await pagesOf(inside);
    expect([read.length, pages % 2]).toEqual([pages, 0]);
    // Alone in its memory: so it goes to another thread without a copy.
    expect(inside.buffer.byteLength).toBe(inside.byteLength);
    expect(read[0]).toContain("A Bread Mouse");
    expect(read[2]).toContain("For Linnea, who asked.");
    const contents = read.find((page) => page.includes("Contents")) ?? "";
    const [, number] = /Spring: the sea[ .\n]*(\d+)/.exec(contents) ?? [];
    expect(read[Number(number) - 1]).toContain("Spring: the sea");
    const spring = read.findIndex((page) => page.startsWith("Spring\n"));
    // Parts begin on the right, and an empty page before one has nothing on it.
    expect(spring % 2).toBe(0);
    expect(read.at(-1)).toContain("Told by Astrid Holm.");
  });

  it("has running heads everywhere but where a chapter begins", async () => {
    const { inside } = await setBook(bookOf());
    const read = await pagesOf(inside);
    const first = read.findIndex((page) => page.startsWith("Winter: the house"));
    expect(first).toBeGreaterThan(0);
    expect(read[first + 1]).toMatch(/^8\s*A Bread Mouse/);
    expect(read[first + 2]).toMatch(/^Winter: the house\s*9/);
  });

  it("has all of its fonts in it, and tags", async () => {
    const pdf = Buffer.from((await setBook(bookOf())).inside).toString("latin1");
    const fonts = pdf.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(fonts).toBeGreaterThan(1);
    expect(pdf.match(/\/FontFile[23]? /g)).toHaveLength(fonts);
    expect(pdf).toContain("/StructTreeRoot");
  });

  it.each(["a5", "6x9", "a4"] as const)(
    "is as large as it is cut, and larger for a printer: %s",
    async (format) => {
      const short = { format, parts: [part("Winter", 1)] };
      for (const bleed of [false, true]) {
        const { inside, cover, spineMm } = await setBook(bookOf({ ...short, bleed }));
        const sizeOf = (pdf: Uint8Array) =>
          /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
            .exec(Buffer.from(pdf).toString("latin1"))
            ?.slice(1)
            .map((each) => Math.round((Number(each) / 72) * 254) / 10);
        const [width = 0, height = 0] = millimetres(sheetOf(format, bleed));
        expect(sizeOf(inside)).toEqual([width, height].map((each) => Math.round(each * 10) / 10));
        const [, tall = 0] = millimetres(sheetOf(format, true));
        const broad = 2 * sheetOf(format, true).width + spineMm + 20;
        expect(sizeOf(cover)).toEqual([broad, tall].map((each) => Math.round(each * 10) / 10));
      }
    },
  );
});

it("an address beside a code stands there letter by letter, whatever words its secret resembles", async () => {
  const address = "https://saga.example/shared-story#remembrancegrandmotherunderstandingphotographs";
  const voice = [{ title: "Winter", length: "12 min", note: "", address }];
  const { inside } = await setBook(bookOf({ voice }));
  const flat = (await pagesOf(inside)).join(" ").replace(/[\s\u200b]+/g, "");
  expect(flat).toContain(address);
});

it("a code of a passage stands right below its paragraph, with how it begins and how long it is", async () => {
  const code = {
    begins: "My uncle Nils mended …",
    length: "42 s",
    note: "",
    address: "https://saga.example/shared-story#secret.k3Xa9f0Q",
  };
  const [first, second] = lines(2);
  const paragraphs = [{ ...(first ?? { kind: "text", text: "" }), code }, ...(second ? [second] : [])];
  const parts = [{ title: "Winter", photograph: null, chapters: [{ heading: "", paragraphs }] }];
  const { inside } = await setBook(bookOf({ parts }));
  const flat = (await pagesOf(inside)).join(" ").replace(/\s+/g, " ");
  expect(flat).toMatch(/Easter came\. In their own voice My uncle Nils mended … 42 s 2\. The wind/);
  // The square and nothing else is a picture of lines: the page that lists the codes is not there.
  expect(flat.match(/In their own voice/g)).toHaveLength(1);
});

describe("what people wrote", () => {
  const nasty = '#panic() #image("/etc/passwd") $x$ *star* _low_ @ref <b> = heading \\ `raw` // no';

  it("is printed as it stands, in every place of a book", async () => {
    const { inside, cover } = await setBook(
      bookOf({
        title: nasty,
        author: nasty,
        dedication: nasty,
        colophon: [nasty],
        parts: [
          { title: nasty, photograph: null, chapters: [{ heading: nasty, paragraphs: lines(1, nasty) }] },
        ],
      }),
    );
    const flat = (pages: string[]) => pages.join(" ").replace(/\s+/g, "");
    const wanted = nasty.replace(/\s+/g, "");
    expect(flat(await pagesOf(inside)).split(wanted).length).toBeGreaterThanOrEqual(6);
    expect(flat(await pagesOf(cover))).toContain(wanted);
  });

  it("fits on the page, whatever it is", async () => {
    const word = "W".repeat(5_000);
    const odd = `${word} שלום לכם, the end. \u{1F600} \u0007 \ud800 ${"\u{20000}".repeat(70)}`;
    const { inside, pages } = await setBook(
      bookOf({
        title: "Long ".repeat(40),
        parts: [{ ...part("Winter", 1), chapters: [{ heading: "", paragraphs: lines(1, odd) }] }],
      }),
    );
    expect(pages).toBeGreaterThan(6);
    const read = (await pagesOf(inside)).join("").replace(/[^W]/g, "");
    expect(read.length).toBeGreaterThanOrEqual(10_000);
  });
});

describe("photographs", () => {
  /** The frame of a JPEG of these sizes, as whole as its bytes tell. */
  const jpeg = (width: number, height: number, end = [0xff, 0xd9]) =>
    Buffer.from([
      ...[0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3],
      ...[1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, width & 255, 7, 7, 7, ...end],
    ]);
  const withPhotograph = (title: string, bytes: Uint8Array): BookPart => ({
    ...part(title, 1),
    photograph: {
      picture: { mediaType: "image/jpeg", bytes, description: `${title} on Orust` },
      pixels: { width: 6000, height: 4000 },
      caption: `${title} at the house`,
    },
  });

  it("are in a book as they came, however many dots they have, and their captions beneath them", async () => {
    const [winter, spring] = [jpeg(6000, 4000), jpeg(3999, 3000)];
    const parts = [withPhotograph("Winter", winter), withPhotograph("Spring", spring)];
    for (const bleed of [false, true]) {
      const { inside, cover } = await setBook(bookOf({ parts, bleed }));
      for (const [pdf, bytes] of [
        [inside, winter],
        [inside, spring],
        [cover, winter],
      ] as const)
        expect(Buffer.from(pdf).indexOf(bytes)).toBeGreaterThan(0);
      expect(Buffer.from(inside).toString("latin1")).toMatch(/\/Width 6000\s+\/Height 4000/);
      expect((await pagesOf(inside)).join(" ")).toContain("Winter at the house");
      expect((await pagesOf(cover)).join(" ")).toContain("A Bread Mouse");
    }
  });

  it.each([
    ["broken off", jpeg(6000, 4000, [])],
    ["no photograph at all", Buffer.from("GIF89a")],
  ])("that cannot be printed take neither text nor others with them: %s", async (_, broken) => {
    const spring = jpeg(3999, 3000);
    const parts = [withPhotograph("Winter", broken), withPhotograph("Spring", spring)];
    const { inside } = await setBook(bookOf({ parts }));
    expect(Buffer.from(inside).indexOf(spring)).toBeGreaterThan(0);
    const read = (await pagesOf(inside)).join(" ");
    expect(read).toContain("the whole wall sang");
    expect(read).not.toContain("Winter at the house");
  });
});

it("a photograph is called small by how many dots it has where it is largest", () => {
  expect(sharpTo("a5", { width: 1_600, height: 1_200 })).toBeNull();
  expect(sharpTo("a5", { width: 1_200, height: 900 })).toBe(15);
  expect(sharpTo("a5", { width: 640, height: 900 })).toBe(8);
});
