/** A part of a prompt; the end of what the next call has in common with this one is marked. */
export type PromptPart = { role: "system" | "user"; content: string; isCacheEnd?: boolean };

/** What a model is asked for: the chapters of a life, a section, an opinion on sentences, better sentences, a reading of the whole, or what could hurt somebody. */
export type Asked = {
  task: "plan" | "write" | "check" | "repair" | "revise" | "sore";
  parts: PromptPart[];
  /** JSON schema of the reply. */
  schema: Record<string, unknown>;
  maxOutputTokens: number;
};

/** Asks a model; the reply is unchecked, empty when it could not be read, and null when none came. Throws only when the story is to be written no further. */
export type Ask = (asked: Asked) => Promise<unknown>;
