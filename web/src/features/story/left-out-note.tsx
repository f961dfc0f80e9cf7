import type { Story } from "@saga/contract/stories";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";

/** Tells who passes a story on what of it stays behind, why, and where it can be decided about. */
export function LeftOutNote({ story: { id, to_read }, count }: { story: Story; count: number }) {
  if (count === 0) return null;
  return (
    <div className="grid gap-3 rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">
      <p>
        {to_read > 0
          ? m.story_count_sentences_are_left_out_or_undecided({ count })
          : m.story_count_sentences_are_left_out_because_the({ count })}
      </p>
      {to_read > 0 && (
        <LinkButton to={paths.readThrough(id)} variant="secondary" className="justify-self-start">
          {m.story_read_it_through()}
        </LinkButton>
      )}
    </div>
  );
}
