/**
 * Meets every fault of every kind of service once, with the whole server in this process, and says how each turn ended. A
 * program of its own, for bench/model-faults.ts.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compose } from "../src/compose.ts";
import { type Config, readConfig } from "../src/platform/config.ts";
import { createCaller } from "./caller.ts";
import { answer, begin } from "./interviewing.ts";
import { goodReply } from "./model-replies.ts";
import { type ModelFault, type ModelVendor, startModelVendor } from "./model-vendor.ts";

const told = [
  "We lived close to the mill with my brother Karl, and the whole room smelled of smoke and wet wool.",
  "My mother baked on Saturdays, and Aunt Sofia carried the flour up from the harbour.",
] as const;
const owner = "owner@example.org";
const faults: (ModelFault | null)[] = [
  null,
  401,
  403,
  404,
  429,
  "busy_for_a_moment",
  "busy_for_an_hour",
  "quota",
  500,
  529,
  "reset",
  "hang",
  "stall",
  "cut",
  "ends_early",
  "failed",
  "garbage",
  "not_json",
  "filtered",
  "truncated",
];

const services: Record<string, (vendor: ModelVendor) => Partial<Config["models"]>> = {
  OpenAI: ({ url }) => ({ openai: { baseUrl: url, apiKey: "key" } }),
  Anthropic: ({ url }) => ({ anthropic: { baseUrl: url, apiKey: "key", isOwn: false } }),
  compatible: ({ url }) => ({ compatible: { baseUrl: url, apiKey: null, model: null } }),
};

type Outcome = { ms: number; calls: number; isQuestion: boolean; notice: string };

async function meet(service: string, fault: ModelFault | null): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "saga-faults-"));
  const vendor = await startModelVendor(goodReply("Aunt Sofia carried the flour."));
  vendor.models = [];
  const config = readConfig({ ADMIN_EMAILS: owner, LOG_LEVEL: "silent", SAGA_DATA_DIR: folder });
  let code = "";
  const saga = await compose(
    { ...config, models: { ...config.models, ...services[service]?.(vendor) } },
    {
      showCode: (_email, shown) => {
        code = shown;
      },
    },
  );
  try {
    const stranger = createCaller(saga.app);
    await stranger.call("sendOtp", { body: { email: owner } });
    const identity = await stranger.call("verifyOtp", { body: { email: owner, otp: code } });
    const caller = createCaller(saga.app, identity);
    await caller.call("setConsent", { params: { id: caller.user.id }, body: { accepts: true } });
    const talk = await answer(caller, await begin(caller), told[0]);
    vendor.calls.length = 0;
    vendor.always = fault;
    const messages = [...talk.messages, { role: "user" as const, content: told[1] }];
    const start = performance.now();
    const asked = await caller.call("getQuestion", { body: { id: talk.id, messages } });
    const ms = performance.now() - start;
    const { messages: stored } = await caller.call("getInterview", { params: { id: talk.id } });
    const isQuestion = asked.next_question !== "" && stored.at(-1)?.content === asked.next_question;
    return { ms, calls: vendor.calls.length, isQuestion, notice: asked.notice?.code ?? "" };
  } finally {
    await vendor.close();
    await saga.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One line of JSON for each meeting of a service and a fault. */
for (const fault of faults)
  for (const service of Object.keys(services))
    process.stdout.write(
      `${JSON.stringify({ service, fault: fault ?? "none", ...(await meet(service, fault)) })}\n`,
    );
