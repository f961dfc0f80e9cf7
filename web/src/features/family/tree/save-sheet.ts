/** Pixels of the longer side of a picture: what browsers draw without giving up. */
const mostPixels = 8_000;
const pixelsOfMillimetre = 300 / 25.4;

export type Sheet = { svg: string; width: number; height: number };

const blobOf = ({ svg }: Sheet): Blob => new Blob([svg], { type: "image/svg+xml" });

function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const saveDrawing = (sheet: Sheet): void => download(blobOf(sheet), "family-tree.svg");

/** Draws the sheet with 300 dots an inch, as far as a browser can. */
export async function savePicture(sheet: Sheet): Promise<void> {
  const { width, height } = sheet;
  const scale = Math.min(pixelsOfMillimetre, mostPixels / Math.max(width, height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const address = URL.createObjectURL(blobOf(sheet));
  try {
    const image = new Image(canvas.width, canvas.height);
    image.src = address;
    await image.decode();
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the picture could not be drawn");
  download(blob, "family-tree.png");
}

/** Opens the browser's print dialog with the sheet alone on paper of its size; from there it can be kept as PDF. */
export function printSheet({ svg, width, height }: Sheet): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return;
  const style = page.createElement("style");
  style.textContent = `@page { size: ${width}mm ${height}mm; margin: 0 } body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }`;
  page.head.append(style);
  page.body.append(
    page.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true),
  );
  frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
  frame.contentWindow?.print();
}
