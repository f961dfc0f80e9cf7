const endings = /(?:iego|ego|iemu|emu|owie|owi|iej|iem|ów|om|em|ej|ią|ie|ia|i|y|a|ą|ę|e|o|u)$/u;
const softened: Readonly<Record<string, string>> = { c: "ć", n: "ń", s: "ś", z: "ź", l: "ł" };
const shortestRoot = 2;

const letter = (one: string): string => {
  const [hard] = Object.entries(softened).find((pair) => pair.includes(one)) ?? [];
  return hard ? `[${hard}${softened[hard]}]` : one;
};

/**
 * Finds a name in any of its cases in what was told: "Nowicka" and "do Nowickiej", "Marek" and "z Markiem", "Maciek" and "u Maćka".
 * `name` is in lower case. A short root counts only where it stands with a capital, or "Ala" would be found in "ale".
 */
export const formsOfName = (name: string): { anywhere: RegExp; capital: RegExp } => {
  const beginning = name.slice(0, Math.max(3, name.length - 3));
  const stripped = name.replace(endings, "");
  const root = (stripped.length < shortestRoot ? name : stripped).replace(
    /(?<=\p{L}{2})i?e(?=[^aeiouyąęó]$)/u,
    "",
  );
  const [first = "", ...others] = [...root];
  const last = others.pop() ?? "";
  const inner = `${others.map(letter).join("")}(?:i?e)?${letter(last)}`;
  return {
    anywhere: new RegExp(`(?<!\\p{L})${beginning}\\p{L}{0,5}(?!\\p{L})`, "u"),
    capital: new RegExp(`(?<!\\p{L})${first.toUpperCase()}${inner}\\p{L}{0,5}(?!\\p{L})`, "u"),
  };
};
