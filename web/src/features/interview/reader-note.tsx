import type { User } from "@saga/contract/people";
import { Users } from "lucide-react";
import { interviewerWords, isTelling, rememberedTeller } from "#lib/telling.ts";
import type { About } from "./interview-session.ts";

/** Who can read what is told here: in the words of the server's rights, for the person who sits at this screen. */
function readers(about: About, viewer: User | null): string {
  const teller = isTelling() ? rememberedTeller() : null;
  if (teller) return `You and ${interviewerWords(teller)} can read what you tell here.`;
  const isOwn = !about.interviewee || about.interviewee === viewer?.id;
  if (isOwn && !viewer?.parent) return "Only you can read what you tell here.";
  if (isOwn) return "You and the person who interviews you can read what you tell here.";
  return `Only whoever is signed in here as ${viewer?.name ?? "you"} can read what ${about.intervieweeName ?? "is being told"}${about.intervieweeName ? " tells" : ""}.`;
}

/** Said once, before anything is told. */
export function ReaderNote({ about, viewer }: { about: About; viewer: User | null }) {
  return (
    <p role="note" className="flex max-w-[41rem] items-start gap-3 text-s text-ink-soft">
      <Users size={24} aria-hidden className="mt-0.5 flex-none text-primary" />
      <span>
        {readers(about, viewer)} The administrators of this Saga can open it too, and each time is written
        down.
      </span>
    </p>
  );
}
