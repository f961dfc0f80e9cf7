import { useQuery } from "@tanstack/react-query";
import { sharesQuery } from "./story.api.ts";

/** Who can read a story, in a sentence. */
export function StoryReaders({ id }: { id: string }) {
  const { data } = useQuery(sharesQuery(id));
  const open = data?.data.length ?? 0;
  if (open === 0) return "Only you and the people who run this Saga can read this.";
  return open === 1
    ? "You, the people who run this Saga and whoever has the link can read this."
    : `You, the people who run this Saga and whoever has one of ${open} links can read this.`;
}
