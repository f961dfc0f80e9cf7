const signatures: readonly [string, string][] = [
  ["\xff\xd8\xff", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
];

/** What every browser draws, by its first bytes: JPEG, PNG or WebP. A drawing in text, which could hold a script, is none. */
export function pictureTypeOf(head: Buffer): string | null {
  const text = head.toString("latin1", 0, 12);
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "image/webp";
  return signatures.find(([sign]) => text.startsWith(sign))?.[1] ?? null;
}
