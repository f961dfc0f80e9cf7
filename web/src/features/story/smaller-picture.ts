import { limits } from "@saga/contract/vocabulary";

/** Pixels: sharp on the cover of a book, 300 dots to the inch on 20 cm. */
const longestSide = 2_400;
/** Tried one after the other until the file is small enough to be sent. */
const qualities = [0.85, 0.7, 0.5];

/**
 * A photograph small enough for a cover, as JPEG. It is drawn anew: where it was taken, which phones write into their pictures, is
 * not in it. Throws where the browser cannot read it.
 */
export async function smallerPicture(file: Blob): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("there is no canvas");
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let drawn: Blob | null = null;
  for (const quality of qualities) {
    drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (!drawn) throw new Error("the picture could not be drawn");
    if (drawn.size <= limits.coverBytes) break;
  }
  if (!drawn) throw new Error("the picture could not be drawn");
  return drawn.arrayBuffer();
}
