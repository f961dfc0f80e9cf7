import type { Source } from "../story.ts";

/**
 * Something that its teller keeps out of every story, or does not want to be asked about (`isLimit`), with the answer that it stands in.
 * It is known to plain code alone, which looks for what points to it.
 */
export type Closed = Source & { position: number; text: string; isLimit: boolean };
