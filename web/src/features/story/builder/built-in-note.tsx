import { useQuery } from "@tanstack/react-query";
import { modelsQuery } from "#lib/models-query.ts";
import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";

/** Said before a biography is written where nobody can write one: no model answers on this server. */
export function BuiltInNote() {
  const { data } = useQuery(modelsQuery);
  if (!data || data.models.some(({ served_by }) => served_by !== null)) return null;
  return (
    <div role="status">
      <Notice tone="info" title={m.story_this_story_will_say_i()}>
        {m.story_the_built_in_writer_keeps_your_own()}
      </Notice>
    </div>
  );
}
