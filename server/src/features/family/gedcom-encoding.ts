/** Letters of ANSEL (ANSI Z39.47) above ASCII that European names have. */
const letters: Record<number, string> = {
  161: "Ł",
  162: "Ø",
  163: "Đ",
  164: "Þ",
  165: "Æ",
  166: "Œ",
  177: "ł",
  178: "ø",
  179: "đ",
  180: "þ",
  181: "æ",
  182: "œ",
  184: "ı",
  185: "£",
  186: "ð",
  195: "©",
  207: "ß",
};
/** Its marks stand before their letter, those of Unicode after it. */
const marks: Record<number, string> = {
  224: "\u0309",
  225: "\u0300",
  226: "\u0301",
  227: "\u0302",
  228: "\u0303",
  229: "\u0304",
  230: "\u0306",
  231: "\u0307",
  232: "\u0308",
  233: "\u030c",
  234: "\u030a",
  237: "\u0315",
  238: "\u030b",
  240: "\u0327",
  241: "\u0328",
  242: "\u0323",
};

function fromAnsel(bytes: Buffer): string {
  const text: string[] = [];
  let waiting = "";
  for (const byte of bytes) {
    const mark = marks[byte];
    if (mark) {
      waiting += mark;
      continue;
    }
    text.push((byte < 128 ? String.fromCharCode(byte) : (letters[byte] ?? "\ufffd")) + waiting);
    waiting = "";
  }
  return text.join("").normalize("NFC");
}

const decode = (encoding: string, bytes: Buffer): string => new TextDecoder(encoding).decode(bytes);

/** The text of a GEDCOM file: by its byte order mark, else by what its head says, else by what its bytes are. */
export function gedcomText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode("utf-16be", bytes);
  if (bytes[0] === 0x30 && bytes[1] === 0) return decode("utf-16le", bytes);
  if (bytes[0] === 0 && bytes[1] === 0x30) return decode("utf-16be", bytes);
  const said = /^\s*1 CHAR (\S+)/m.exec(bytes.toString("latin1", 0, 4_000))?.[1]?.toUpperCase();
  if (said === "ANSEL") return fromAnsel(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decode("windows-1252", bytes);
  }
}
