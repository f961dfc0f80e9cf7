import { sayDate } from "@saga/contract/family-dates";
import { factRelations, familySides, type Proposal } from "@saga/contract/family-told";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { hasSide, relationWords } from "./told-words.ts";
import type { Correction } from "./use-proposals.ts";

type Props = {
  proposal: Proposal;
  isBusy: boolean;
  onAdd: (correction: Correction) => void;
  onClose: () => void;
};

const sides = {
  "": m.family_not_known,
  mother: m.family_the_mothers_side,
  father: m.family_the_fathers_side,
} as const;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What was told, to be set right before it is added. */
export function ProposalDialog({ proposal, isBusy, onAdd, onClose }: Props) {
  const { kind, relation, side, name, date, place } = proposal;
  const [draft, setDraft] = useState({ relation, side, name, date: sayDate(date), place });
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const isOfSelf = relation === "self";
  return (
    <Dialog isOpen onClose={onClose} title={m.family_change_first()}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onAdd(draft);
        }}
      >
        {!isOfSelf && (
          <TextField label={m.family_name()} value={draft.name} onChange={(next) => set({ name: next })} />
        )}
        {kind === "person" && (
          <Select
            label={
              proposal.teller === ""
                ? m.family_what_are_they_to_this_person()
                : m.family_what_are_they_to({ name: proposal.teller })
            }
            value={draft.relation}
            options={factRelations
              .filter((value) => value !== "self")
              .map((value) => ({ value, label: capital(relationWords[value]()) }))}
            onChange={(next) => set({ relation: next })}
          />
        )}
        {!isOfSelf && hasSide(draft.relation) && (
          <Select
            label={m.family_on_which_side_of_the_family()}
            value={draft.side}
            options={familySides.map((value) => ({ value, label: sides[value]() }))}
            onChange={(next) => set({ side: next })}
          />
        )}
        {kind !== "person" && (
          <>
            <TextField label={m.family_when()} value={draft.date} onChange={(next) => set({ date: next })} />
            <TextField
              label={m.family_place()}
              value={draft.place}
              onChange={(next) => set({ place: next })}
            />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabledReason={isBusy && m.family_saving()} isReasonHidden>
            {m.family_add()}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {m.family_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
