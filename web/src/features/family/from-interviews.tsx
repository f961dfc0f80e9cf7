import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { proposalsQuery } from "./family.api.ts";
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
        From the interviews
      </h2>
      {data ? (
        <>
          <p className="mt-1 text-ink-soft">
            {proposals.length > 0
              ? "This was told and is not in your family yet. Nothing is added until you say so."
              : "Nothing new. When somebody tells of a brother, a birth or a move, it waits here for your yes."}
          </p>
          <ul className={proposals.length > 0 ? "mt-5" : ""}>
            {shown.map((proposal) => (
              <ProposalRow key={proposal.life + proposal.id} proposal={proposal} />
            ))}
          </ul>
          {shown.length < proposals.length && (
            <div className="mt-5">
              <Button variant="secondary" onPress={() => setIsWhole(true)}>
                Show all {proposals.length}
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <div className="mt-4">
          <Notice tone="failed" title="What was told could not be shown" onRetry={() => void refetch()}>
            {errorWords(error).advice}
          </Notice>
        </div>
      ) : (
        <Spinner label="Looking through the interviews..." />
      )}
    </Card>
  );
}
