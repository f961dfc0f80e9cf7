import type { Family } from "@saga/contract/family";
import { dateOrder } from "@saga/contract/family-dates";
import { Link } from "react-router";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";

type Props = { family: Family; of: string };

/** The people next to somebody in the tree, each a way to their page. */
export function MemberRelatives({ family, of }: Props) {
  const homes = family.unions.filter(({ children }) => children.some(({ id }) => id === of));
  const own = family.unions.filter(({ partners }) => partners.includes(of));
  const childrenOf = (unions: Family["unions"]) =>
    unions.flatMap(({ children }) => children.map(({ id }) => id));
  const groups: [string, string[]][] = [
    [m.family_parents(), homes.flatMap(({ partners }) => partners)],
    [m.family_brothers_and_sisters(), childrenOf(homes)],
    [m.family_with(), own.flatMap(({ partners }) => partners)],
    [m.family_children(), childrenOf(own)],
  ];
  const named = groups
    .map(([word, ids]) => {
      const people = family.people
        .filter(({ id, name }) => id !== of && name !== "" && ids.includes(id))
        .toSorted((a, b) => dateOrder(a.born) - dateOrder(b.born));
      return { word, people };
    })
    .filter(({ people }) => people.length > 0);
  if (named.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-x-8 @wide:grid-cols-2">
      {named.map(({ word, people }) => (
        <div key={word} className="border-t border-line py-3">
          <dt className="text-s text-ink-mute">{word}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-6">
              {people.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    to={paths.familyMember(id)}
                    className="inline-flex min-h-12 items-center font-semibold"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
