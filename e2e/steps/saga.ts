import { test as base } from "@playwright/test";
import { type SagaServer, startServer } from "../server.ts";

type Fixtures = {
  /** Environment of this test's server, besides its port and data folder. */
  environment: Record<string, string>;
  /** A server with a data folder of its own; pages open its addresses by their path alone. */
  saga: SagaServer;
};

/** A test with its own Saga. */
export const test = base.extend<Fixtures>({
  environment: [{}, { option: true }],
  saga: async ({ environment }, use) => {
    const saga = await startServer({ LOG_LEVEL: "warn", ...environment });
    await use(saga);
    await saga.remove();
  },
  baseURL: async ({ saga }, use) => use(saga.url),
});

export { expect } from "@playwright/test";
