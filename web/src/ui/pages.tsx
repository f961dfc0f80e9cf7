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
        disabledReason={page === 1 && "This is the first page."}
        isReasonHidden
        onPress={() => onPage(page - 1)}
      >
        Newer
      </Button>
      <span>
        Page {page} of {total}
      </span>
      <Button
        variant="secondary"
        disabledReason={page >= total && "This is the last page."}
        isReasonHidden
        onPress={() => onPage(page + 1)}
      >
        Older
      </Button>
    </nav>
  );
}
