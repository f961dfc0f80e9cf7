import type { FamilyPerson } from "@saga/contract/family";
import { sayDate } from "@saga/contract/family-dates";
import { m } from "#messages";

/** The bio and the fields of a person. What is not known is left out, except for the three that are always there. */
export function MemberFacts({ person, relationship }: { person: FamilyPerson; relationship: string }) {
  const { bio, born, died, born_place, died_place, birth_name, location, occupation, phone, email } = person;
  const life = [sayDate(born), sayDate(died)].filter(Boolean).join(" - ");
  const facts: [string, string][] = [
    [m.family_relationship(), relationship],
    [m.family_born(), life || m.family_not_known()],
    [m.family_location(), location || m.family_not_known()],
    [m.family_occupation(), occupation || m.family_not_known()],
    [m.family_name_at_birth(), birth_name],
    [m.family_place_of_birth(), born_place],
    [m.family_place_of_death(), died_place],
    [m.family_phone(), phone],
    [m.family_email(), email],
  ];
  return (
    <>
      {bio && <p className="max-w-[34em] font-story text-l leading-read">{bio}</p>}
      <dl className="grid grid-cols-1 gap-x-8 @wide:grid-cols-2">
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label} className="border-t border-line py-3">
              <dt className="text-s text-ink-mute">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
