import { readdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";

const compressed = new Set([".js", ".css", ".html", ".svg", ".json"]);
/** The uprights of both families: nearly every first page needs them. */
const preloadedFonts = /(?:next|literata)-latin-wght-normal-[\w-]+\.woff2$/;

/** Writes the landing page's words and pictures into `landing.html`, so that strangers see them before any script has come. */
async function prerender(root: string, folder: string): Promise<void> {
  // Within the project, where its packages are found.
  const rendered = await mkdtemp(join(folder, ".prerender-"));
  try {
    await build({
      root,
      configFile: false,
      logLevel: "error",
      plugins: [react(), oneLanguage()],
      build: { ssr: "src/app/prerender.tsx", outDir: rendered, emptyOutDir: false, copyPublicDir: false },
    });
    const { landing } = await import(pathToFileURL(join(rendered, "prerender.js")).href);
    const page = await readFile(join(folder, "index.html"), "utf8");
    const place = '<div id="root"></div>';
    const sheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(page);
    if (!page.includes(place) || !sheet?.[1])
      throw new Error("index.html is not as the landing page needs it");
    // With its style in it the page is seen with its own arrival, and waits for nothing.
    const style = await readFile(join(folder, sheet[1]), "utf8");
    const styled = page.replace(sheet[0], () => `<style>${style}</style>`);
    await writeFile(
      join(folder, "landing.html"),
      styled.replace(place, () => place.replace("><", () => `>${landing()}<`)),
    );
  } finally {
    await rm(rendered, { recursive: true, force: true });
  }
}

/** Writes the landing page, then `.br` and `.gz` beside every text file, so that the server never compresses while somebody waits. */
function finish(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "saga:finish",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    async closeBundle() {
      await prerender(root, folder);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressed.has(extname(entry.name)));
      await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((body) => writeFile(`${path}.br`, body)),
    promisify(gzip)(content, { level: 9 }).then((body) => writeFile(`${path}.gz`, body)),
  ]);
}

/** Asks for the main fonts in the page itself: otherwise they wait for the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: "saga:preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => preloadedFonts.test(name))
          .map((name) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" },
          })),
    },
  };
}

const isLanguage = (name: string): boolean => name !== "dist";
const hasOneLanguage = readdirSync(resolve(import.meta.dirname, "messages")).filter(isLanguage).length === 1;

/** While there is one language, no message has to ask which: a quarter of its weight, and a runtime for all of them. */
function oneLanguage(): Plugin {
  return {
    name: "saga:one-language",
    apply: () => hasOneLanguage,
    enforce: "pre",
    transform: {
      filter: { id: /messages\/dist\/code\/messages\/\w+\.js$/ },
      handler: (code) =>
        code
          .replace(/^import \{ getLocale, experimentalStaticLocale \} from .*$/m, "")
          .replace(/^\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?$/gm, "")
          .replace(/\(inputs(?: = \{\})?, options = \{\}\) =>/g, "(inputs) =>"),
    },
  };
}

/** A message is a module: the few that several pages share come in one file, not in one each. */
const sharedMessages = {
  groups: ["landing", "admin"].map((part) => ({
    name: `messages-${part}`,
    test: new RegExp(`messages/dist/code/messages/${part}_\\w+\\.js$`),
    minShareCount: 2,
  })),
};

export default defineConfig({
  plugins: [react(), oneLanguage(), tailwindcss(), preloadFonts(), finish()],
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: sharedMessages } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:3000" } },
});
