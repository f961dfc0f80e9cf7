import { m } from "#messages";
import { Button } from "./button.tsx";

type Props = {
  /** Says what is on the pages. */
  label: string;
  page: number;
  total: number;
  onPage: (page: number) => void;
};

/** Leads to the newer and the older page of a list. */
export function Pages({ label, page, total, onPage }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-4">
      <Button
        variant="secondary"
        disabledReason={page === 1 && m.ui_this_is_the_first_page()}
        isReasonHidden
        onPress={() => onPage(page - 1)}
      >
        {m.ui_newer()}
      </Button>
      <span>{m.ui_page_page_of_total({ page, total })}</span>
      <Button
        variant="secondary"
        disabledReason={page >= total && m.ui_this_is_the_last_page()}
        isReasonHidden
        onPress={() => onPage(page + 1)}
      >
        {m.ui_older()}
      </Button>
    </nav>
  );
}
