import { type FamilyPerson, genders } from "@saga/contract/family";
import { sayDate } from "@saga/contract/family-dates";
import { limits } from "@saga/contract/vocabulary";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTellers } from "../whose-life.tsx";

type Props = {
  person: FamilyPerson;
  /** Asks at first only for what most people know of somebody. */
  isShort?: boolean;
  isBusy: boolean;
  onSave: (person: FamilyPerson) => void;
  onCancel: () => void;
};

const genderWords: Record<(typeof genders)[number], () => string> = {
  "": m.family_not_said,
  female: m.family_woman,
  male: m.family_man,
  other: m.family_other,
};

const lines = [
  ["birth_name", m.family_name_at_birth],
  ["relationship", m.family_relationship],
  ["born", m.family_born],
  ["born_place", m.family_place_of_birth],
  ["died", m.family_died],
  ["died_place", m.family_place_of_death],
  ["location", m.family_location],
  ["occupation", m.family_occupation],
  ["phone", m.family_phone],
  ["email", m.family_email],
] as const;

/** What is asked for at first. */
const first: readonly string[] = ["born", "died"];

const hints: Partial<Record<(typeof lines)[number][0], () => string>> = {
  relationship: m.family_empty_saga_works_it_out_from,
  born: m.family_a_year_is_enough_about_1938,
};

/** Everything that is kept of a person, to be written and corrected. */
export function PersonForm({ person, isShort = false, isBusy, onSave, onCancel }: Props) {
  const [isWhole, setIsWhole] = useState(!isShort);
  const [draft, setDraft] = useState<FamilyPerson>({
    ...person,
    born: sayDate(person.born),
    died: sayDate(person.died),
  });
  const set = (changes: Partial<FamilyPerson>) => setDraft({ ...draft, ...changes });
  const isGone = (key: string) => draft.is_alive && (key === "died" || key === "died_place");
  const isAsked = (key: string) => !isGone(key) && (isWhole || first.includes(key));
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSave(draft.is_alive ? { ...draft, died: "", died_place: "" } : draft);
      }}
    >
      <TextField
        label={m.family_name()}
        value={draft.name}
        onChange={(name) => set({ name })}
        maxLength={limits.nameCharacters}
        autoComplete="off"
      />
      <Checkbox
        label={m.family_this_person_is_alive()}
        isChecked={draft.is_alive}
        onChange={(is_alive) => set({ is_alive })}
      />
      {lines
        .filter(([key]) => isAsked(key))
        .map(([key, label]) => (
          <TextField
            key={key}
            label={label()}
            value={draft[key]}
            onChange={(value) => set({ [key]: value })}
            hint={hints[key]?.()}
            maxLength={limits.nameCharacters}
            autoComplete="off"
          />
        ))}
      <Select
        label={m.family_woman_or_man()}
        value={draft.gender}
        options={genders.map((value) => ({ value, label: genderWords[value]() }))}
        onChange={(gender) => set({ gender })}
      />
      {isWhole ? (
        <>
          <TellerField userId={draft.user_id} onChange={(user_id) => set({ user_id })} />
          <TextArea
            label={m.family_about_this_person()}
            value={draft.bio}
            onChange={(bio) => set({ bio })}
            maxLength={limits.bioCharacters}
            rows={4}
          />
        </>
      ) : (
        <div>
          <Button variant="secondary" onPress={() => setIsWhole(true)}>
            {m.family_more_about_this_person()}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabledReason={isBusy && m.family_saving()} isReasonHidden>
          {isBusy ? m.family_saving() : m.family_save()}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {m.family_cancel()}
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
      label={m.family_whose_interviews_are_theirs()}
      hint={m.family_the_page_of_this_person_then()}
      value={userId ?? ""}
      options={[
        { value: "", label: m.family_nobodys() },
        ...people.map(({ id, name }) => ({ value: id, label: id === user?.id ? `${name} (you)` : name })),
        ...(isKnown ? [] : [{ value: userId, label: m.family_somebody_who_is_not_here_any() }]),
      ]}
      onChange={(chosen) => onChange(chosen || null)}
    />
  );
}
