import type { Story } from "@saga/contract/stories";
import { LinkButton } from "#ui/link-button.tsx";

/** Tells who passes a story on what of it stays behind, why, and where it can be decided about. */
export function LeftOutNote({ story: { id, to_read }, count }: { story: Story; count: number }) {
  if (count === 0) return null;
  return (
    <div className="grid gap-3 rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">
      <p>
        {count === 1 ? "One sentence is" : `${count} sentences are`} left out, because the teller wants the
        matter left alone{to_read > 0 && ", or because nobody has decided about it in the read-through yet"}.
      </p>
      {to_read > 0 && (
        <LinkButton
          to={`/story/${encodeURIComponent(id)}/read-through`}
          variant="secondary"
          className="justify-self-start"
        >
          Read it through
        </LinkButton>
      )}
    </div>
  );
}
