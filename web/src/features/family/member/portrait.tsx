import type { FamilyPerson } from "@saga/contract/family";
import { useQuery } from "@tanstack/react-query";
import { initials } from "#lib/format.ts";
import { mediaQuery } from "../family.api.ts";
import { Photograph } from "../media/photograph.tsx";

type Props = { person: FamilyPerson; isKnown: boolean; className: string };

/** The first photograph that was kept about somebody alone, else the first letters of their name. */
export function Portrait({ person, isKnown, className }: Props) {
  const { data: files } = useQuery({ ...mediaQuery({ person: person.id }), enabled: isKnown });
  const picture = files?.findLast(
    ({ kind, people }) => kind === "photo" && people.every((id) => id === person.id),
  );
  const letters = person.name ? initials(person.name) : "+";
  return (
    <span
      aria-hidden
      className={`grid size-[7rem] flex-none place-items-center overflow-clip rounded-full text-2xl font-semibold ${className}`}
    >
      {picture ? (
        <Photograph
          key={picture.id}
          file={picture}
          size="small"
          alt=""
          instead={letters}
          className="size-full object-cover"
        />
      ) : (
        letters
      )}
    </span>
  );
}
