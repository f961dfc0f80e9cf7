import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export type PdfDocument = PDFDocumentProxy;

/** The least and the most pixels across a page. */
const [narrowest, widest] = [300, 1_800];

/** Opens a PDF. The reader is loaded with the first one. The legacy build is for browsers of some years ago. */
export async function openPdf(file: Blob): Promise<PdfDocument> {
  const [{ getDocument, GlobalWorkerOptions }, { default: PdfWorker }] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs?worker"),
  ]);
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  return getDocument({ data: new Uint8Array(await file.arrayBuffer()), useWasm: false }).promise;
}

/** Draws a page as wide as it is shown, in the pixels of this screen, and answers its words, for those who do not see it. */
export async function drawPage(
  document: PdfDocument,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<string> {
  const page = await document.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const shown = canvas.clientWidth * devicePixelRatio;
  const viewport = page.getViewport({ scale: Math.min(widest, Math.max(narrowest, shown)) / width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : "")).join("");
}
