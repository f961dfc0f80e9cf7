import { Document, Footer, HeadingLevel, ImageRun, Packer, PageNumber, Paragraph, TextRun } from "docx";
import { printableJpeg } from "./jpeg.ts";
import { bylineOf, type Chapter, type Picture, type Paragraph as Told, type Work } from "./work.ts";
import { plainXml } from "./xml.ts";

const serif = "Georgia";
const sans = "Verdana";

/** A text with its line breaks as runs. */
const runsOf = (text: string, look: { bold?: boolean; font?: string } = {}): TextRun[] =>
  plainXml(text)
    .split("\n")
    .map((line, index) => new TextRun({ text: line, ...look, ...(index > 0 ? { break: 1 } : {}) }));

const paragraphOf = ({ text, kind, speaker, heardAt }: Told): Paragraph => {
  const who = [speaker, heardAt].filter(Boolean).join(", ");
  const begin = kind === "text" || who === "" ? [] : runsOf(`${who}: `, { bold: true, font: sans });
  const look = kind === "question" ? { bold: true, font: sans } : {};
  return new Paragraph({
    children: [...begin, ...runsOf(text, look)],
    spacing: { after: kind === "answer" ? 280 : 120, line: 320 },
    keepNext: kind === "question",
    widowControl: true,
  });
};

const chapterOf = ({ heading, paragraphs }: Chapter): Paragraph[] => [
  ...(heading === ""
    ? []
    : [
        new Paragraph({
          children: runsOf(heading),
          heading: HeadingLevel.HEADING_1,
          keepNext: true,
          spacing: { before: 400, after: 160 },
        }),
      ]),
  ...paragraphs.map(paragraphOf),
];

/** As wide as the text of a page may be, and as high as half of it; in pixels of 96 to the inch. */
const room = { width: 600, height: 440 };

/** The photograph below the title. One that cannot be read is left out. */
function photographOf({ bytes, description }: Picture): Paragraph[] {
  const frame = printableJpeg(bytes);
  if (!frame) return [];
  const scale = Math.min(room.width / frame.width, room.height / frame.height);
  const transformation = {
    width: Math.round(frame.width * scale),
    height: Math.round(frame.height * scale),
  };
  const altText = { name: plainXml(description), description: plainXml(description) };
  const image = new ImageRun({ type: "jpg", data: bytes, transformation, altText });
  return [new Paragraph({ children: [image], spacing: { after: 480 } })];
}

/** A work as a file for Word and LibreOffice. */
export async function docxOf(work: Work): Promise<Uint8Array> {
  const { title, author, language, chapters, cover } = work;
  const facts = bylineOf(work).join(" · ");
  const document = new Document({
    title: plainXml(title),
    creator: plainXml(author),
    styles: {
      default: {
        document: { run: { font: serif, size: 24, language: { value: language } } },
        title: { run: { font: serif, size: 52, bold: true } },
        heading1: { run: { font: serif, size: 32, bold: true, color: "241b15" } },
      },
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
          }),
        },
        children: [
          new Paragraph({ children: runsOf(title), heading: HeadingLevel.TITLE, spacing: { after: 120 } }),
          ...(facts === "" ? [] : [new Paragraph({ children: runsOf(facts), spacing: { after: 480 } })]),
          ...(cover ? photographOf(cover) : []),
          ...chapters.flatMap(chapterOf),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
