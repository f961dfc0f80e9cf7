import type { ModelCall } from "./model-vendor.ts";

/** The built-in question that a prompt asks to word. */
const builtInIn = ({ prompt }: Pick<ModelCall, "prompt">): string =>
  /the question in plain words\n(.*)\n/u.exec(prompt)?.[1] ?? "";

/** A reply that keeps to the rules: another reception, the same question. */
export const goodReply =
  (reception: string) =>
  (call: ModelCall): string =>
    JSON.stringify({
      question: `${reception} ${builtInIn(call)
        .split(/(?<=[.?”]) /u)
        .at(-1)}`,
      notes: [],
    });
