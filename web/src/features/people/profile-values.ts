import type { User } from "@saga/contract/people";
import {
  defaultLanguage,
  defaultRelationship,
  type Gender,
  type Language,
  type PreferredVoice,
  type Relationship,
} from "@saga/contract/vocabulary";
import { m } from "#messages";

/** What stands in the fields of a person's profile. */
export type ProfileValues = {
  name: string;
  relationship: Relationship;
  customRelationship: string;
  language: Language;
  birthYear: string;
  birthPlace: string;
  gender: Gender | "";
  preferredVoice: PreferredVoice | "";
};

export type ProfileChanges = Pick<
  User,
  "name" | "language" | "custom_relationship" | "birth_year" | "birth_place" | "gender" | "preferred_voice"
> & { relationship: Relationship };

export const emptyProfile: ProfileValues = {
  name: "",
  relationship: defaultRelationship,
  customRelationship: "",
  language: defaultLanguage,
  birthYear: "",
  birthPlace: "",
  gender: "",
  preferredVoice: "",
};

export const profileOf = (person: User): ProfileValues => ({
  name: person.name,
  relationship: person.relationship ?? defaultRelationship,
  customRelationship: person.custom_relationship ?? "",
  language: person.language,
  birthYear: person.birth_year === null ? "" : String(person.birth_year),
  birthPlace: person.birth_place ?? "",
  gender: person.gender ?? "",
  preferredVoice: person.preferred_voice ?? "",
});

/** As the server keeps it: what is left empty is not known. */
export const changesOf = (values: ProfileValues): ProfileChanges => ({
  name: values.name.trim(),
  relationship: values.relationship,
  custom_relationship: values.relationship === "other" ? values.customRelationship.trim() || null : null,
  language: values.language,
  birth_year: values.birthYear.trim() === "" ? null : Number(values.birthYear),
  birth_place: values.birthPlace.trim() || null,
  gender: values.gender || null,
  preferred_voice: values.preferredVoice || null,
});

const firstYear = 1880;

/** What is wrong, by field. `year`: now. */
export function problemsOf(
  { name, birthYear }: ProfileValues,
  year: number,
): { name: string | null; birthYear: string | null } {
  const written = birthYear.trim();
  const isYear = /^\d{4}$/u.test(written) && Number(written) >= firstYear && Number(written) <= year;
  return {
    name: name.trim() === "" ? m.people_please_enter_the_interviewees_name() : null,
    birthYear: written === "" || isYear ? null : m.people_please_write_the_year_with_four(),
  };
}
