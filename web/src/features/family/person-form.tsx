import { type FamilyPerson, genders } from "@saga/contract/family";
import { sayDate } from "@saga/contract/family-dates";
import { limits } from "@saga/contract/vocabulary";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTellers } from "./whose-life.tsx";

type Props = {
  person: FamilyPerson;
  isBusy: boolean;
  onSave: (person: FamilyPerson) => void;
  onCancel: () => void;
};

const genderWords: Record<(typeof genders)[number], string> = {
  "": "Not said",
  female: "Woman",
  male: "Man",
  other: "Other",
};
const genderOptions = genders.map((value) => ({ value, label: genderWords[value] }));

const lines = [
  ["name", "Name"],
  ["birth_name", "Name at birth"],
  ["relationship", "Relationship"],
  ["born", "Born"],
  ["born_place", "Place of birth"],
  ["died", "Died"],
  ["died_place", "Place of death"],
  ["location", "Location"],
  ["occupation", "Occupation"],
  ["phone", "Phone"],
  ["email", "Email"],
] as const;

const hints: Partial<Record<(typeof lines)[number][0], string>> = {
  relationship: "Empty: Saga works it out from the tree.",
  born: "A year is enough. “about 1938”, “before 1940” and “May 3, 1938” are good too.",
};

/** Everything that is kept of a person, to be written and corrected. */
export function PersonForm({ person, isBusy, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState<FamilyPerson>({
    ...person,
    born: sayDate(person.born),
    died: sayDate(person.died),
  });
  const set = (changes: Partial<FamilyPerson>) => setDraft({ ...draft, ...changes });
  const isGone = (key: string) => draft.is_alive && (key === "died" || key === "died_place");
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSave(draft.is_alive ? { ...draft, died: "", died_place: "" } : draft);
      }}
    >
      <Checkbox
        label="This person is alive"
        isChecked={draft.is_alive}
        onChange={(is_alive) => set({ is_alive })}
      />
      {lines
        .filter(([key]) => !isGone(key))
        .map(([key, label]) => (
          <TextField
            key={key}
            label={label}
            value={draft[key]}
            onChange={(value) => set({ [key]: value })}
            hint={hints[key]}
            maxLength={limits.nameCharacters}
            autoComplete="off"
          />
        ))}
      <Select
        label="Woman or man"
        value={draft.gender}
        options={genderOptions}
        onChange={(gender) => set({ gender })}
      />
      <TellerField userId={draft.user_id} onChange={(user_id) => set({ user_id })} />
      <TextArea
        label="About this person"
        value={draft.bio}
        onChange={(bio) => set({ bio })}
        maxLength={limits.bioCharacters}
        rows={4}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabledReason={isBusy && "Saving..."} isReasonHidden>
          {isBusy ? "Saving..." : "Save"}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Which account or interviewee a person of the tree is. */
function TellerField({
  userId,
  onChange,
}: {
  userId: string | null;
  onChange: (userId: string | null) => void;
}) {
  const { user, people } = useTellers();
  const isKnown = userId === null || people.some(({ id }) => id === userId);
  return (
    <Select
      label="Whose interviews are theirs?"
      hint="The page of this person then shows what was told."
      value={userId ?? ""}
      options={[
        { value: "", label: "Nobody's" },
        ...people.map(({ id, name }) => ({ value: id, label: id === user?.id ? `${name} (you)` : name })),
        ...(isKnown ? [] : [{ value: userId, label: "Somebody who is not here any more" }]),
      ]}
      onChange={(chosen) => onChange(chosen || null)}
    />
  );
}
