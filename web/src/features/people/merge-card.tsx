import type { User } from "@saga/contract/people";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Select } from "#ui/select.tsx";
import { mergeInto } from "./people.api.ts";
import { sayFailed } from "./say-failed.ts";

type Props = { person: User; others: readonly User[]; onDone: (said: string) => Promise<void> };

/** Makes one of two people who are the same. */
export function MergeCard({ person, others, onDone }: Props) {
  const [into, setInto] = useState("");
  const { mutate, isPending } = useMutation({
    mutationFn: () => mergeInto(person.id, into),
    onSuccess: (merged) => onDone(m.people_is_now_one_with({ name: person.name, other: merged.name })),
    onError: sayFailed(m.people_they_could_not_be_made_one),
  });
  const options = [
    { value: "", label: m.people_choose_a_person() },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Card as="section" aria-labelledby="merge" className="grid gap-4">
      <h2 id="merge" className="text-xl">
        {m.people_the_same_person_twice()}
      </h2>
      <p className="text-ink-soft">
        <MarkedText
          parts={m.people_when_added_twice.parts({ name: person.name })}
          marks={{ name: (name) => <bdi>{name}</bdi> }}
        />
      </p>
      <Select label={m.people_is_the_same_as()} value={into} options={options} onChange={setInto} />
      <div>
        <Button
          variant="secondary"
          onPress={() => mutate()}
          disabledReason={
            into === ""
              ? m.people_choose_a_person_first()
              : isPending && m.people_the_two_are_being_made_one()
          }
        >
          {isPending ? m.people_making_one() : m.people_make_one_of_the_two()}
        </Button>
      </div>
    </Card>
  );
}
