import type { User } from "@saga/contract/people";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { mergeInto } from "./people.api.ts";
import { sayFailed } from "./say-failed.ts";

type Props = { person: User; others: readonly User[]; onDone: (said: string) => Promise<void> };

/** Makes one of two people who are the same. */
export function MergeCard({ person, others, onDone }: Props) {
  const [into, setInto] = useState("");
  const { mutate, isPending } = useMutation({
    mutationFn: () => mergeInto(person.id, into),
    onSuccess: (merged) => onDone(`${person.name} is now one with ${merged.name}`),
    onError: sayFailed("They could not be made one"),
  });
  const options = [
    { value: "", label: "Choose a person" },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Card as="section" aria-labelledby="merge" className="grid gap-4">
      <h2 id="merge" className="text-xl">
        The same person twice?
      </h2>
      <p className="text-ink-soft">
        When <bdi>{person.name}</bdi> was added twice, make one of the two. The other name stays, with what
        was told.
      </p>
      <Select label="Is the same as" value={into} options={options} onChange={setInto} />
      <div>
        <Button
          variant="secondary"
          onPress={() => mutate()}
          disabledReason={into === "" ? "Choose a person first." : isPending && "The two are being made one."}
        >
          {isPending ? "Making one..." : "Make one of the two"}
        </Button>
      </div>
    </Card>
  );
}
