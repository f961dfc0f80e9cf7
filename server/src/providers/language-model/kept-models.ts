import type { LanguageModelV4 } from "@ai-sdk/provider";

/** Models of the AI SDK by name, each made once: a new one builds the schemas of its stream again, for half a millisecond. */
export const keepModels = (make: (id: string) => Promise<LanguageModelV4>) => {
  const kept = new Map<string, LanguageModelV4>();
  return async (id: string): Promise<LanguageModelV4> => {
    const known = kept.get(id);
    if (known) return known;
    const made = await make(id);
    kept.set(id, made);
    return made;
  };
};
