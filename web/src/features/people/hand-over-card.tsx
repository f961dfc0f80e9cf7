import type { User } from "@saga/contract/people";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
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
    onSuccess: () => onDone(`${person.name} has been handed over`),
    onError: (error) => {
      const { text, advice } = errorWords(error);
      refuse(`${text} ${advice}`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/u.test(email.trim())) return refuse("Please enter a valid email address.");
    setProblem(null);
    if (!isPending) mutate();
  };
  return (
    <Card as="section" aria-labelledby="hand-over" className="grid gap-4">
      <h2 id="hand-over" className="text-xl">
        Hand over to another interviewer
      </h2>
      <p className="text-ink-soft">
        All interviews of <bdi>{person.name}</bdi> go along. You will not see them any more; stories you have
        made stay with you.
      </p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          ref={field}
          label="Their email address"
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
            disabledReason={isPending && "The person is being handed over."}
            isReasonHidden
          >
            {isPending ? "Handing over..." : "Hand over"}
          </Button>
        </div>
      </form>
    </Card>
  );
}
