import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { sharesQuery } from "./story.api.ts";

/** Who can read a story, in a sentence. */
export function StoryReaders({ id }: { id: string }) {
  const { data } = useQuery(sharesQuery(id));
  const open = data?.data.length ?? 0;
  if (open === 0) return m.story_only_you_and_the_people_who_run();
  return m.story_you_the_people_who_run_this_saga({ count: open });
}
