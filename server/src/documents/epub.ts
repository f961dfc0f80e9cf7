import { strToU8, type Zippable, zipSync } from "fflate";
import { bylineOf, type Chapter, type Paragraph, type Picture, type Work } from "./work.ts";
import { xml } from "./xml.ts";

const style = `body { font-family: serif; line-height: 1.5; margin: 1em; }
h1, h2 { font-weight: 600; line-height: 1.2; }
p { margin: 0; text-indent: 1.2em; }
h2 + p, .said { text-indent: 0; }
.said { margin-top: .6em; }
.question { font-family: sans-serif; font-weight: 600; margin-top: 1.2em; }
.who { font-size: .85em; }
.cover img { max-width: 100%; max-height: 95vh; }
`;

const page = (language: string, { title, body }: { title: string; body: string }): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${xml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;

const withBreaks = (text: string): string => text.split("\n").map(xml).join("<br/>");

const paragraphOf = ({ text, kind, speaker, heardAt }: Paragraph): string => {
  if (kind === "text") return `<p dir="auto">${withBreaks(text)}</p>`;
  const who = [speaker, heardAt].filter(Boolean).join(", ");
  const said = kind === "question" ? "said question" : "said";
  const begin = who === "" ? "" : `<span class="who">${xml(who)}:</span> `;
  return `<p class="${said}" dir="auto">${begin}${withBreaks(text)}</p>`;
};

const chapterOf = ({ heading, paragraphs }: Chapter): string => {
  const head = heading === "" ? "" : `<h2 dir="auto">${xml(heading)}</h2>\n`;
  return `<section epub:type="chapter" role="doc-chapter">\n${head}${paragraphs.map(paragraphOf).join("\n")}\n</section>`;
};

const ending = { "image/jpeg": "jpg", "image/png": "png" } as const;

const coverPage = ({ mediaType, description }: Picture): string =>
  `<section epub:type="cover" class="cover"><img src="cover.${ending[mediaType]}" alt="${xml(description)}"/></section>`;

type Item = { id: string; href: string; type: string; properties?: string; isRead?: boolean };

const itemOf = ({ id, href, type, properties }: Item): string =>
  `<item id="${id}" href="${href}" media-type="${type}"${properties ? ` properties="${properties}"` : ""}/>`;

const packageOf = ({ id, title, author, language, changedAt }: Work, items: readonly Item[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${xml(id)}</dc:identifier>
<dc:title>${xml(title)}</dc:title>
${author === "" ? "" : `<dc:creator>${xml(author)}</dc:creator>\n`}<dc:language>${language}</dc:language>
<meta property="dcterms:modified">${changedAt.slice(0, 19)}Z</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${items.map(itemOf).join("\n")}
</manifest>
<spine>
${items
  .filter(({ isRead }) => isRead)
  .map((item) => `<itemref idref="${item.id}"/>`)
  .join("\n")}
</spine>
</package>
`;

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const xhtml = "application/xhtml+xml";

/** A work as an EPUB 3 file: title page, contents, one file for each chapter. */
export function epubOf(work: Work): Uint8Array {
  const { title, language, chapters, cover } = work;
  const items: Item[] = [
    { id: "nav", href: "nav.xhtml", type: xhtml, properties: "nav" },
    { id: "style", href: "style.css", type: "text/css" },
  ];
  const files: Zippable = {
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(container),
    "book/style.css": strToU8(style),
  };
  const addPage = (id: string, page_: { title: string; body: string }): void => {
    items.push({ id, href: `${id}.xhtml`, type: xhtml, isRead: true });
    files[`book/${id}.xhtml`] = strToU8(page(language, page_));
  };
  if (cover) {
    const href = `cover.${ending[cover.mediaType]}`;
    items.push({ id: "cover-image", href, type: cover.mediaType, properties: "cover-image" });
    files[`book/${href}`] = [cover.bytes, { level: 0 }];
    addPage("cover", { title, body: coverPage(cover) });
  }
  const facts = bylineOf(work).map(xml).join("<br/>");
  addPage("title", {
    title,
    body: `<section epub:type="titlepage"><h1 dir="auto">${xml(title)}</h1>\n<p>${facts}</p></section>`,
  });
  const links: string[] = [`<li><a href="title.xhtml">${xml(title)}</a></li>`];
  for (const [index, chapter] of chapters.entries()) {
    const id = `chapter-${index + 1}`;
    const name = chapter.heading || title;
    addPage(id, { title: name, body: chapterOf(chapter) });
    if (chapter.heading !== "") links.push(`<li><a href="${id}.xhtml">${xml(name)}</a></li>`);
  }
  const nav = `<nav epub:type="toc" role="doc-toc" aria-label="${xml(title)}"><ol>\n${links.join("\n")}\n</ol></nav>`;
  files["book/nav.xhtml"] = strToU8(page(language, { title, body: nav }));
  files["book/package.opf"] = strToU8(packageOf(work, items));
  return zipSync(files, { mtime: new Date(work.changedAt) });
}
