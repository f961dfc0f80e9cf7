/** The first that matches counts: most browsers also carry the names of others. */
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//u, "Edge"],
  [/OPR\/|Opera/u, "Opera"],
  [/SamsungBrowser\//u, "Samsung Internet"],
  [/Firefox\/|FxiOS\//u, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//u, "Chrome"],
  [/Safari\//u, "Safari"],
];

const systems: [RegExp, string][] = [
  [/iPhone/u, "iPhone"],
  [/iPad/u, "iPad"],
  [/Android/u, "Android"],
  [/Windows/u, "Windows"],
  [/CrOS/u, "ChromeOS"],
  [/Macintosh|Mac OS X/u, "Mac"],
  [/Linux/u, "Linux"],
];

const nameIn = (names: [RegExp, string][], text: string): string[] =>
  names
    .filter(([pattern]) => pattern.test(text))
    .map(([, name]) => name)
    .slice(0, 1);

/** What somebody signs in with, as they know it, from the User-Agent header: "Firefox, Windows". Null: not known. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  const names = [...nameIn(browsers, userAgent ?? ""), ...nameIn(systems, userAgent ?? "")];
  return names.length > 0 ? names.join(", ") : null;
};
