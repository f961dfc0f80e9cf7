const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

/** What the text literal of JSON that begins `json` says so far; a half-written escape is left for later. */
const readLiteral = (json: string): string => {
  let text = "";
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at] ?? "";
    if (char === '"') break;
    if (char !== "\\") {
      text += char;
      continue;
    }
    const kind = json[at + 1];
    if (kind === undefined) break;
    if (kind === "u") {
      const code = json.slice(at + 2, at + 6);
      if (code.length < 4) break;
      text += String.fromCharCode(Number.parseInt(code, 16));
      at += 5;
    } else {
      text += escapes[kind] ?? kind;
      at += 1;
    }
  }
  // Half of a pair would be shown as a box.
  return /[\uD800-\uDBFF]$/u.test(text) ? text.slice(0, -1) : text;
};

/**
 * Tells how a text field of a JSON object grows while the object is written, and once what stands before it. The field must come before any other text
 * that holds its name in quotes, as a first field does.
 */
export const followField = (
  field: string,
  { onDelta, onHead }: { onDelta: (text: string) => void; onHead?: ((json: string) => void) | undefined },
): ((json: string) => void) => {
  const opening = new RegExp(`"${field}"\\s*:\\s*"`, "u");
  let from = -1;
  let told = 0;
  return (json) => {
    if (from < 0) {
      const found = opening.exec(json);
      if (!found) return;
      from = found.index + found[0].length;
      onHead?.(json.slice(0, found.index));
    }
    const text = readLiteral(json.slice(from));
    if (text.length > told) onDelta(text.slice(told));
    told = text.length;
  };
};
