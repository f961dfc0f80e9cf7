import {
  defaultLanguage,
  defaultRelationship,
  type Language,
  limits,
  type Relationship,
} from "@saga/contract/vocabulary";
import { type ReactNode, useState } from "react";
import { languageOptions } from "#lib/language-names.ts";
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
        label="Who are you interviewing?"
        value={name}
        onChange={setName}
        autoComplete="off"
        maxLength={limits.nameCharacters}
        isRequired
      />
      <Select
        label="What is your relationship to them?"
        value={relationship}
        options={relationshipOptions}
        onChange={setRelationship}
      />
      <Select
        label="Preferred Language"
        value={language}
        options={languageOptions}
        onChange={setLanguage}
        hint="The language the questions are asked in."
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button
          type="submit"
          disabledReason={isBlank ? "Write a name first." : isBusy && "The person is being added."}
        >
          Continue
        </Button>
        {actions}
      </div>
    </form>
  );
}
