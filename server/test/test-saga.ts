import type { Worker } from "node:worker_threads";
import { onTestFinished } from "vitest";
import { createStoryWorker } from "../src/authoring/story-worker.ts";
import type { Overrides } from "../src/compose/overrides.ts";
import { compose, type Saga } from "../src/compose.ts";
import { type Config, readConfig } from "../src/platform/config.ts";
import type { Mail } from "../src/providers/mailer/mailer.ts";
import { type Caller, createCaller } from "./caller.ts";
import { createMigratedDatabase } from "./test-database.ts";

export const admin = "admin@example.org";

export type TestSaga = Saga & {
  config: Config;
  mails: Mail[];
  /** A clock that stands still until it is moved. */
  clock: { now: () => Date; pass: (seconds: number) => void };
  /** Somebody who has not signed in. */
  stranger: Caller;
  /** Signs in with a code out of the mail. */
  signIn: (email: string) => Promise<Caller>;
  /** Adds an account, as the administrator does, and signs in. */
  join: (email: string) => Promise<Caller>;
  /** Stops the server and starts it again with other settings; answers how a caller reaches the new one. */
  restart: (env: Record<string, string>) => Promise<(caller: Caller) => Caller>;
};

/** Threads that write stories for one test after the other. */
const lastingThreads: Worker[] = [];

const createClock = () => {
  let time = Date.parse("2026-11-01T12:00:00Z");
  return {
    now: () => new Date(time),
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
};

export const codeIn = (mail: Mail | undefined): string => /\b(\d{6})\b/.exec(mail?.text ?? "")?.[1] ?? "";

/** The whole server on a real database, called in process. Everything goes away when the test is over. */
export async function startSaga(
  options: { env?: Record<string, string>; overrides?: Overrides } = {},
): Promise<TestSaga> {
  const database = await createMigratedDatabase();
  const mails: Mail[] = [];
  const clock = createClock();
  const mailer = { description: "the test", send: async (mail: Mail) => void mails.push(mail) };
  const { dataDir, databaseUrl } = database;
  const composed = async (env: Record<string, string> = {}) => {
    const config = readConfig({ ADMIN_EMAILS: admin, LOG_LEVEL: "silent", ...env });
    const placed: Config = { ...config, dataDir, databaseUrl };
    const storyWorker = createStoryWorker({ lastingThreads });
    return { placed, running: await compose(placed, { clock, mailer, storyWorker, ...options.overrides }) };
  };
  const { placed, running: saga } = await composed(options.env);
  let current = saga;
  onTestFinished(async () => {
    await current.close();
    await database.drop();
  });
  const restart = async (env: Record<string, string>) => {
    await current.close();
    current = (await composed(env)).running;
    const { app } = current;
    return (caller: Caller) => createCaller(app, { token: caller.token ?? "", user: caller.user });
  };
  const stranger = createCaller(saga.app);
  const signIn = async (email: string): Promise<Caller> => {
    await stranger.call("sendOtp", { body: { email } });
    const mail = mails.findLast(({ to }) => to === email);
    const { token, user } = await stranger.call("verifyOtp", { body: { email, otp: codeIn(mail) } });
    return createCaller(saga.app, { token, user });
  };
  const join = async (email: string): Promise<Caller> => {
    const owner = await signIn(admin);
    await owner.call("createUser", { body: { name: email.split("@")[0] ?? "", email } });
    return signIn(email);
  };
  return { ...saga, config: placed, mails, clock, stranger, signIn, join, restart };
}
