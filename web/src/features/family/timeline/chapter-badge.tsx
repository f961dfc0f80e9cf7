import { Check, Plus } from "lucide-react";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";

/** How much a chapter holds, or that it waits for the first. */
export function ChapterBadge({ memories }: { memories: number }) {
  if (memories === 0)
    return (
      <span className="inline-flex min-h-8 items-center gap-2 rounded-full border-2 border-line-strong px-3 text-s font-semibold">
        <Plus size={20} aria-hidden />
        {m.family_add_the_first()}
      </span>
    );
  return (
    <Badge tone="teal" icon={<Check size={20} aria-hidden />}>
      {memories === 1 ? "1 memory" : `${memories} memories`}
    </Badge>
  );
}
