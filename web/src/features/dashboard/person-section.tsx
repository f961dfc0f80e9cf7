import { interviewNumbers } from "@saga/contract/vocabulary";
import { Pencil, Smartphone } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { initials } from "#lib/format.ts";
import { ownLanguageNames } from "#lib/language-names.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { AboutList } from "./about-list.tsx";
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
  /** It was just added or unfolded: its name takes the focus. */
  isFocused?: boolean;
};

/** On a low phone little, so that the newcomer's one button is on the first screen; else as between all groups. */
const roomBeforeFirst = "mt-[clamp(0.75rem,(100dvh-37rem)/4,2rem)] @wide:mt-12";

/** A person, their three interviews, and those about one thing. */
export function PersonSection({ person, place, interviews, isFirstTime, isFocused }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  const colours =
    place % 2 === 0 ? "bg-primary-soft text-on-primary-soft" : "bg-accent-soft text-on-accent-soft";
  return (
    <section
      aria-labelledby={headingId}
      className={isFirstTime && place === 0 ? roomBeforeFirst : "mt-8 @wide:mt-12"}
    >
      <div className="mb-3 flex @wide:mb-4 flex-wrap items-center gap-4">
        <span
          aria-hidden
          className={`grid size-14 flex-none place-items-center rounded-full text-l font-semibold @wide:size-16 ${colours}`}
        >
          {initials(person.name || m.dashboard_you())}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h2
            id={headingId}
            ref={heading}
            tabIndex={isFocused ? -1 : undefined}
            className="text-[1.6rem] outline-none @wide:text-2xl"
          >
            <bdi>{person.name || m.dashboard_you()}</bdi>
          </h2>
          <p className="text-ink-mute">
            {person.name && `${person.customRelationship || relationshipLabel(person.relationship)} · `}
            <span lang={person.language}>{ownLanguageNames[person.language]}</span>
          </p>
        </div>
        {!isFirstTime && <PersonDoors person={person} />}
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
      <AboutList interviews={interviews.filter(({ interviewee }) => interviewee === person.id)} />
      {/* Below the first button there is, so that nobody has to look for it. */}
      {isFirstTime && <PersonDoors person={person} />}
    </section>
  );
}

const unseen = { unseen: (words: string) => <span className="sr-only">{words}</span> };

/** What else can be done for somebody one interviews. */
function PersonDoors({ person }: { person: Person }) {
  if (person.relationship === "self") return null;
  return (
    <div className="-mr-2 flex flex-wrap gap-x-1 max-[28rem]:-ml-2">
      <LinkButton to={paths.letTell(person.id)} variant="quiet" className="px-2!">
        <Smartphone size={22} aria-hidden />
        <span>
          <MarkedText parts={m.dashboard_hand_over_to.parts({ name: person.name })} marks={unseen} />
        </span>
      </LinkButton>
      <LinkButton to={paths.person(person.id)} variant="quiet" className="px-2!">
        <Pencil size={22} aria-hidden />
        <span>
          <MarkedText parts={m.dashboard_edit_or_remove.parts({ name: person.name })} marks={unseen} />
        </span>
      </LinkButton>
    </div>
  );
}
