import {
  defaultLanguage,
  defaultRelationship,
  type Language,
  limits,
  type Relationship,
} from "@saga/contract/vocabulary";
import { type ReactNode, useState } from "react";
import { languageOptions } from "#lib/language-names.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { relationshipOptions } from "./people.ts";

export type IntervieweeValues = { name: string; relationship: Relationship; language: Language };

type Props = {
  onSubmit: (values: IntervieweeValues) => void;
  isBusy: boolean;
  /** Further buttons beside Continue. */
  actions?: ReactNode;
};

/** Name, relationship and language of somebody to interview. What is written stays when adding fails. */
export function IntervieweeForm({ onSubmit, isBusy, actions }: Props) {
  const [name, setName] = useState("");
  const [relationship, setRelationship] = useState<Relationship>(defaultRelationship);
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const isBlank = name.trim() === "";

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank && !isBusy) onSubmit({ name, relationship, language });
      }}
    >
      <TextField
        label={m.dashboard_who_are_you_interviewing()}
        value={name}
        onChange={setName}
        autoComplete="off"
        maxLength={limits.nameCharacters}
        isRequired
      />
      <Select
        label={m.dashboard_what_is_your_relationship_to_them()}
        value={relationship}
        options={relationshipOptions()}
        onChange={setRelationship}
      />
      <Select
        label={m.dashboard_preferred_language()}
        value={language}
        options={languageOptions}
        onChange={setLanguage}
        hint={m.dashboard_the_language_the_questions_are_asked()}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button
          type="submit"
          disabledReason={
            isBlank ? m.dashboard_write_a_name_first() : isBusy && m.dashboard_the_person_is_being_added()
          }
        >
          {m.dashboard_continue()}
        </Button>
        {actions}
      </div>
    </form>
  );
}
