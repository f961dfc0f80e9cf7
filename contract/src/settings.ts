import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { inputModes, textSizes, themes } from "./vocabulary.ts";

/** What each of them switches. */
const settingsSchema = z.object({
  /** Questions are read aloud and answers can be spoken. */
  voice_features: z.boolean(),
  /** Short messages on the screen, besides those that something went wrong. */
  notifications: z.boolean(),
  /** Mails about people and interviews. Sign-in codes and warnings are always sent. */
  email_notifications: z.boolean(),
  marketing_emails: z.boolean(),
  text_size: z.enum(textSizes),
  theme: z.enum(themes),
  /** How an interview begins. */
  input_mode: z.enum(inputModes),
});
export const settings = {
  getSettings: endpoint({
    method: "GET",
    path: "/settings",
    access: "user",
    summary: "What the caller has chosen for the own account",
    output: settingsSchema,
    errors: [],
  }),
  saveSettings: endpoint({
    method: "PUT",
    path: "/settings",
    access: "user",
    summary: "Changes the caller's settings; leaves what is not named",
    body: z.partial(settingsSchema),
    output: settingsSchema,
    errors: [],
  }),
};
