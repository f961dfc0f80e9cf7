import { replyWith } from "./model-stand-in.ts";

/** A reply that keeps to the rules, whatever was told. */
export const goodReply = (question: string) => (): string => JSON.stringify(replyWith(question));
