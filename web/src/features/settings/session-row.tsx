import type { Session } from "@saga/contract/auth";
import { Check, KeyRound, MonitorSmartphone } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

type Props = { session: Session; isEnding: boolean; onEnd: () => void };

const nameOf = ({ device, kind }: Session): string =>
  device ?? (kind === "program" ? "A program" : "A browser");

const lastUse = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });

/** One place where the account is signed in. */
export function SessionRow({ session, isEnding, onEnd }: Props) {
  const Icon = session.kind === "program" ? KeyRound : MonitorSmartphone;
  const name = nameOf(session);
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-line py-4 last:border-0">
      <span className="grid size-13 flex-none place-items-center rounded-m bg-primary-soft text-on-primary-soft">
        <Icon size={26} aria-hidden />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <b className="block font-semibold">{name}</b>
        <span className="text-s text-ink-soft">
          {session.is_current ? "Active now" : `Used last on ${lastUse(session.last_seen_at)}`}
        </span>
      </span>
      {session.is_current ? (
        <Badge tone="teal" icon={<Check size={20} aria-hidden />}>
          This one
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          onPress={onEnd}
          disabledReason={isEnding && "It is being ended."}
          isReasonHidden
          aria-label={`Sign out ${name}, used last on ${lastUse(session.last_seen_at)}`}
        >
          {isEnding ? "Signing out..." : "Sign out"}
        </Button>
      )}
    </li>
  );
}
