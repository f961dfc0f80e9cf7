import { ChevronLeft, ChevronRight } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { pagesAround } from "./page-links.ts";

type Props = {
  /** Says what is on the pages. */
  label: string;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
};

/** Leads to the pages around the current one. */
export function PageNumbers({ label, page, totalPages, onPage }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-1 @wide:justify-start">
      <Button
        variant="quiet"
        disabledReason={page === 1 && m.admin_this_is_the_first_page()}
        isReasonHidden
        onPress={() => onPage(page - 1)}
      >
        <ChevronLeft size={22} aria-hidden />
        {m.admin_previous()}
      </Button>
      {/* On a phone they have a line of their own: "Next" stays beside "Previous". */}
      <div className="order-last flex basis-full flex-wrap justify-center gap-1 @wide:order-none @wide:basis-auto">
        {pagesAround(page, totalPages).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={m.admin_page_number({ number })}
            aria-current={number === page ? "page" : undefined}
            onClick={() => onPage(number)}
            className="min-h-12 min-w-12 rounded-s px-2 font-semibold hover:bg-page-deep aria-[current]:bg-primary aria-[current]:text-on-primary"
          >
            {number}
          </button>
        ))}
      </div>
      <Button
        variant="quiet"
        disabledReason={page >= totalPages && m.admin_this_is_the_last_page()}
        isReasonHidden
        onPress={() => onPage(page + 1)}
      >
        {m.admin_next()}
        <ChevronRight size={22} aria-hidden />
      </Button>
    </nav>
  );
}
