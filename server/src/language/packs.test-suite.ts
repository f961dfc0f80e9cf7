import { compile } from "./match.ts";
import { facets, hookKinds, type LanguagePack, topicIds } from "./pack.ts";

/** Does a text speak of acute danger, and not only inside a harmless phrase? */
export function speaksOfDanger({ lexicon }: LanguagePack, text: string): boolean {
  const calm = compile({ calm: lexicon.calm ?? [] })(text);
  return compile({ crisis: lexicon.crisis })(text).some(
    ({ from, to }) => !calm.some((harmless) => harmless.from <= from && harmless.to >= to),
  );
}

/** Every question a pack can ask, as it is written there. */
export const questionsOf = ({ topics, followUps }: LanguagePack): string[] => [
  ...topicIds.flatMap((id) => {
    const { open, easier, facets: asked } = topics[id];
    return [...open, ...easier, ...facets.flatMap((facet) => asked[facet] ?? [])];
  }),
  ...hookKinds.flatMap((kind) => facets.flatMap((facet) => followUps[kind][facet] ?? [])),
];
