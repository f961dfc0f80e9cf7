import { useQuery } from "@tanstack/react-query";
import { modelsQuery } from "#lib/models-query.ts";
import { Notice } from "#ui/notice.tsx";

/** Said before a biography is written where nobody can write one: no model answers on this server. */
export function BuiltInNote() {
  const { data } = useQuery(modelsQuery);
  if (!data || data.models.some(({ served_by }) => served_by !== null)) return null;
  return (
    <div role="status">
      <Notice tone="info" title="This story will say “I”.">
        The built-in writer keeps your own words, in the first person. A story told about the person, as “he”
        or “she”, needs an AI writer, and none is set up here.
      </Notice>
    </div>
  );
}
