import { test as base } from "@playwright/test";
import { type SagaServer, startServer } from "../server.ts";
import { preferWriting } from "./prefer-writing.ts";

type Fixtures = {
  /** Environment of this test's server, besides its port and data folder. */
  environment: Record<string, string>;
  /** How the people of this test answer: a browser that was told nothing begins with speaking. */
  answers: "written" | "spoken";
  /** A server with a data folder of its own; pages open its addresses by their path alone. */
  saga: SagaServer;
};

/** A test with its own Saga. */
export const test = base.extend<Fixtures>({
  environment: [{}, { option: true }],
  answers: ["written", { option: true }],
  context: async ({ context, answers }, use) => {
    if (answers === "written") await context.addInitScript(preferWriting);
    await use(context);
  },
  saga: async ({ environment }, use) => {
    const saga = await startServer({ LOG_LEVEL: "warn", ...environment });
    await use(saga);
    await saga.remove();
  },
  baseURL: async ({ saga }, use) => use(saga.url),
});

export { expect } from "@playwright/test";
