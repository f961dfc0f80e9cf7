import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { imageSize } from "image-size";

/** `longest`: pixels of its longer side at most; `rotation`: degrees clockwise, a multiple of 90. */
export type PictureOrder = { bytes: Uint8Array; longest: number; rotation: number };

/** Pixels of a photograph that is unfolded: 256 MB. Cameras have 12 to 50 million. */
const mostPixels = 64_000_000;
/** What is drawn; a drawing in text (SVG) is not. */
const drawn = ["jpg", "png", "gif", "webp", "heif"];
const quality = 82;

/** A photograph as a small JPEG, upright as its camera says and turned. Throws for what is no photograph, or a larger one than any camera makes. */
export async function drawPicture({ bytes, longest, rotation }: PictureOrder): Promise<Uint8Array> {
  const { width, height, type } = imageSize(bytes);
  if (!drawn.includes(type ?? "") || width * height > mostPixels) throw new Error("not drawn");
  const image = await loadImage(bytes);
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const size = (side: number): number => Math.max(1, Math.round(side * scale));
  const [wide, high] = [size(image.width), size(image.height)];
  const isOnItsSide = rotation % 180 !== 0;
  const canvas = isOnItsSide ? createCanvas(high, wide) : createCanvas(wide, high);
  const context = canvas.getContext("2d");
  // JPEG knows no glass.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.imageSmoothingQuality = "high";
  context.drawImage(halved(image, wide), -wide / 2, -high / 2, wide, high);
  return canvas.encode("jpeg", quality);
}

/** Halved until it is less than twice as wide as it is to be: in one step fine lines would break up. */
function halved(image: Image, wide: number): Image | Canvas {
  let last: Image | Canvas = image;
  while (last.width >= wide * 2 && last.height > 1) {
    const next: Canvas = createCanvas(Math.ceil(last.width / 2), Math.ceil(last.height / 2));
    next.getContext("2d").drawImage(last, 0, 0, next.width, next.height);
    last = next;
  }
  return last;
}
