import { type Family, type FamilyUnion, partnershipEnds, partnershipKinds } from "@saga/contract/family";
import { sayDate } from "@saga/contract/family-dates";
import { limits } from "@saga/contract/vocabulary";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { calledIn } from "../called.ts";
import { useFamilyChanges } from "../use-family.ts";

const kindWords = { married: m.family_married, partners: m.family_partners } as const;
const endWords = {
  "": m.family_no,
  divorced: m.family_divorced,
  separated: m.family_separated,
  widowed: m.family_by_a_death,
} as const;

/** Only what the form holds: the children may change while it waits. */
const draftOf = ({ kind, place, end, from, to }: FamilyUnion) => ({
  kind,
  place,
  end,
  from: sayDate(from),
  to: sayDate(to),
});

/** A marriage or partnership of a person: since when, until when, and how it ended. */
export function PartnershipCard({ family, union, of }: { family: Family; union: FamilyUnion; of: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(() => draftOf(union));
  const { change } = useFamilyChanges();
  const other = union.partners.find((id) => id !== of);
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const name = calledIn(family, other);
  const facts = [
    union.from && m.family_from_from({ from: sayDate(union.from) }),
    union.to && m.family_until_date({ date: sayDate(union.to) }),
    union.place,
    union.end && endWords[union.end]().toLowerCase(),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <p>
        <b className="font-semibold">
          {union.kind === "married" ? m.family_married_with({ name }) : m.family_partners_with({ name })}
        </b>
        {facts.length > 0 && <span className="text-ink-soft">{`: ${facts.join(", ")}`}</span>}
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={m.family_edit_name({ name })}
        onPress={() => setIsOpen(true)}
      >
        {m.family_edit()}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={m.family_with_name({ name })}>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const what = m.family_changed_the_years_with_name({ name }).slice(0, limits.nameCharacters);
            change.mutate({ what, unions: [{ ...union, ...draft }] }, { onSuccess: () => setIsOpen(false) });
          }}
        >
          <Select
            label={m.family_what_were_they_to_each_other()}
            value={draft.kind}
            options={partnershipKinds.map((value) => ({ value, label: kindWords[value]() }))}
            onChange={(kind) => set({ kind })}
          />
          <TextField label={m.family_since()} value={draft.from} onChange={(from) => set({ from })} />
          <TextField label={m.family_place()} value={draft.place} onChange={(place) => set({ place })} />
          <Select
            label={m.family_did_it_end()}
            value={draft.end}
            options={partnershipEnds.map((value) => ({ value, label: endWords[value]() }))}
            onChange={(end) => set({ end })}
          />
          <TextField label={m.family_until()} value={draft.to} onChange={(to) => set({ to })} />
          <div>
            <Button type="submit" disabledReason={change.isPending && m.family_saving()} isReasonHidden>
              {m.family_save()}
            </Button>
          </div>
        </form>
      </Dialog>
    </li>
  );
}
