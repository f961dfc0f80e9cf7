import type { Family } from "@saga/contract/family";
import { yearsLine } from "@saga/contract/family-dates";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

type Props = { family: Family; onFound: (id: string) => void };

const shownAtOnce = 8;

/** Letters without their marks: "lindstrom" finds Lindström. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").replaceAll("ø", "o");

/** Finds somebody by a part of a name, the one at birth too. */
export function PersonSearch({ family, onFound }: Props) {
  const [wanted, setWanted] = useState("");
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const found = words.length
    ? family.people.filter(({ name, birth_name }) => {
        const whole = plain(`${name} ${birth_name}`);
        return words.every((word) => whole.includes(word));
      })
    : [];
  return (
    <div className="grid min-w-0 flex-1 basis-64 gap-2">
      <TextField label={m.family_find_somebody()} value={wanted} onChange={setWanted} autoComplete="off" />
      <p role="status" className={words.length ? "text-s text-ink-mute" : "sr-only"}>
        {words.length > 0 && m.family_people_found({ count: found.length })}
      </p>
      {found.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {found.slice(0, shownAtOnce).map(({ id, name, born, died, is_alive }) => (
            <li key={id}>
              <Button
                variant="secondary"
                size="small"
                onPress={() => {
                  setWanted("");
                  onFound(id);
                }}
              >
                {name} {yearsLine({ born, died, isAlive: is_alive })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
