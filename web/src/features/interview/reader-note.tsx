import type { User } from "@saga/contract/people";
import { Users } from "lucide-react";
import { givenName } from "#lib/given-name.ts";
import { interviewerWords, isTelling, rememberedTeller } from "#lib/telling.ts";
import { m } from "#messages";
import type { About } from "./session/interview-session.ts";

/** Who can read what is told here: in the words of the server's rights, for the person who sits at this screen. */
function readers(about: About, viewer: User | null): string {
  const teller = isTelling() ? rememberedTeller() : null;
  if (teller) return m.interview_teller_and_interviewer_can_read({ interviewer: interviewerWords(teller) });
  const isOwn = !about.interviewee || about.interviewee === viewer?.id;
  if (isOwn && !viewer?.parent) return m.interview_only_you_can_read();
  if (isOwn) return m.interview_you_and_whoever_interviews_can_read();
  const reader = givenName(viewer) ?? viewer?.email ?? m.interview_reader_you();
  const name = about.intervieweeName;
  return name
    ? m.interview_only_reader_can_read_what_name_tells({ reader, name })
    : m.interview_only_reader_can_read({ reader });
}

/** Said once, before anything is told. */
export function ReaderNote({ about, viewer }: { about: About; viewer: User | null }) {
  return (
    <p role="note" className="flex max-w-[41rem] items-start gap-3 text-s text-ink-soft">
      <Users size={24} aria-hidden className="mt-0.5 flex-none text-primary" />
      <span>{readers(about, viewer)}</span>
    </p>
  );
}
