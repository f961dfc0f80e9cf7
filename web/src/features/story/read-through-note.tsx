import type { Story } from "@saga/contract/stories";
import { Eye } from "lucide-react";
import { LinkButton } from "#ui/link-button.tsx";

/** Says that passages of a story wait to be read through, and leads there. */
export function ReadThroughNote({ story: { id, to_read } }: { story: Story }) {
  if (to_read === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-m bg-honey-soft px-5 py-4 text-on-honey-soft">
      <p className="min-w-0 flex-1 basis-80">
        {to_read === 1
          ? "One passage could hurt or expose somebody. It is neither printed nor shared before you have decided about it."
          : `${to_read} passages could hurt or expose somebody. They are neither printed nor shared before you have decided about them.`}
      </p>
      <LinkButton to={`/story/${encodeURIComponent(id)}/read-through`} variant="secondary">
        <Eye size={24} aria-hidden />
        Read it through
      </LinkButton>
    </div>
  );
}
