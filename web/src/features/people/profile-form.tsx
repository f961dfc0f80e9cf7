import { allRelationships, limits, profileRelationships, type Relationship } from "@saga/contract/vocabulary";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { capitalize } from "#lib/format.ts";
import { languageOptions } from "#lib/language-names.ts";
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

const genders = [
  { value: "", label: "Not given" },
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
  { value: "other", label: "Other" },
] as const;

const voices = [
  { value: "", label: "No preference" },
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
] as const;

const labelled = (values: readonly Relationship[]) =>
  values.map((value) => ({ value, label: capitalize(value) }));

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
      showToast({ tone: "error", title: "Required field missing", description: problems.name });
      return nameField.current?.focus();
    }
    if (problems.birthYear) return yearField.current?.focus();
    if (!isSaving) onSave(values);
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        ref={nameField}
        label="Full Name*"
        value={values.name}
        onChange={(name) => change({ name })}
        autoComplete="off"
        maxLength={limits.nameCharacters}
        error={isChecked ? problems.name : null}
        isRequired
      />
      <Select
        label="Relationship to you"
        value={values.relationship}
        options={relationshipsFor(initial.relationship)}
        onChange={(relationship) => change({ relationship })}
      />
      {values.relationship === "other" && (
        <TextField
          label="What do you call it?"
          value={values.customRelationship}
          onChange={(customRelationship) => change({ customRelationship })}
          maxLength={limits.placeCharacters}
          autoComplete="off"
        />
      )}
      <div className="grid items-start gap-5 @min-[36rem]:grid-cols-2">
        <TextField
          ref={yearField}
          label="Year of Birth"
          value={values.birthYear}
          onChange={(birthYear) => change({ birthYear })}
          placeholder="e.g. 1955"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={isChecked ? problems.birthYear : null}
        />
        <TextField
          label="Place of Birth"
          value={values.birthPlace}
          onChange={(birthPlace) => change({ birthPlace })}
          placeholder="City, Country"
          autoComplete="off"
          maxLength={limits.placeCharacters}
        />
        <Select
          label="Gender"
          value={values.gender}
          options={genders}
          onChange={(gender) => change({ gender })}
        />
        <Select
          label="Preferred Voice (optional)"
          value={values.preferredVoice}
          options={voices}
          onChange={(preferredVoice) => change({ preferredVoice })}
        />
      </div>
      <Select
        label="Preferred Language"
        value={values.language}
        options={languageOptions}
        onChange={(language) => change({ language })}
        hint="The language the questions are asked in."
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" disabledReason={isSaving && "The profile is being saved."} isReasonHidden>
          {isSaving ? "Saving..." : saveLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}
