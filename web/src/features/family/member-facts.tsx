import type { FamilyPerson } from "@saga/contract/family";
import { sayDate } from "@saga/contract/family-dates";

/** The bio and the fields of a person. What is not known is left out, except for the three that are always there. */
export function MemberFacts({ person, relationship }: { person: FamilyPerson; relationship: string }) {
  const { bio, born, died, born_place, died_place, birth_name, location, occupation, phone, email } = person;
  const life = [sayDate(born), sayDate(died)].filter(Boolean).join(" - ");
  const facts: [string, string][] = [
    ["Relationship", relationship],
    ["Born", life || "Not known"],
    ["Location", location || "Not known"],
    ["Occupation", occupation || "Not known"],
    ["Name at birth", birth_name],
    ["Place of birth", born_place],
    ["Place of death", died_place],
    ["Phone", phone],
    ["Email", email],
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
