import { CircleAlert } from "lucide-react";

/** What is wrong with an input, as icon and sentence, announced when it appears. */
export function ErrorLine({ id, children }: { id: string; children: string | null | undefined }) {
  return (
    <div id={id} role="alert">
      {children && (
        <p className="flex items-start gap-2 text-s font-semibold text-record">
          <CircleAlert size={22} aria-hidden className="mt-0.5" />
          {children}
        </p>
      )}
    </div>
  );
}
