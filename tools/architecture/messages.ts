import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { isTest, type Source } from "./source.ts";

/** What a reader of the screen would read, in a source file. */
type Words = { text: string; line: number };

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** Names of keys, methods, components and formats, and the product's own, which is the same in every language. */
const names =
  /^(?:Saga(?:: )?|WAVEfmt |Anthropic|Enter|Escape|Tab|Home|End|Backspace|Delete|Space|Bearer |[A-Z\d_]+|[A-Z][a-z]+[A-Z]\w*)$/;
const sentence =
  /^I |^\s?[A-Z][\p{L}’']+(?:[\s.,:;!?…]|$)|(?:^|\s)(?:the|a|an|of|to|is|are|was|not|and|or|for|this|that|you|your|with|it|from)\s|\s\S*[a-z]\.$/u;
const readAttributes =
  /^(?:aria-label|aria-description|aria-valuetext|title|alt|label|hint|legend|placeholder|description|intro|disabledReason)$/;
/** What is kept, compared or looked up is no text: types, imports, class names, what is thrown to developers. */
const unread = new Set(["ImportDeclaration", "ExportAllDeclaration", "TSLiteralType", "TSEnumMember"]);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** What is said whatever it looks like: text between tags, and attributes that are always read. */
const isShown = (text: string): boolean => /\p{L}/u.test(text) && text.trim() !== "Saga";

const isRead = (text: string): boolean => !names.test(text) && sentence.test(text);

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? "") : "");

function textsIn(node: Node, found: (text: string, at: number) => void): void {
  if (unread.has(node.type)) return;
  if (node.type === "JSXAttribute" && nameOf(node.name) === "className") return;
  if (node.type === "NewExpression" && nameOf(node.callee).endsWith("Error")) return;
  if (node.type === "CallExpression" && /^log[A-Z]/.test(nameOf(node.callee))) return;
  if (node.type === "JSXText" && isShown(String(node.value))) found(String(node.value).trim(), node.start);
  if (node.type === "JSXAttribute" && isNode(node.value) && node.value.type === "Literal") {
    const text = String(node.value.value);
    if ((readAttributes.test(nameOf(node.name)) && isShown(text)) || isRead(text)) found(text, node.start);
    return;
  }
  if (node.type === "Literal" && typeof node.value === "string" && isRead(node.value))
    found(node.value, node.start);
  if (node.type === "TemplateElement") {
    const { cooked } = node.value as { cooked: string };
    if (isRead(cooked)) found(cooked, node.start);
  }
  for (const [field, value] of Object.entries(node)) {
    if (field === "key" && node.type === "Property") continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) textsIn(child, found);
  }
}

/** What stands in a source file for readers of the screen. A guess: short words in small letters are not seen. */
const wordsIn = ({ path, text }: Pick<Source, "path" | "text">): Words[] => {
  const words: Words[] = [];
  const { program } = parseSync(path, text);
  textsIn(program as unknown as Node, (found, at) =>
    words.push({ text: found, line: text.slice(0, at).split("\n").length }),
  );
  return words;
};

/** Words of the screen that stand in code: docs/decisions/038-messages.md. */
export const wordsInCode = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => /^web\/src\/.+\.tsx?$/.test(path) && !isTest(path) && !/\.fixture\.ts$/.test(path))
    .flatMap((source) =>
      wordsIn(source).map(
        ({ text, line }) =>
          `${source.path}:${line} says "${text}". Words of the screen stand in web/messages/en (docs/decisions/038-messages.md).`,
      ),
    );

/** The catalogue as it is on disk: language → file without its ending → keys. */
export type Catalogue = Map<string, Map<string, string[]>>;

export const readCatalogue = (root: string): Catalogue => {
  const folder = join(root, "web/messages");
  const languages = readdirSync(folder).filter((name) => name !== "dist");
  return new Map(languages.map((language) => [language, readLanguage(join(folder, language))]));
};

const readLanguage = (folder: string): Map<string, string[]> =>
  new Map(
    readdirSync(folder).map((name) => [
      name.replace(/\.json$/, ""),
      Object.keys(JSON.parse(readFileSync(join(folder, name), "utf8"))),
    ]),
  );

/** Messages that nobody uses, or that are not named after their file. */
export const catalogueViolations = (catalogue: Catalogue, sources: Source[]): string[] => {
  const code = sources
    .filter(({ path }) => path.startsWith("web/src/"))
    .map(({ text }) => text)
    .join("\n");
  const used = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
  return [...(catalogue.get("en") ?? [])].flatMap(([file, keys]) =>
    keys.flatMap((key) => [
      ...(key.startsWith(`${file.replaceAll("-", "_")}_`)
        ? []
        : [`${file}.json: ${key} is not named after it.`]),
      ...(used.has(key) ? [] : [`${file}.json: nobody uses ${key}.`]),
    ]),
  );
};
