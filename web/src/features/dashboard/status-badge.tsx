import { Check, CircleDotDashed } from "lucide-react";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { type CardStatus, statusLabels } from "./card-status.ts";

const place =
  "col-span-2 justify-self-start @wide:col-span-1 @wide:col-start-2 @wide:row-start-1 @wide:justify-self-end";

/** The state of an interview that has begun. */
export function StatusBadge({ status }: { status: CardStatus }) {
  if (status === "completed") {
    return (
      <Badge tone="teal" icon={<Check size={20} aria-hidden />} className={place}>
        {statusLabels.completed()}
      </Badge>
    );
  }
  if (status !== "ongoing") return null;
  return (
    <Badge tone="plum" icon={<CircleDotDashed size={20} aria-hidden />} className={place}>
      {m.dashboard_ongoing()}
    </Badge>
  );
}
