/** A part of the sound with a name of its own. Times in milliseconds. */
export type Chapter = { title: string; startMs: number; endMs: number };

const utf8 = 3;

const ascii = (text: string): Buffer => Buffer.from(`${text}\0`, "latin1");
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** Seven bits in each byte, so that a size never looks like the beginning of sound. */
const synchsafe = (value: number): Buffer =>
  Buffer.from([(value >> 21) & 0x7f, (value >> 14) & 0x7f, (value >> 7) & 0x7f, value & 0x7f]);

const frame = (id: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, "latin1"), synchsafe(body.length), Buffer.alloc(2), body]);

const textFrame = (id: string, text: string): Buffer =>
  frame(id, Buffer.concat([Buffer.from([utf8]), Buffer.from(text, "utf8")]));

/** No place in bytes is told: players find it by time. */
const noOffset = 0xffff_ffff;

const chapterFrame = ({ title, startMs, endMs }: Chapter, index: number): Buffer =>
  frame(
    "CHAP",
    Buffer.concat([
      ascii(`q${index}`),
      ...[startMs, endMs, noOffset, noOffset].map(uint32),
      textFrame("TIT2", title),
    ]),
  );

/** At most so many chapters fit into a table of contents. */
const mostChapters = 255;

/** An ID3v2.4 tag with chapters (id3.org: ID3v2 Chapter Frame Addendum 1.0). */
export function id3Tag({
  title,
  artist,
  chapters,
}: {
  title: string;
  artist: string;
  chapters: readonly Chapter[];
}): Uint8Array {
  const listed = chapters.slice(0, mostChapters);
  const contents = frame(
    "CTOC",
    Buffer.concat([
      ascii("toc"),
      Buffer.from([0x03, listed.length]),
      ...listed.map((_, index) => ascii(`q${index}`)),
    ]),
  );
  const frames = Buffer.concat([
    textFrame("TIT2", title),
    textFrame("TPE1", artist),
    ...(listed.length > 0 ? [contents] : []),
    ...listed.map(chapterFrame),
  ]);
  return Buffer.concat([Buffer.from("ID3\x04\x00\x00", "latin1"), synchsafe(frames.length), frames]);
}
