import { type Browser, chromium } from "@playwright/test";
import { createClient, signIn } from "./http-client.ts";
import { startSaga, temporaryFolder } from "./server.ts";
import { beginTalk } from "./talk.ts";

/** A page as a browser loaded it without a cache. */
export type LoadedPage = {
  name: string;
  /** Paths of all that it loaded. */
  paths: string[];
  /** Bytes of scripts and styles as they came over the wire, compressed by the server. */
  transferred: number;
};

type Visit = { name: string; path: string; token: string | null; shows: string };

async function visit(browser: Browser, url: string, wanted: Visit): Promise<LoadedPage> {
  const context = await browser.newContext();
  if (wanted.token) await context.addCookies([{ name: "saga_session", value: wanted.token, url }]);
  const page = await context.newPage();
  const paths: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    const path = new URL(request.url()).pathname;
    paths.push(path);
    if (/\.(?:js|css)$/.test(path)) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await page.goto(`${url}${wanted.path}`, { waitUntil: "networkidle" });
  await page.getByText(wanted.shows).first().waitFor();
  const transferred = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { name: wanted.name, paths, transferred };
}

/** Opens the main pages of the real server in a headless browser, each in a fresh profile. */
export async function loadPages(executablePath: string): Promise<LoadedPage[]> {
  const folder = await temporaryFolder();
  const saga = await startSaga({ dataDir: folder.path, databaseUrl: null });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const token = await signIn(saga.url, folder.path);
    const client = createClient(saga.url, token);
    const talk = await beginTalk(client);
    client.close();
    const question = talk.messages[0]?.content.slice(0, 40) ?? "";
    const visits: Visit[] = [
      { name: "/ (signed out)", path: "/", token: null, shows: "Saga" },
      { name: "the dashboard", path: "/game-dashboard", token, shows: "Saga" },
      { name: "an interview", path: `/interview/${talk.interview}`, token, shows: question },
    ];
    const pages: LoadedPage[] = [];
    for (const each of visits) pages.push(await visit(browser, saga.url, each));
    return pages;
  } finally {
    await browser.close();
    await saga.stop();
    await folder.remove();
  }
}
