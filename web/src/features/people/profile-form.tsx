import { allRelationships, limits, profileRelationships, type Relationship } from "@saga/contract/vocabulary";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { languageOptions } from "#lib/language-names.ts";
import { relationshipWords } from "#lib/relationship-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast.ts";
import { type ProfileValues, problemsOf } from "./profile-values.ts";

type Props = {
  initial: ProfileValues;
  onSave: (values: ProfileValues) => void;
  isSaving: boolean;
  saveLabel: string;
  /** Further buttons beside the one that saves. */
  actions?: ReactNode;
};

const genders = () =>
  [
    { value: "", label: m.people_not_given() },
    { value: "female", label: m.people_female() },
    { value: "male", label: m.people_male() },
    { value: "other", label: m.people_other() },
  ] as const;

const voices = () =>
  [
    { value: "", label: m.people_no_preference() },
    { value: "female", label: m.people_female() },
    { value: "male", label: m.people_male() },
  ] as const;

const labelled = (values: readonly Relationship[]) =>
  values.map((value) => ({ value, label: relationshipWords(value) }));

/** The profile's own words; whoever is called otherwise already keeps that. */
const relationshipsFor = (initial: Relationship) =>
  (profileRelationships as readonly Relationship[]).includes(initial)
    ? labelled(profileRelationships)
    : labelled(allRelationships.filter((value) => value !== "self"));

const thisYear = (): number => new Date().getFullYear();

/** Who a person is. What is written stays when saving fails. */
export function ProfileForm({ initial, onSave, isSaving, saveLabel, actions }: Props) {
  const [values, setValues] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const yearField = useRef<HTMLInputElement>(null);
  const change = (changes: Partial<ProfileValues>) => setValues((before) => ({ ...before, ...changes }));
  const problems = problemsOf(values, thisYear());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (problems.name) {
      showToast({ tone: "error", title: m.people_required_field_missing(), description: problems.name });
      return nameField.current?.focus();
    }
    if (problems.birthYear) return yearField.current?.focus();
    if (!isSaving) onSave(values);
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        ref={nameField}
        label={m.people_full_name()}
        value={values.name}
        onChange={(name) => change({ name })}
        autoComplete="off"
        maxLength={limits.nameCharacters}
        error={isChecked ? problems.name : null}
        isRequired
      />
      <Select
        label={m.people_relationship_to_you()}
        value={values.relationship}
        options={relationshipsFor(initial.relationship)}
        onChange={(relationship) => change({ relationship })}
      />
      {values.relationship === "other" && (
        <TextField
          label={m.people_what_do_you_call_it()}
          value={values.customRelationship}
          onChange={(customRelationship) => change({ customRelationship })}
          maxLength={limits.placeCharacters}
          autoComplete="off"
        />
      )}
      <div className="grid items-start gap-5 @min-[36rem]:grid-cols-2">
        <TextField
          ref={yearField}
          label={m.people_year_of_birth()}
          value={values.birthYear}
          onChange={(birthYear) => change({ birthYear })}
          placeholder={m.people_e_g_1955()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={isChecked ? problems.birthYear : null}
        />
        <TextField
          label={m.people_place_of_birth()}
          value={values.birthPlace}
          onChange={(birthPlace) => change({ birthPlace })}
          placeholder={m.people_city_country()}
          autoComplete="off"
          maxLength={limits.placeCharacters}
        />
        <Select
          label={m.people_gender()}
          value={values.gender}
          options={genders()}
          onChange={(gender) => change({ gender })}
        />
        <Select
          label={m.people_preferred_voice_optional()}
          value={values.preferredVoice}
          options={voices()}
          onChange={(preferredVoice) => change({ preferredVoice })}
        />
      </div>
      <Select
        label={m.people_preferred_language()}
        value={values.language}
        options={languageOptions}
        onChange={(language) => change({ language })}
        hint={m.people_the_language_the_questions_are_asked()}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button
          type="submit"
          disabledReason={isSaving && m.people_the_profile_is_being_saved()}
          isReasonHidden
        >
          {isSaving ? m.people_saving() : saveLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}
