import { ArrowRight, Lock } from "lucide-react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { statusLabels } from "./card-status.ts";
import { addressOf, type Chosen, rememberInterview } from "./start-interview.ts";

/** The one thing to do with an interview, or why there is nothing to do yet. */
export function CardAction({ chosen, titleId }: { chosen: Chosen; titleId: string }) {
  const navigate = useNavigate();
  const { status } = chosen;
  const isCompleted = status === "completed";

  const open = () => {
    const address = addressOf(chosen);
    if (!address) return;
    if (!isCompleted) rememberInterview(chosen);
    navigate(address);
  };
  return (
    <div className="col-span-2 grid min-h-target items-center self-end">
      {status === "disabled" ? (
        <p className="flex items-center gap-2.5 text-ink-mute">
          <Lock size={24} aria-hidden />
          {statusLabels.disabled()}
        </p>
      ) : (
        <Button
          isWide
          variant={isCompleted ? "secondary" : "primary"}
          aria-describedby={titleId}
          onPress={open}
        >
          {isCompleted ? m.dashboard_read() : statusLabels[status]()}
          {!isCompleted && <ArrowRight size={24} aria-hidden />}
        </Button>
      )}
    </div>
  );
}
