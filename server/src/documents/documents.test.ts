import { unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDocumentWorker } from "./document-worker.ts";
import { documentOf } from "./documents.ts";
import { bylineOf, type Work } from "./work.ts";

const nasty = '#panic() $x$ <b>bold</b> & "q" [link](x) *star* =HYPERLINK(1) \u{1F600} שלום Łódź \u0007';
const work: Work = {
  id: "5c1ae2a4-1111-4222-8333-444455556666",
  title: "A Bread Mouse & <Eyes> #evil",
  author: 'Astrid "Holm"',
  date: "21 november 2026",
  changedAt: "2026-11-21T10:00:00.000Z",
  language: "sv",
  cover: null,
  chapters: [
    { heading: "The warm room", paragraphs: [{ kind: "text", text: nasty }] },
    {
      heading: "",
      paragraphs: [
        { kind: "question", speaker: "Saga", heardAt: "04:10", text: "Who was there?" },
        { kind: "answer", speaker: "Astrid", text: `My aunt.\nAnd hens. ${"X".repeat(5_000)}` },
      ],
    },
  ],
};

/** How far to the right a PDF says anything, in points, and how many letters X it says. */
async function farthestRight(pdf: Uint8Array): Promise<[number, number]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useWasm: false, verbosity: 0 }).promise;
  let [right, count] = [0, 0];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) {
      if (!("str" in item)) continue;
      right = Math.max(right, item.transform[4] + item.width);
      count += item.str.replace(/[^X]/g, "").length;
    }
  }
  await document.loadingTask.destroy();
  return [right, count];
}

const textIn = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const filesIn = (bytes: Uint8Array) => unzipSync(bytes);

describe("what people wrote is printed as it stands, and read as no code", () => {
  it("in Markdown", async () => {
    const text = textIn(await documentOf(work, "md"));
    expect(text).toContain("# A Bread Mouse \\& \\<Eyes\\> \\#evil");
    expect(text).toContain("\\<b\\>bold\\</b\\>");
    expect(text).toContain("**Saga, 04:10:** Who was there?");
  });

  it("in EPUB, whose first file says what it is and is not compressed", async () => {
    const bytes = await documentOf(work, "epub");
    expect(textIn(bytes.slice(30, 58))).toBe("mimetypeapplication/epub+zip");
    const files = filesIn(bytes);
    const chapter = textIn(files["book/chapter-1.xhtml"] ?? new Uint8Array());
    expect(chapter).toContain("&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot;");
    expect(chapter).not.toContain("\u0007");
    expect(textIn(files["book/package.opf"] ?? new Uint8Array())).toContain("<dc:language>sv</dc:language>");
  });

  it("in DOCX", async () => {
    const document = textIn(filesIn(await documentOf(work, "docx"))["word/document.xml"] ?? new Uint8Array());
    expect(document).toContain("&lt;b&gt;bold&lt;/b&gt;");
    expect(document).toContain("Who was there?");
  });

  it("in PDF, which has its fonts and its structure in it", async () => {
    const worker = createDocumentWorker();
    onTestFinished(worker.close);
    const pdf = Buffer.from(await worker.make(work, "pdf", "anna")).toString("latin1");
    expect(pdf.slice(0, 5)).toBe("%PDF-");
    expect(pdf).toContain("/StructTreeRoot");
    expect(pdf).toContain("+Literata");
    // A word that fits on no line is broken, and nothing of it runs off the page.
    const [right, count] = await farthestRight(Buffer.from(pdf, "latin1"));
    expect(count).toBe(5_000);
    expect(right).toBeLessThan((148 / 25.4) * 72);
  });
});

it("names the teller below the title, and not again where the title begins with the name", () => {
  const date = "November 2026";
  expect(bylineOf({ title: "The red house", author: "Vera", date })).toEqual(["Vera", date]);
  expect(bylineOf({ title: "Vera: Keswick", author: "Vera", date })).toEqual([date]);
});

it("the photograph of a story stands in the file for Word, as a picture of its own", async () => {
  const bytes = Buffer.from("ffd8ffc0000b08006400c80100000000ffd9", "hex");
  const cover = { mediaType: "image/jpeg" as const, bytes, description: "Us & <hens>" };
  const files = filesIn(await documentOf({ ...work, cover }, "docx"));
  const [picture] = Object.keys(files).filter((name) => name.startsWith("word/media/"));
  expect(Buffer.from(files[picture ?? ""] ?? "")).toEqual(bytes);
  const document = textIn(files["word/document.xml"] ?? new Uint8Array());
  expect(document).toContain('descr="Us &amp; &lt;hens&gt;"');
  // 600 by 300 pixels of 9,525 units: twice as wide as high.
  expect(document).toContain('cx="5715000" cy="2857500"');
});

it("a photograph that cannot be read takes nobody's text with it", async () => {
  const cover = {
    mediaType: "image/jpeg" as const,
    bytes: Buffer.from("ffd8ff00", "hex"),
    description: "Us",
  };
  const pdf = Buffer.from(await documentOf({ ...work, cover }, "pdf")).toString("latin1");
  expect(Object.keys(filesIn(await documentOf({ ...work, cover }, "docx"))).join()).not.toContain("media/");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
});

it("a document that takes too long is given up, and the next one is made", async () => {
  const worker = createDocumentWorker({ timeoutMs: 1 });
  onTestFinished(worker.close);
  await expect(worker.make(work, "pdf", "anna")).rejects.toThrow("took too long");
  await expect(worker.make(work, "pdf", "anna")).rejects.toThrow("took too long");
});
