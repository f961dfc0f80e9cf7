import type { User } from "@saga/contract/people";
import { ShieldCheck, Trash2, User as UserIcon, Users } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";
import { roleOf } from "./user-words.ts";

const roles = {
  admin: { tone: "plum", label: "Admin", Icon: ShieldCheck },
  interviewer: { tone: "teal", label: "Interviewer", Icon: Users },
  self: { tone: "sand", label: "Self", Icon: UserIcon },
} as const;

export function RoleBadge({ user }: { user: User }) {
  const { tone, label, Icon } = roles[roleOf(user)];
  return (
    <Badge tone={tone} icon={<Icon size={20} aria-hidden />}>
      {label}
    </Badge>
  );
}

export function UserProgress({ user }: { user: User }) {
  return (
    <ProgressBar percent={user.interviewProgress} label={`Progress of ${user.name}`} className="min-w-30" />
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
        Deleting
      </span>
    );
  return (
    <Button variant="quiet" size="small" aria-haspopup="dialog" onPress={() => onDelete(user)}>
      <Trash2 size={22} aria-hidden />
      Delete<span className="sr-only"> {user.name}</span>
    </Button>
  );
}
