import { sayDate } from "@saga/contract/family-dates";
import { factRelations, familySides, type Proposal } from "@saga/contract/family-told";
import { useState } from "react";
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

const sides = { "": "Not known", mother: "The mother's side", father: "The father's side" } as const;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What was told, to be set right before it is added. */
export function ProposalDialog({ proposal, isBusy, onAdd, onClose }: Props) {
  const { kind, relation, side, name, date, place } = proposal;
  const [draft, setDraft] = useState({ relation, side, name, date: sayDate(date), place });
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const isOfSelf = relation === "self";
  return (
    <Dialog isOpen onClose={onClose} title="Change first">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onAdd(draft);
        }}
      >
        {!isOfSelf && <TextField label="Name" value={draft.name} onChange={(next) => set({ name: next })} />}
        {kind === "person" && (
          <Select
            label={`What are they to ${proposal.teller}?`}
            value={draft.relation}
            options={factRelations
              .filter((value) => value !== "self")
              .map((value) => ({ value, label: capital(relationWords[value]) }))}
            onChange={(next) => set({ relation: next })}
          />
        )}
        {!isOfSelf && hasSide(draft.relation) && (
          <Select
            label="On which side of the family?"
            value={draft.side}
            options={familySides.map((value) => ({ value, label: sides[value] }))}
            onChange={(next) => set({ side: next })}
          />
        )}
        {kind !== "person" && (
          <>
            <TextField label="When" value={draft.date} onChange={(next) => set({ date: next })} />
            <TextField label="Place" value={draft.place} onChange={(next) => set({ place: next })} />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabledReason={isBusy && "Saving..."} isReasonHidden>
            Add
          </Button>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
