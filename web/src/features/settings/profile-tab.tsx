import { limits } from "@saga/contract/vocabulary";
import { User, Users } from "lucide-react";
import { Card } from "#ui/card.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SaveButton } from "./save-button.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

const roles = [
  {
    value: "self",
    label: "Personal User",
    description: "I tell my own life.",
    icon: <User size={26} aria-hidden />,
  },
  {
    value: "interviewer",
    label: "Interviewer",
    description: "I help others to tell theirs.",
    icon: <Users size={26} aria-hidden />,
  },
] as const;

/** Who the account belongs to. */
export function ProfileTab({ form, email }: { form: SettingsForm; email: string }) {
  const { profile, changeProfile } = form;
  return (
    <Card className="grid gap-5">
      <div className="grid items-start gap-5 @min-[60rem]:grid-cols-2">
        <TextField
          label="Full name"
          value={profile.name}
          onChange={(name) => changeProfile({ name })}
          autoComplete="name"
          maxLength={limits.nameCharacters}
          error={form.nameProblem}
          isRequired
        />
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={() => {}}
          isReadOnly
          hint="You sign in with it. It cannot be changed here."
        />
      </div>
      <TextArea
        label="Bio"
        value={profile.bio}
        onChange={(bio) => changeProfile({ bio })}
        maxLength={limits.bioCharacters}
        rows={4}
      />
      <RadioCards
        legend="Role"
        value={profile.role}
        options={roles}
        onChange={(role) => changeProfile({ role })}
      />
      <SaveButton form={form} />
    </Card>
  );
}
