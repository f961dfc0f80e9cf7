import type { Section, Sentence } from "../story.ts";

/** A sentence, where it stands. */
export type PlacedSentence = { sentence: Sentence; heading: string; before: string | null };

/** Every sentence of the sections, in order, with its place. */
export const placesIn = (sections: readonly Section[]): PlacedSentence[] =>
  sections.flatMap(({ heading, sentences }) =>
    sentences.map((sentence, at) => ({ sentence, heading, before: sentences[at - 1]?.text ?? null })),
  );
