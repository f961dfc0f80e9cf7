const asRead = (part: string): string =>
  part === "gpt" ? "GPT" : part.charAt(0).toUpperCase() + part.slice(1);

/**
 * A model's identifier as people read it: "claude-3-5-haiku-latest" is "Claude 3.5 Haiku". One that is no such name, of a server of
 * one's own, stays as it is.
 */
export function modelName(id: string): string {
  if (!/^(?:gpt|claude)-[\w.-]+$/.test(id)) return id;
  return id
    .replace(/-latest$/, "")
    .replace(/-(\d+)-(\d+)(?=-|$)/, "-$1.$2")
    .split("-")
    .map(asRead)
    .join(" ")
    .replace(/^GPT /, "GPT-");
}
