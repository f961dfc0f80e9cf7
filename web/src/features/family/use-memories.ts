import type { Family, LifeSubject } from "@saga/contract/family";
import { useQuery } from "@tanstack/react-query";
import { lifeQuery } from "./family.api.ts";
import { exampleMemories } from "./timeline/chapters.ts";

/** How much each chapter of a life holds. While the example stands and nothing is kept, the example's. */
export function useMemories(lifeId: string, family: Family | undefined) {
  const { data: life, error, refetch } = useQuery(lifeQuery(lifeId));
  const own = new Map<LifeSubject, number>(life?.subjects.map(({ id, memories }) => [id, memories]));
  const isEmpty = [...own.values()].every((memories) => memories === 0);
  const isExample = family?.state === "example" && life !== undefined && isEmpty;
  const memoriesOf = (id: LifeSubject): number =>
    isExample ? (exampleMemories[id]?.length ?? 0) : (own.get(id) ?? 0);
  return { life, isExample, memoriesOf, error, refetch };
}
