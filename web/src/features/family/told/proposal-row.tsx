import { sayDate } from "@saga/contract/family-dates";
import type { Proposal } from "@saga/contract/family-told";
import { Check, MessageCircle, Pencil, X } from "lucide-react";
import { useState } from "react";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
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
  const waits = isBusy && m.family_saving();
  return (
    <li className="grid gap-3 border-line py-5 not-first:border-t first:pt-0 last:pb-0">
      <h3 className="text-l font-semibold">{words}</h3>
      {proposal.said.map((said) => (
        <SaidSentence key={said.message_id + said.sentence} said={said} />
      ))}
      {proposal.stands !== "" && (
        <p className="text-ink-soft">
          {m.family_your_tree_says_stands_adding_this({ stands: sayDate(proposal.stands) })}
        </p>
      )}
      {proposal.otherwise.map((other) => (
        <div key={other.teller + other.date} className="border-l-4 border-line-strong pl-4">
          <p className="text-ink-soft">
            {m.family_teller_also_said_date({
              teller: other.teller || m.family_you(),
              date: sayDate(other.date),
            })}
          </p>
          {other.said.slice(0, 1).map((said) => (
            <SaidSentence key={said.message_id} said={said} />
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-label={m.family_add_words({ words })}
          disabledReason={waits}
          isReasonHidden
          onPress={() => take(proposal, {})}
        >
          <Check size={22} aria-hidden />
          {m.family_add()}
        </Button>
        <Button
          variant="quiet"
          aria-label={m.family_change_first_words({ words })}
          onPress={() => setIsChanging(true)}
        >
          <Pencil size={22} aria-hidden />
          {m.family_change_first()}
        </Button>
        <Button
          variant="quiet"
          aria-label={m.family_not_this_words({ words })}
          disabledReason={waits}
          isReasonHidden
          onPress={() => leave(proposal)}
        >
          <X size={22} aria-hidden />
          {m.family_not_this()}
        </Button>
        {isDisputed && asking.isPossible && (
          <Button
            variant="quiet"
            aria-label={m.family_ask_in_an_interview_words({ words })}
            disabledReason={asking.isBusy && m.family_one_moment()}
            isReasonHidden
            onPress={() => asking.ask(proposal.id)}
          >
            <MessageCircle size={22} aria-hidden />
            {proposal.life === user?.id
              ? m.family_ask_me_again()
              : m.family_ask_teller_again({ name: proposal.teller })}
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
