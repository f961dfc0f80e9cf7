import { sayDate } from "@saga/contract/family-dates";
import type { Proposal } from "@saga/contract/family-told";
import { Check, MessageCircle, Pencil, X } from "lucide-react";
import { useState } from "react";
import { useSession } from "#lib/session.ts";
import { Button } from "#ui/button.tsx";
import { ProposalDialog } from "./proposal-dialog.tsx";
import { SaidSentence } from "./said-sentence.tsx";
import { factWords } from "./told-words.ts";
import { useAsking } from "./use-asking.ts";
import { useProposals } from "./use-proposals.ts";

/** Something that was told, with its sentences, what else is said of it, and the way to decide. */
export function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { user } = useSession();
  const { isBusy, take, leave } = useProposals();
  const [isChanging, setIsChanging] = useState(false);
  const words = factWords(proposal, proposal.life === user?.id);
  const asking = useAsking(proposal.life);
  const isDisputed = proposal.otherwise.length > 0 || proposal.stands !== "";
  const waits = isBusy && "Saving...";
  return (
    <li className="grid gap-3 border-line py-5 not-first:border-t first:pt-0 last:pb-0">
      <h3 className="text-l font-semibold">{words}</h3>
      {proposal.said.map((said) => (
        <SaidSentence key={said.message_id + said.sentence} said={said} />
      ))}
      {proposal.stands !== "" && (
        <p className="text-ink-soft">Your tree says {sayDate(proposal.stands)}. Adding this replaces it.</p>
      )}
      {proposal.otherwise.map((other) => (
        <div key={other.teller + other.date} className="border-l-4 border-line-strong pl-4">
          <p className="text-ink-soft">
            {other.teller} also said {sayDate(other.date)}:
          </p>
          {other.said.slice(0, 1).map((said) => (
            <SaidSentence key={said.message_id} said={said} />
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-label={`Add: ${words}`}
          disabledReason={waits}
          isReasonHidden
          onPress={() => take(proposal, {})}
        >
          <Check size={22} aria-hidden />
          Add
        </Button>
        <Button variant="quiet" aria-label={`Change first: ${words}`} onPress={() => setIsChanging(true)}>
          <Pencil size={22} aria-hidden />
          Change first
        </Button>
        <Button
          variant="quiet"
          aria-label={`Not this: ${words}`}
          disabledReason={waits}
          isReasonHidden
          onPress={() => leave(proposal)}
        >
          <X size={22} aria-hidden />
          Not this
        </Button>
        {isDisputed && asking.isPossible && (
          <Button
            variant="quiet"
            aria-label={`Ask in an interview: ${words}`}
            disabledReason={asking.isBusy && "One moment..."}
            isReasonHidden
            onPress={() => asking.ask({ kind: "proposal", id: proposal.id })}
          >
            <MessageCircle size={22} aria-hidden />
            Ask {proposal.life === user?.id ? "me" : proposal.teller} again
          </Button>
        )}
      </div>
      {isChanging && (
        <ProposalDialog
          proposal={proposal}
          isBusy={isBusy}
          onClose={() => setIsChanging(false)}
          onAdd={(correction) => take(proposal, correction, () => setIsChanging(false))}
        />
      )}
    </li>
  );
}
