import type { Interview } from "@saga/contract/interviews";
import { ArrowRight, Check, CircleDot, FileText, Headphones, MessageCircle } from "lucide-react";
import { statusOf } from "#lib/interview-status.ts";
import { isBegun } from "#lib/is-begun.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

const badges = {
  completed: { tone: "teal", icon: Check, word: m.family_completed },
  ongoing: { tone: "honey", icon: CircleDot, word: m.family_ongoing },
  available: { tone: "sky", icon: MessageCircle, word: m.family_available },
} as const;

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { year: "numeric", month: "short", day: "numeric" });

type Listed = Interview & { message_count: number };

/** An interview in a list: title, date, length, how far it has come, and the ways to hear it, to read it and to go on. */
export function InterviewRow({ interview, isNamed }: { interview: Listed; isNamed: boolean }) {
  const { _id, title, last_opened, duration, preview, progress, subject } = interview;
  const status = statusOf(interview);
  const { tone, icon: Icon, word } = badges[status];
  const hasTranscript = preview !== "" || isBegun(interview);
  const teller = isNamed && subject !== "" && m.family_told_by({ name: subject });
  const facts = [dayOf(last_opened), duration && m.family_minutes({ count: duration }), teller];
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-l break-words">{title}</h3>
        <Badge tone={tone} icon={<Icon size={20} aria-hidden />}>
          {word()}
        </Badge>
      </div>
      <p className="text-s text-ink-mute">{facts.filter(Boolean).join(" · ")}</p>
      {status === "ongoing" && (
        <ProgressBar percent={progress} label={m.family_progress_of_title({ title })} />
      )}
      <div className="flex flex-wrap gap-2">
        {hasTranscript && duration !== null && (
          <LinkButton variant="secondary" size="small" to={paths.interviewDetails(_id)}>
            <Headphones size={22} aria-hidden />
            {m.family_listen()}
          </LinkButton>
        )}
        {hasTranscript && (
          <LinkButton variant="secondary" size="small" to={paths.interviewDetails(_id)}>
            <FileText size={22} aria-hidden />
            {m.family_transcript()}
          </LinkButton>
        )}
        {status !== "completed" && (
          <LinkButton variant="secondary" size="small" to={paths.interview(_id)}>
            {m.family_go_on()}
            <ArrowRight size={22} aria-hidden />
          </LinkButton>
        )}
      </div>
    </li>
  );
}
