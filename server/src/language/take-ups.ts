import type { Wordings } from "./subjects.ts";

/** What a telling can end on that a listener takes up, in the order of its weight: something promised for later, kept silent, never known, the last or the first time, a thing that was kept. */
export const ends = ["promise", "unasked", "unknown", "last", "first", "kept"] as const;

export type End = (typeof ends)[number];

/** `heard`: on a sentence whose clauses are folded, with commas between them. `asks`: apt whatever else was told; nothing of it is inflected. */
export type TakeUps = Readonly<Record<End, { heard: RegExp; asks: Wordings }>>;
