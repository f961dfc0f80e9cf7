import type { Session } from "@saga/contract/auth";
import { Check, KeyRound, MonitorSmartphone } from "lucide-react";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

type Props = { session: Session; isEnding: boolean; onEnd: () => void };

const nameOf = ({ device, kind }: Session): string =>
  device ?? (kind === "program" ? m.settings_a_program() : m.settings_a_browser());

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
          {session.is_current
            ? m.settings_active_now()
            : m.settings_used_last_on_last_seen_at({ last_seen_at: lastUse(session.last_seen_at) })}
        </span>
      </span>
      {session.is_current ? (
        <Badge tone="teal" icon={<Check size={20} aria-hidden />}>
          {m.settings_this_one()}
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          onPress={onEnd}
          disabledReason={isEnding && m.settings_it_is_being_ended()}
          isReasonHidden
          aria-label={m.settings_sign_out_name_used_last_on({
            name,
            last_seen_at: lastUse(session.last_seen_at),
          })}
        >
          {isEnding ? m.settings_signing_out() : m.settings_sign_out()}
        </Button>
      )}
    </li>
  );
}
