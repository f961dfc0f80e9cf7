import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";
import { leaveStep } from "./toasts.ts";

type Props = {
  tone: "empty" | "failed" | "info";
  title: string;
  children?: ReactNode;
  /** Shows a "Try again" button. What toasts said about the failure goes with it. */
  onRetry?: () => void;
  /** Further buttons or links. */
  actions?: ReactNode;
};

/** Says inside a page that there is nothing here, or that something failed and what to do about it. */
export function Notice({ tone, title, children, onRetry, actions }: Props) {
  const isFailed = tone === "failed";
  const Icon = isFailed ? CircleAlert : Info;
  return (
    <div
      role={isFailed ? "alert" : undefined}
      className={`flex items-start gap-[clamp(0.5rem,3vw,1rem)] rounded-l border-2 p-[clamp(0.75rem,4vw,1.25rem)] ${isFailed ? "border-record bg-surface" : "border-dashed border-line-strong"}`}
    >
      <Icon size={28} aria-hidden className={`mt-0.5 ${isFailed ? "text-record" : "text-ink-mute"}`} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-3">
        <p className="text-l font-semibold leading-snug">{title}</p>
        {children && <div className="text-ink-soft">{children}</div>}
        {(onRetry || actions) && (
          <div className="flex flex-wrap gap-3">
            {onRetry && (
              <Button
                variant="secondary"
                onPress={() => {
                  leaveStep();
                  onRetry();
                }}
              >
                {m.ui_try_again()}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
