import type { User } from "@saga/contract/people";
import { UserRound } from "lucide-react";
import { initials } from "#lib/format.ts";
import { givenName } from "#lib/given-name.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";

type Props = { user: User; interviews: number | null };

const roleWord = (user: User): string => {
  if (user.permissionLevel === "admin") return m.settings_admin();
  return user.role === "interviewer" ? m.settings_interviewer() : m.settings_personal_user();
};

const monthOf = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { month: "short", year: "numeric" });

/** Whose account it is, in short. */
export function ProfileCard({ user, interviews }: Props) {
  const name = givenName(user);
  const facts = [
    [m.settings_role(), roleWord(user)],
    ...(interviews === null ? [] : [[m.settings_interviews(), String(interviews)]]),
    [m.settings_since(), monthOf(user.created_at)],
  ] as const;
  return (
    <Card
      as="section"
      aria-label={m.settings_your_profile()}
      className="grid justify-items-center gap-3 text-center"
    >
      <span
        aria-hidden
        className="grid size-24 place-items-center rounded-full bg-primary-soft text-2xl font-semibold text-on-primary-soft"
      >
        {name ? initials(name) : <UserRound size={40} />}
      </span>
      {name && (
        <p className="font-story text-xl font-[560]">
          <bdi>{name}</bdi>
        </p>
      )}
      <p className="text-ink-soft [overflow-wrap:anywhere]">{user.email}</p>
      <dl className="mt-2 grid w-full">
        {facts.map(([term, fact]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="m-0 font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
