import type { User } from "@saga/contract/people";
import { ShieldCheck, Trash2, User as UserIcon, Users } from "lucide-react";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";
import { calledName, roleOf } from "./user-words.ts";

const roles = {
  admin: { tone: "plum", label: m.admin_admin, Icon: ShieldCheck },
  interviewer: { tone: "teal", label: m.admin_interviewer, Icon: Users },
  self: { tone: "sand", label: m.admin_self, Icon: UserIcon },
} as const;

export function RoleBadge({ user }: { user: User }) {
  const { tone, label, Icon } = roles[roleOf(user)];
  return (
    <Badge tone={tone} icon={<Icon size={20} aria-hidden />}>
      {label()}
    </Badge>
  );
}

export function UserProgress({ user }: { user: User }) {
  return (
    <ProgressBar
      percent={user.interviewProgress}
      label={m.admin_progress_of_name({ name: calledName(user) })}
      className="min-w-30"
    />
  );
}

type DeleteProps = { user: User; isDeleting: boolean; onDelete: (user: User) => void };

/** Administrators are named by the server's configuration and cannot be removed here. */
export function DeleteCell({ user, isDeleting, onDelete }: DeleteProps) {
  if (user.permissionLevel === "admin") return null;
  if (isDeleting)
    return (
      <span role="status" className="inline-flex min-h-12 items-center gap-2 font-semibold">
        <RingsMark size={26} isPulsing />
        {m.admin_deleting()}
      </span>
    );
  return (
    <Button variant="quiet" size="small" aria-haspopup="dialog" onPress={() => onDelete(user)}>
      <Trash2 size={22} aria-hidden />
      <MarkedText
        parts={m.admin_delete_somebody.parts({ name: calledName(user) })}
        marks={{ hidden: (name) => <span className="sr-only">{name}</span> }}
      />
    </Button>
  );
}
