import { childKinds, type Family, type FamilyUnion } from "@saga/contract/family";
import { m } from "#messages";
import { Select } from "#ui/select.tsx";
import { calledIn } from "../called.ts";
import { useFamilyChanges } from "../use-family.ts";
import { childKindWords } from "./relatives.ts";

type Props = { family: Family; union: FamilyUnion; of: string };

/** Parents of a person, and how they belong together: by birth, adopted, foster or step. */
export function ParentsRow({ family, union, of }: Props) {
  const { change } = useFamilyChanges();
  const names = union.partners.map((parent) => calledIn(family, parent));
  const child = union.children.find(({ id }) => id === of);
  if (!child || names.length === 0) return null;
  const parents = names.join(m.family_and());
  return (
    <li className="border-t border-line py-3">
      <div className="max-w-80">
        <Select
          label={m.family_child_of_parents({ parents })}
          value={child.kind}
          options={childKinds.map((value) => ({ value, label: childKindWords[value]() }))}
          isDisabled={change.isPending}
          onChange={(kind) => {
            const children = union.children.map((one) => (one.id === of ? { ...one, kind } : one));
            const what = m.family_changed_the_child_of_parents({ parents }).slice(0, 200);
            change.mutate({ what, unions: [{ ...union, children }] });
          }}
        />
      </div>
    </li>
  );
}
