import type { MemoryRepository } from "./memory.repository.ts";
import { createNameReader } from "./prompt-memory.ts";

/** Names that a person has told, spelled as told, the first told first: for whoever must hear or spell them. */
export function createNamesOf(memory: MemoryRepository) {
  const readNames = createNameReader();
  return async (personId: string): Promise<string[]> =>
    readNames(await memory.messagesOf(personId)).map(({ name }) => name);
}
