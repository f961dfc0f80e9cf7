import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { initials } from "#lib/format.ts";
import { m } from "#messages";
import type { Telling } from "./arrange-people.ts";
import type { InterviewRecord } from "./card-status.ts";
import { type Person, relationshipLabel } from "./people.ts";
import { PersonSection } from "./person-section.tsx";

type Props = {
  person: Person;
  place: number;
  interviews: readonly InterviewRecord[];
  telling: Telling;
  /** Just added: shown with everything from the beginning. */
  isAdded: boolean;
};

const words = {
  untouched: m.dashboard_not_begun_yet,
  ongoing: m.dashboard_ongoing,
  finished: m.dashboard_all_three_interviews_completed,
};

/** One line for somebody among many who tells nothing at present; a press shows the three interviews. */
export function FoldedPerson({ telling, isAdded, ...props }: Props) {
  const [isOpen, setIsOpen] = useState(isAdded);
  const { person } = props;
  if (isOpen) return <PersonSection {...props} isFirstTime={false} isFocused />;
  return (
    <section className="mt-4">
      <h2 className="font-ui! text-m! tracking-normal!">
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setIsOpen(true)}
          className="flex min-h-target-lg w-full items-center gap-4 rounded-m border border-line bg-surface px-4 py-2 text-left hover:bg-page-deep"
        >
          <span
            aria-hidden
            className="grid size-12 flex-none place-items-center rounded-full bg-page-deep text-s font-semibold text-ink-soft"
          >
            {initials(person.name)}
          </span>
          <span className="min-w-0 flex-1">
            <bdi className="block font-story text-l">{person.name}</bdi>
            <span className="text-s font-normal text-ink-mute">
              {person.customRelationship || relationshipLabel(person.relationship)} · {words[telling]()}
            </span>
          </span>
          <ChevronDown size={24} aria-hidden />
        </button>
      </h2>
    </section>
  );
}
