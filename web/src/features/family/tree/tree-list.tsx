import type { Family } from "@saga/contract/family";
import { yearsLine } from "@saga/contract/family-dates";
import { Link } from "react-router";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { kinshipOf } from "./kinship.ts";

type Props = { family: Family; shown: ReadonlySet<string> };

/** More names than these nobody reads through: the search finds the rest. */
const listed = 500;

/** The same people as in the diagram, with their parents, partners and children in words. */
export function TreeList({ family, shown }: Props) {
  const kin = kinshipOf(family);
  const names = new Map(
    family.people.map(({ id, name }) => [
      id,
      name || m.family_no_name_yet({ who: kin.get(id)?.relationship ?? m.family_somebody() }),
    ]),
  );
  const say = (ids: readonly string[]) => [...new Set(ids)].map((id) => names.get(id) ?? "").join(", ");
  const tiesOf = (id: string): string[] => {
    const home = family.unions.filter(({ children }) => children.some((child) => child.id === id));
    const own = family.unions.filter(({ partners }) => partners.includes(id));
    const lines: [string, string[]][] = [
      [m.family_parents(), home.flatMap(({ partners }) => partners)],
      [m.family_with(), own.flatMap(({ partners }) => partners.filter((other) => other !== id))],
      [m.family_children(), own.flatMap(({ children }) => children.map((child) => child.id))],
    ];
    return lines.filter(([, ids]) => ids.length > 0).map(([word, ids]) => `${word}: ${say(ids)}`);
  };
  const people = family.people
    .filter(({ id }) => shown.has(id))
    .sort((a, b) => (names.get(a.id) ?? "").localeCompare(names.get(b.id) ?? ""));
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 @wide:grid-cols-2">
        {people.slice(0, listed).map(({ id, born, died, is_alive }) => (
          <li key={id} className="border-t border-line py-3">
            <Link
              to={paths.familyMember(id)}
              className="inline-flex min-h-12 items-center text-l font-semibold"
            >
              {names.get(id)}
            </Link>
            <p className="text-s text-ink-mute">
              {[kin.get(id)?.relationship, yearsLine({ born, died, isAlive: is_alive })]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {tiesOf(id).map((line) => (
              <p key={line} className="text-s text-ink-soft">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {people.length > listed && (
        <p className="mt-4 text-ink-soft">
          {m.family_these_are_the_first_listed_of({ listed, length: people.length })}
        </p>
      )}
    </>
  );
}
