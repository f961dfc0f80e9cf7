import type { Family } from "@saga/contract/family";
import { X } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { PersonSearch } from "../tree/person-search.tsx";

type Props = { family: Family; people: readonly string[]; onChange: (people: string[]) => void };

/** Who is in a picture, a letter or a sound: people of the tree, found by name. */
export function PeopleField({ family, people, onChange }: Props) {
  const rest = { ...family, people: family.people.filter(({ id, name }) => name && !people.includes(id)) };
  const chosen = family.people.filter(({ id }) => people.includes(id));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{m.family_who_is_in_it()}</legend>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Button
                variant="secondary"
                size="small"
                aria-label={m.family_take_out_name({ name })}
                onPress={() => onChange(people.filter((one) => one !== id))}
              >
                {name}
                <X size={22} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PersonSearch family={rest} onFound={(id) => onChange([...people, id])} />
    </fieldset>
  );
}
