import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { proposalsQuery } from "../family.api.ts";
import { LookingThrough } from "./looking-through.tsx";
import { ProposalRow } from "./proposal-row.tsx";

const shownFirst = 3;

/** What interviews say of the family and what is not in it yet. Nothing enters without a yes. */
export function FromInterviews({ life }: { life?: string }) {
  const { data, error, refetch } = useQuery(proposalsQuery(life));
  const [isWhole, setIsWhole] = useState(false);
  const proposals = data?.data ?? [];
  const shown = isWhole ? proposals : proposals.slice(0, shownFirst);
  return (
    <Card as="section" aria-labelledby="from-interviews" className="mt-8">
      <h2 id="from-interviews" className="text-xl">
        {m.family_from_the_interviews()}
      </h2>
      {data ? (
        <>
          <p className="mt-1 text-ink-soft">
            {proposals.length > 0
              ? m.family_this_was_told_and_is_not()
              : m.family_nothing_new_when_somebody_tells_of()}
          </p>
          <ul className={proposals.length > 0 ? "mt-5" : ""}>
            {shown.map((proposal) => (
              <ProposalRow key={proposal.life + proposal.id} proposal={proposal} />
            ))}
          </ul>
          {shown.length < proposals.length && (
            <div className="mt-5">
              <Button variant="secondary" onPress={() => setIsWhole(true)}>
                {m.family_show_all_length({ length: proposals.length })}
              </Button>
            </div>
          )}
        </>
      ) : (
        <LookingThrough error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
