import { type Family, type FamilyUnion, partnershipEnds, partnershipKinds } from "@saga/contract/family";
import { sayDate } from "@saga/contract/family-dates";
import { limits } from "@saga/contract/vocabulary";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useFamilyChanges } from "./use-family.ts";

const kindWords = { married: "Married", partners: "Partners" } as const;
const endWords = { "": "No", divorced: "Divorced", separated: "Separated", widowed: "By a death" } as const;

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
  const other = family.people.find(({ id }) => id !== of && union.partners.includes(id));
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const name = other?.name || "somebody without a name yet";
  const facts = [
    union.from && `from ${sayDate(union.from)}`,
    union.to && `until ${sayDate(union.to)}`,
    union.place,
    union.end && endWords[union.end].toLowerCase(),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <p>
        <b className="font-semibold">
          {kindWords[union.kind]} with {name}
        </b>
        {facts.length > 0 && <span className="text-ink-soft">{`: ${facts.join(", ")}`}</span>}
      </p>
      <Button variant="secondary" size="small" aria-label={`Edit: ${name}`} onPress={() => setIsOpen(true)}>
        Edit
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={`With ${name}`}>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const what = `Changed the years with ${name}`.slice(0, limits.nameCharacters);
            change.mutate({ what, unions: [{ ...union, ...draft }] }, { onSuccess: () => setIsOpen(false) });
          }}
        >
          <Select
            label="What were they to each other?"
            value={draft.kind}
            options={partnershipKinds.map((value) => ({ value, label: kindWords[value] }))}
            onChange={(kind) => set({ kind })}
          />
          <TextField label="Since" value={draft.from} onChange={(from) => set({ from })} />
          <TextField label="Place" value={draft.place} onChange={(place) => set({ place })} />
          <Select
            label="Did it end?"
            value={draft.end}
            options={partnershipEnds.map((value) => ({ value, label: endWords[value] }))}
            onChange={(end) => set({ end })}
          />
          <TextField label="Until" value={draft.to} onChange={(to) => set({ to })} />
          <div>
            <Button type="submit" disabledReason={change.isPending && "Saving..."} isReasonHidden>
              Save
            </Button>
          </div>
        </form>
      </Dialog>
    </li>
  );
}
