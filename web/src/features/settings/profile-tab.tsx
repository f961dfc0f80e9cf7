import { limits } from "@saga/contract/vocabulary";
import { User, Users } from "lucide-react";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SaveButton } from "./save-button.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

const roles = () =>
  [
    {
      value: "self",
      label: m.settings_personal_user(),
      description: m.settings_i_tell_my_own_life(),
      icon: <User size={26} aria-hidden />,
    },
    {
      value: "interviewer",
      label: m.settings_interviewer(),
      description: m.settings_i_help_others_to_tell_theirs(),
      icon: <Users size={26} aria-hidden />,
    },
  ] as const;

/** Who the account belongs to. */
export function ProfileTab({ form, email }: { form: SettingsForm; email: string }) {
  const { profile, changeProfile } = form;
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="grid items-start gap-5 @min-[60rem]:grid-cols-2">
        <TextField
          label={m.settings_full_name()}
          value={profile.name}
          onChange={(name) => changeProfile({ name })}
          autoComplete="name"
          maxLength={limits.nameCharacters}
          error={form.nameProblem}
          isRequired
        />
        <TextField
          label={m.settings_email()}
          type="email"
          value={email}
          onChange={() => {}}
          isReadOnly
          hint={m.settings_you_sign_in_with_it_it()}
        />
      </div>
      <TextArea
        label={m.settings_bio()}
        value={profile.bio}
        onChange={(bio) => changeProfile({ bio })}
        maxLength={limits.bioCharacters}
        rows={4}
      />
      <RadioCards
        legend={m.settings_role()}
        value={profile.role}
        options={roles()}
        onChange={(role) => changeProfile({ role })}
      />
      <SaveButton form={form} />
    </Card>
  );
}
