import type { Media } from "@saga/contract/family-media";
import { undrawnType } from "@saga/contract/vocabulary";
import { pictureTypeOf } from "#platform/picture-type.ts";

export type MediaType = { kind: Media["kind"]; mediaType: string };

const ascii = (head: Buffer, from: number, to: number): string => head.toString("latin1", from, to);

const photo = (mediaType: string): MediaType => ({ kind: "photo", mediaType });
const audio = (mediaType: string): MediaType => ({ kind: "audio", mediaType });
const video = (mediaType: string): MediaType => ({ kind: "video", mediaType });
const paper = (mediaType: string): MediaType => ({ kind: "document", mediaType });

const begins: [string, MediaType][] = [
  ["GIF87a", photo("image/gif")],
  ["GIF89a", photo("image/gif")],
  ["%PDF-", paper("application/pdf")],
  ["{\\rtf", paper("application/rtf")],
  ["ID3", audio("audio/mpeg")],
  ["fLaC", audio("audio/flac")],
];

/** Office documents are archives: only their name says which. */
const archives: Record<string, string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
};

/** Brands of the ISO base media format (ISO/IEC 14496-12). */
function isoType(brand: string): MediaType {
  if (/^(heic|heix|heim|heis|mif1|msf1)/.test(brand)) return photo(undrawnType);
  if (brand === "avif") return photo("image/avif");
  if (/^M4[AB]/.test(brand)) return audio("audio/mp4");
  return video(brand.startsWith("qt") ? "video/quicktime" : "video/mp4");
}

function containerType(head: Buffer): MediaType | null {
  const [outer, inner] = [ascii(head, 0, 4), ascii(head, 8, 12)];
  if (ascii(head, 4, 8) === "ftyp") return isoType(inner);
  if (outer === "RIFF" && inner === "WAVE") return audio("audio/wav");
  if (outer === "RIFF" && inner === "AVI ") return video("video/x-msvideo");
  if (outer === "OggS") return ascii(head, 28, 35) === "\x80theora" ? video("video/ogg") : audio("audio/ogg");
  if (outer === "\x1a\x45\xdf\xa3") {
    return head.includes("V_VP") || head.includes("V_AV1") ? video("video/webm") : audio("audio/webm");
  }
  return null;
}

const isMpegAudio = ([first = 0, second = 0]: Buffer): boolean =>
  first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0;

/** A text may break off within a letter at the end of what was read. */
function isText(head: Buffer): boolean {
  const text = head.toString("utf8");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no text has
  return !/[\u0000-\u0008\u000e-\u001f]|\ufffd(?!$)/.test(text.slice(0, -1)) && !/^\s*<[!?a-z]/i.test(text);
}

/**
 * What a file is, by its first bytes; a name alone makes nothing of it. Null: nothing that is kept: pages, drawings and
 * programs may act when they are opened.
 */
export function mediaTypeOf(head: Buffer, name: string): MediaType | null {
  if (head.length === 0) return null;
  const picture = pictureTypeOf(head);
  if (picture) return photo(picture);
  const known = begins.find(([sign]) => head.subarray(0, sign.length).equals(Buffer.from(sign, "latin1")));
  if (known) return known[1];
  const container = containerType(head);
  if (container) return container;
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (ascii(head, 0, 4) === "PK\x03\x04") {
    const archive = archives[ending];
    return archive ? paper(archive) : null;
  }
  if (isMpegAudio(head)) return audio("audio/mpeg");
  return ending === "txt" && isText(head) ? paper("text/plain; charset=utf-8") : null;
}
