import type { Story } from "@saga/contract/stories";
import { Eye } from "lucide-react";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";

/** Says that passages of a story wait to be read through, and leads there. */
export function ReadThroughNote({ story: { id, to_read } }: { story: Story }) {
  if (to_read === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-m bg-honey-soft px-5 py-4 text-on-honey-soft">
      <p className="min-w-0 flex-1 basis-80">
        {m.story_count_passages_could_hurt_or_expose_somebody({ count: to_read })}
      </p>
      <LinkButton to={paths.readThrough(id)} variant="secondary">
        <Eye size={24} aria-hidden />
        {m.story_read_it_through()}
      </LinkButton>
    </div>
  );
}
