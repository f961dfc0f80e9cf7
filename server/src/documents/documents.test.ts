import { unzipSync } from "fflate";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDocumentWorker } from "./document-worker.ts";
import { documentOf } from "./documents.ts";
import type { Work } from "./work.ts";

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
  });
});

it("a photograph that cannot be read takes nobody's text with it", async () => {
  const cover = {
    mediaType: "image/jpeg" as const,
    bytes: Buffer.from("ffd8ff00", "hex"),
    description: "Us",
  };
  const pdf = Buffer.from(await documentOf({ ...work, cover }, "pdf")).toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
});

it("a document that takes too long is given up, and the next one is made", async () => {
  const worker = createDocumentWorker({ timeoutMs: 1 });
  onTestFinished(worker.close);
  await expect(worker.make(work, "pdf", "anna")).rejects.toThrow("took too long");
  await expect(worker.make(work, "pdf", "anna")).rejects.toThrow("took too long");
});
