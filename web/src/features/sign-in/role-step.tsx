import type { User } from "@saga/contract/people";
import { limits, type Role } from "@saga/contract/vocabulary";
import { ArrowRight, UserRound, UsersRound } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
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

/**
 * First sign-in, step one: what they are called, where nobody has said it, and whose story it is. A press on one of the two
 * leads on; the next step leads back.
 */
export function RoleStep({ user, onChosen }: Props) {
  const [asksName] = useState(() => !user.is_named);
  const [name, setName] = useState("");
  const named = name.trim() === "" ? user : { ...user, name: name.trim(), is_named: true };
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
      <fieldset className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="sr-only">{m.sign_in_whose_story_is_it()}</legend>
        {options().map(({ value, label, description, icon }) => (
          <button
            key={value}
            type="button"
            onClick={() => onChosen(value, named)}
            className="flex min-h-target-lg cursor-pointer items-center gap-[clamp(0.5rem,3vw,1rem)] rounded-m border-2 border-line-strong bg-surface px-[clamp(0.5rem,3vw,1rem)] py-3 text-left hover:border-primary hover:bg-primary-soft hover:text-on-primary-soft"
          >
            {icon}
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{label}</b>
              <span className="block text-s">{description}</span>
            </span>
            <ArrowRight size={26} aria-hidden className="flex-none" />
          </button>
        ))}
      </fieldset>
    </>
  );
}
