import type { Role } from "@saga/contract/vocabulary";
import { UserRound, UsersRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";

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

/** First sign-in, step one: whose story it is. */
export function RoleStep({ onChosen }: { onChosen: (role: Role) => void }) {
  const [role, setRole] = useState<Role | null>(null);
  return (
    <>
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
            if (role) onChosen(role);
          }}
        >
          Continue
        </Button>
      </div>
    </>
  );
}
