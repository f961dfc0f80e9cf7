import type { User } from "@saga/contract/people";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { TextField } from "#ui/text-field.tsx";
import { handOver } from "./people.api.ts";

type Props = { person: User; onDone: (said: string) => Promise<void> };

/** Gives a person to somebody else who has an account. */
export function HandOverCard({ person, onDone }: Props) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (words: string) => {
    setProblem(words);
    field.current?.focus();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => handOver(person.id, email),
    onSuccess: () => onDone(m.people_has_been_handed_over({ name: person.name })),
    onError: (error) => {
      const { text, advice } = errorWords(error);
      refuse(`${text} ${advice}`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/u.test(email.trim())) return refuse(m.people_please_enter_a_valid_email_address());
    setProblem(null);
    if (!isPending) mutate();
  };
  return (
    <Card as="section" aria-labelledby="hand-over" className="grid gap-4">
      <h2 id="hand-over" className="text-xl">
        {m.people_hand_over_to_another_interviewer()}
      </h2>
      <p className="text-ink-soft">
        <MarkedText
          parts={m.people_all_interviews_go_along.parts({ name: person.name })}
          marks={{ name: (name) => <bdi>{name}</bdi> }}
        />
      </p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          ref={field}
          label={m.people_their_email_address()}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="off"
          error={problem}
        />
        <div>
          <Button
            variant="secondary"
            type="submit"
            disabledReason={isPending && m.people_the_person_is_being_handed_over()}
            isReasonHidden
          >
            {isPending ? m.people_handing_over() : m.people_hand_over()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
