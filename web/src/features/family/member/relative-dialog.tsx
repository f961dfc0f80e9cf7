import { childKinds, type Family, type FamilyPerson } from "@saga/contract/family";
import { useMemo, useState } from "react";
import { randomId } from "#lib/random-id.ts";
import { m } from "#messages";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { calledIn } from "../called.ts";
import { useFamilyChanges } from "../use-family.ts";
import { PersonForm } from "./person-form.tsx";
import {
  type ChildKind,
  childKindWords,
  emptyPerson,
  nobodyElse,
  type RelativeKind,
  relativeKinds,
  withRelative,
} from "./relatives.ts";

type Props = { family: Family; of: FamilyPerson; isOpen: boolean; onClose: () => void };

const words: Record<RelativeKind, () => string> = {
  mother: m.family_mother,
  father: m.family_father,
  partner: m.family_partner,
  child: m.family_child,
  sibling: m.family_brother_or_sister,
};

const newcomer = "new";

/** Adds a relative: somebody new, or a person who is in the tree already. */
export function RelativeDialog({ family, of, isOpen, onClose }: Props) {
  const [kind, setKind] = useState<RelativeKind>("mother");
  const [by, setBy] = useState<ChildKind>("birth");
  const [who, setWho] = useState(newcomer);
  const { change } = useFamilyChanges();
  const fresh = useMemo(() => emptyPerson(randomId()), []);
  const person = family.people.find(({ id }) => id === who) ?? fresh;
  const couples = family.unions.filter(({ partners }) => partners.length === 2 && partners.includes(of.id));
  const [home, setHome] = useState(couples.findLast(({ end }) => end === "")?.id ?? couples.at(-1)?.id);
  const nameOf = (id: string | undefined) => calledIn(family, id);
  const others = family.people.filter(({ id, name }) => id !== of.id && name !== "");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.family_add_someone()}>
      <Select
        label={
          of.name === ""
            ? m.family_what_are_they_to_this_person()
            : m.family_what_are_they_to({ name: of.name })
        }
        value={kind}
        options={relativeKinds.map((value) => ({ value, label: words[value]() }))}
        onChange={setKind}
      />
      {kind !== "partner" && (
        <Select
          label={m.family_how_do_parent_and_child_belong()}
          value={by}
          options={childKinds.map((value) => ({ value, label: childKindWords[value]() }))}
          onChange={setBy}
        />
      )}
      {kind === "child" && home && (
        <Select
          label={m.family_who_is_the_other_parent()}
          value={home}
          options={[
            ...couples.map(({ id, partners }) => ({
              value: id,
              label: nameOf(partners.find((partner) => partner !== of.id)),
            })),
            { value: nobodyElse, label: m.family_somebody_else_or_not_known() },
          ]}
          onChange={setHome}
        />
      )}
      <Select
        label={m.family_who_is_it()}
        value={who}
        options={[
          { value: newcomer, label: m.family_somebody_new() },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setWho}
      />
      <PersonForm
        key={person.id}
        person={person}
        isShort={person === fresh}
        isBusy={change.isPending}
        onCancel={onClose}
        onSave={(saved) =>
          change.mutate(
            withRelative(family, { of: of.id, kind, by, person: saved, ...(home ? { home } : {}) }),
            { onSuccess: onClose },
          )
        }
      />
    </Dialog>
  );
}
