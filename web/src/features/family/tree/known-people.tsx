import type { GedcomReport } from "@saga/contract/family";
import { sayDate } from "@saga/contract/family-dates";
import { m } from "#messages";
import { Checkbox } from "#ui/checkbox.tsx";

type Match = GedcomReport["matches"][number];
type Props = {
  matches: readonly Match[];
  /** Those of whom the reader says otherwise than the report. */
  turned: ReadonlySet<string>;
  onTurn: (turned: ReadonlySet<string>) => void;
};

const wordsOf = ({ name, born, file_born }: Match): string =>
  m.family_name_here_and_in_the_file({
    name,
    here: sayDate(born) || m.family_no_date(),
    file: sayDate(file_born) || m.family_no_date(),
  });

/** Those who seem to be in the family already: who is ticked becomes one person, with what stood there before. */
export function KnownPeople({ matches, turned, onTurn }: Props) {
  if (matches.length === 0) return null;
  const turn = (id: string) => {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    onTurn(next);
  };
  return (
    <fieldset className="mt-5 grid gap-3">
      <legend className="mb-2 font-semibold">{m.family_you_have_these_already()}</legend>
      <p className="text-ink-soft">{m.family_who_is_ticked_becomes_one_person()}</p>
      {matches.map((match) => (
        <Checkbox
          key={match.id}
          label={wordsOf(match)}
          isChecked={match.is_sure !== turned.has(match.id)}
          onChange={() => turn(match.id)}
        />
      ))}
    </fieldset>
  );
}
