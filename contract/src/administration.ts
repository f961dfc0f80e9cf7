import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idSchema, pageOf, pageQuerySchema, timeSchema } from "./fields.ts";
import { limits } from "./vocabulary.ts";

/** An interview in the list of all: whose it is and how far it has come, and nothing of what was said. */
export const listedInterviewSchema = z.object({
  _id: idSchema,
  title: z.string(),
  interviewee: idSchema,
  interviewee_name: z.string(),
  /** The person, with the address of the own account or of the one that interviews. */
  user: z.object({ name: z.string(), email: z.nullable(z.string()) }),
  progress: z.int(),
  /** Of both sides. */
  message_count: z.int(),
  last_opened: timeSchema,
  created_at: timeSchema,
});
export type ListedInterview = z.infer<typeof listedInterviewSchema>;

const wordsSchema = z.optional(z.string().check(z.trim(), z.maxLength(limits.nameCharacters)));

/** What of a server can be tried: whether a model writes, a voice speaks, and speech is written down. */
export const triableServices = ["model", "voice", "transcription"] as const;

/** How the server is set up, without a secret or an address of anything inside. */
export const setUpSchema = z.object({
  mail: z.object({ is_sent: z.boolean(), arrives_at: z.string() }),
  /** Those asked in turn, as people know them; none: Saga's own words, its own voice, nobody. */
  models: z.array(z.string()),
  voices: z.array(z.string()),
  transcribers: z.array(z.string()),
  /** What people reach it by; null: the owner has not said. */
  public_url: z.nullable(z.string()),
  database: z.enum(["embedded", "postgresql"]),
  recordings: z.enum(["folder", "object storage"]),
});
export type SetUp = z.infer<typeof setUpSchema>;

/** What came of asking a service for one sentence. */
export const serviceTrialSchema = z.object({
  /** Who answered, or was asked; null: no service of this kind is configured. */
  by: z.nullable(z.string()),
  /** The sentence that was written, spoken or heard. */
  said: z.nullable(z.string()),
  /** Why it failed; null: it did not. */
  failure: z.nullable(z.string()),
  /** Of a voice: MP3 in Base64. */
  sound: z.nullable(z.string()),
});
export type ServiceTrial = z.infer<typeof serviceTrialSchema>;

export const administration = {
  listInterviews: endpoint({
    method: "GET",
    path: "/interviews",
    access: "admin",
    summary: "All interviews, the one opened last first, by name, address and day",
    query: z.extend(pageQuerySchema, {
      /** Part of the person's name. */
      name: wordsSchema,
      /** Part of an address. */
      email: wordsSchema,
      /** Day on which it was opened last, as yyyy-MM-dd. */
      date: z.optional(z.iso.date()),
      /** Minutes by which that day is ahead of UTC. */
      utc_offset: z._default(z.coerce.number().check(z.int(), z.minimum(-900), z.maximum(900)), 0),
      completed: z.optional(z.enum(["true", "false"])),
    }),
    output: z.extend(pageOf(listedInterviewSchema), {
      /** There are more than `total`: they are not counted any further, and no page shows them. */
      is_more: z.boolean(),
    }),
    errors: [],
  }),
  readSetUp: endpoint({
    method: "GET",
    path: "/set-up",
    access: "admin",
    summary: "How this server is set up: mail, services, address and storage",
    output: setUpSchema,
    errors: [],
  }),
  tryService: endpoint({
    method: "POST",
    path: "/set-up/try",
    access: "admin",
    summary: "Asks a service for one sentence that is nobody's; nothing is kept but what it cost",
    body: z.object({ service: z.enum(triableServices) }),
    output: serviceTrialSchema,
    errors: [],
  }),
  sendTestMail: endpoint({
    method: "POST",
    path: "/mail/test",
    access: "admin",
    summary: "Sends the caller a mail, to see whether mail arrives",
    output: z.object({
      to: z.string(),
      /** Where mail goes: never an address of a server or a secret. */
      arrives_at: z.string(),
    }),
    errors: ["mail.failed"],
  }),
};
