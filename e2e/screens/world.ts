import { type BrowserContext, test as base, type Page, request } from "@playwright/test";
import { type SagaServer, startServer } from "../server.ts";
import { addPerson, type Caller, enterAs, startInterview, tell, writeStory } from "../steps/calls.ts";
import { owner } from "../steps/sign-in.ts";

type Cookies = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Somebody nobody knows; an account before its first interview; one with stories; one who interviews two people. */
export type Who = "stranger" | "newcomer" | "teller" | "interviewer";

/** A Saga in which everything that can be seen is there. */
export type World = {
  saga: SagaServer;
  cookies: Record<Exclude<Who, "stranger">, Cookies>;
  /** Ids: an interview that is complete, one that is going on, and a story as it was written. */
  complete: string;
  ongoing: string;
  story: string;
};

const addresses = { newcomer: "newcomer@example.org", teller: "teller@example.org", interviewer: owner };

async function enterNew(saga: SagaServer, who: keyof typeof addresses) {
  const page: Caller = { request: await request.newContext({ baseURL: saga.url }) };
  const role = who === "interviewer" ? "interviewer" : "self";
  const account = await enterAs({ page, saga }, { role, language: "en", email: addresses[who] });
  return {
    page,
    account,
    cookies: () => (page.request as Awaited<ReturnType<typeof request.newContext>>).storageState(),
  };
}

async function buildWorld(saga: SagaServer): Promise<World> {
  const interviewer = await enterNew(saga, "interviewer");
  await addPerson(interviewer.page, { name: "Anna", email: addresses.newcomer });
  await addPerson(interviewer.page, { name: "Edith Marlow", email: addresses.teller });
  const people = [
    { name: "Zofia", relationship: "grandmother", language: "pl" },
    { name: "Astrid Margareta Lindvall-Hammarskjöld", relationship: "friend", language: "sv" },
  ];
  for (const person of people) await addPerson(interviewer.page, person);
  const newcomer = await enterNew(saga, "newcomer");
  const teller = await enterNew(saga, "teller");
  const complete = await startInterview(teller.page, { number: 1, language: "en" });
  await tell(teller.page, { id: complete, tongue: "en" });
  const ongoing = await startInterview(teller.page, { number: 2, language: "en" });
  await tell(teller.page, { id: ongoing, tongue: "en", count: 4 });
  const story = await writeStory(teller.page, { interview_ids: [complete], length: 1000, language: "en" });
  return {
    saga,
    cookies: {
      newcomer: await newcomer.cookies(),
      teller: await teller.cookies(),
      interviewer: await interviewer.cookies(),
    },
    complete,
    ongoing,
    story: story.id,
  };
}

type Opened = { page: Page; world: World };

/** A test in a world that is built once for each worker. */
export const test = base.extend<{ visit: (who: Who) => Promise<Opened> }, { world: World }>({
  world: [
    async ({ browserName: _ }, use) => {
      const saga = await startServer({ LOG_LEVEL: "warn" });
      await use(await buildWorld(saga));
      await saga.remove();
    },
    { scope: "worker" },
  ],
  visit: async ({ browser, world }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who) => {
      const context = await browser.newContext({
        baseURL: world.saga.url,
        reducedMotion: "reduce",
        viewport: { width: 1280, height: 800 },
        storageState: who === "stranger" ? undefined : world.cookies[who],
      });
      contexts.push(context);
      return { page: await context.newPage(), world };
    });
    for (const context of contexts) await context.close();
  },
});

/** One thing that can be on the screen, and the way to it. */
export type Screen = { name: string; who: Who; open: (page: Page, world: World) => Promise<void> };
