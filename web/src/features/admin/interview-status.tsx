import type { ListedInterview } from "@saga/contract/administration";
import { completeProgress } from "@saga/contract/vocabulary";
import { Check, Circle, CircleDotDashed } from "lucide-react";
import { isBegun } from "#lib/is-begun.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";

/** How far an interview has come, 0 to 100. */
export function InterviewStatus({ interview }: { interview: ListedInterview }) {
  const { progress } = interview;
  if (progress >= completeProgress)
    return (
      <Badge tone="teal" icon={<Check size={20} aria-hidden />}>
        {m.admin_completed()}
      </Badge>
    );
  if (isBegun(interview))
    return (
      <Badge tone="plum" icon={<CircleDotDashed size={20} aria-hidden />}>
        {m.admin_progress_complete({ progress })}
      </Badge>
    );
  return (
    <Badge tone="sand" icon={<Circle size={20} aria-hidden />}>
      {m.admin_not_started()}
    </Badge>
  );
}
