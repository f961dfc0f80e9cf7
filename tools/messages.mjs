import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { root } from "./workplace.mjs";

/** A folder for each language, with one file for each feature. */
const folder = join(root, "web/messages");
const output = join(folder, "dist");
const stamp = join(output, ".sources");

const isLanguage = (entry) => entry.isDirectory() && entry.name !== "dist";
const languages = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter(isLanguage)
    .map(({ name }) => name)
    .sort();
const files = (language) =>
  readdirSync(join(folder, language))
    .filter((name) => name.endsWith(".json"))
    .sort();

/** Paraglide reads a project from a folder; the files are listed here, so that nobody has to. */
const settings = () => ({
  baseLocale: "en",
  locales: languages(),
  telemetry: "off",
  modules: ["../../../node_modules/@inlang/plugin-message-format/dist/index.js"],
  "plugin.inlang.messageFormat": { pathPattern: files("en").map((name) => `../{locale}/${name}`) },
});

const hashOf = (project) => {
  const hash = createHash("sha256")
    .update(project)
    .update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(readFileSync(join(root, "web/package.json")));
  for (const language of languages()) {
    for (const name of files(language)) hash.update(readFileSync(join(folder, language, name)));
  }
  return hash.digest("hex");
};

/**
 * Makes functions of the messages of `web/messages`, when they have changed: `web/messages/dist/code/messages.js`,
 * which the web app imports as `#messages`. Throws when a file is no JSON.
 */
export const compileMessages = async () => {
  for (const language of languages()) {
    for (const name of files(language)) readMessages(language, name);
  }
  const project = JSON.stringify(settings(), null, 2);
  const sources = hashOf(project);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  const place = join(output, "project.inlang");
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "settings.json"), project);
  const { compile } = await import("@inlang/paraglide-js");
  await compile({
    project: place,
    outdir: join(output, "code"),
    strategy: ["globalVariable", "baseLocale"],
    // As long as there is one language, no code of the page asks which.
    ...(languages().length === 1 && { experimentalStaticLocale: '"en"' }),
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  });
  await assertComplete();
  writeFileSync(stamp, sources);
};

/** A message that its plugin cannot read is left out without a word. */
const assertComplete = async () => {
  const made = await import(pathToFileURL(join(output, "code/messages/_index.js")).href);
  const missing = files("en")
    .flatMap((name) => Object.keys(readMessages("en", name)))
    .filter((key) => !(key in made));
  if (missing.length > 0) throw new Error(`no messages came of ${missing.join(", ")}`);
};

const readMessages = (language, name) => {
  const path = join(folder, language, name);
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error.message}`);
  }
};

/** For Vitest, before its first test. */
export const setup = async () => {
  await compileMessages();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await compileMessages();
