import { interviewNumbers } from "@saga/contract/vocabulary";
import { Pencil } from "lucide-react";
import { useId } from "react";
import { initials } from "#lib/format.ts";
import { ownLanguageNames } from "#lib/language-names.ts";
import { LinkButton } from "#ui/link-button.tsx";
import type { InterviewRecord } from "./card-status.ts";
import { ConsentLine } from "./consent-line.tsx";
import { InterviewCard } from "./interview-card.tsx";
import { type Person, relationshipLabel } from "./people.ts";

type Props = {
  person: Person;
  /** Place in the list, for the colour of the initials. */
  place: number;
  interviews: readonly InterviewRecord[];
  isFirstTime: boolean;
};

/** A person and their three interviews. */
export function PersonSection({ person, place, interviews, isFirstTime }: Props) {
  const headingId = useId();
  const colours =
    place % 2 === 0 ? "bg-primary-soft text-on-primary-soft" : "bg-accent-soft text-on-accent-soft";
  return (
    <section aria-labelledby={headingId} className="mt-8 @wide:mt-12">
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <span
          aria-hidden
          className={`grid size-14 flex-none place-items-center rounded-full text-l font-semibold @wide:size-16 ${colours}`}
        >
          {initials(person.name)}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={headingId} className="text-[1.6rem] @wide:text-2xl">
            <bdi>{person.name}</bdi>
          </h2>
          <p className="text-ink-mute">
            {person.customRelationship || relationshipLabel(person.relationship)} ·{" "}
            <span lang={person.language}>{ownLanguageNames[person.language]}</span>
          </p>
        </div>
        {person.relationship !== "self" && (
          <LinkButton
            to={`/person/${encodeURIComponent(person.id)}`}
            variant="quiet"
            className="-mr-4 max-[28rem]:-ml-4"
          >
            <Pencil size={22} aria-hidden />
            Edit or remove<span className="sr-only"> {person.name}</span>
          </LinkButton>
        )}
      </div>
      <ConsentLine person={person} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16.5rem),1fr))] gap-5">
        {interviewNumbers.map((number) => (
          <InterviewCard
            key={number}
            person={person}
            number={number}
            interviews={interviews}
            isPulsating={isFirstTime && place === 0 && number === 1}
          />
        ))}
      </div>
    </section>
  );
}
