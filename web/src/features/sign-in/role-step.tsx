import type { User } from "@saga/contract/people";
import { limits, type Role } from "@saga/contract/vocabulary";
import { UserRound, UsersRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextField } from "#ui/text-field.tsx";

const options = [
  {
    value: "self",
    label: "I tell my own story",
    description: "Saga interviews you.",
    icon: <UserRound size={32} aria-hidden />,
  },
  {
    value: "interviewer",
    label: "I interview somebody else",
    description: "You look after the interviews of family or friends.",
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
          label="What is your name?"
          hint="As you would like to be called."
          autoComplete="given-name"
          maxLength={limits.nameCharacters}
          value={name}
          onChange={setName}
        />
      )}
      <RadioCards
        legend="Whose story is it?"
        options={options}
        value={role}
        onChange={setRole}
        isLegendHidden
      />
      <div>
        <Button
          disabledReason={!role && "Choose one of the two first."}
          onPress={() => {
            if (role) onChosen(role, { ...user, name: name.trim() || user.name });
          }}
        >
          Continue
        </Button>
      </div>
    </>
  );
}
