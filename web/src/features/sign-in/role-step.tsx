import type { User } from "@saga/contract/people";
import { limits, type Role } from "@saga/contract/vocabulary";
import { UserRound, UsersRound } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextField } from "#ui/text-field.tsx";

const options = () =>
  [
    {
      value: "self",
      label: m.sign_in_i_tell_my_own_story(),
      description: m.sign_in_saga_interviews_you(),
      icon: <UserRound size={32} aria-hidden />,
    },
    {
      value: "interviewer",
      label: m.sign_in_i_interview_somebody_else(),
      description: m.sign_in_you_look_after_the_interviews_of(),
      icon: <UsersRound size={32} aria-hidden />,
    },
  ] as const;

type Props = { user: User; onChosen: (role: Role, user: User) => void };

/** Nobody has given this name: it is one word of the address, "Owner" for example. */
const isOnlyAddress = ({ name, email }: User): boolean =>
  email !== null && !name.includes(" ") && email.toLowerCase().startsWith(`${name.toLowerCase()}@`);

/** First sign-in, step one: what they are called, where nobody has said it, and whose story it is. */
export function RoleStep({ user, onChosen }: Props) {
  const [role, setRole] = useState<Role | null>(null);
  const [asksName] = useState(() => isOnlyAddress(user));
  const [name, setName] = useState("");
  return (
    <>
      {asksName && (
        <TextField
          label={m.sign_in_what_is_your_name()}
          hint={m.sign_in_as_you_would_like_to_be()}
          autoComplete="given-name"
          maxLength={limits.nameCharacters}
          value={name}
          onChange={setName}
        />
      )}
      <RadioCards
        legend={m.sign_in_whose_story_is_it()}
        options={options()}
        value={role}
        onChange={setRole}
        isLegendHidden
      />
      <div>
        <Button
          disabledReason={!role && m.sign_in_choose_one_of_the_two_first()}
          onPress={() => {
            if (role) onChosen(role, { ...user, name: name.trim() || user.name });
          }}
        >
          {m.sign_in_continue()}
        </Button>
      </div>
    </>
  );
}
