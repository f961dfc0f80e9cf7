import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { LinkEnded } from "./link-ended.tsx";
import { TellerHome } from "./teller-home.tsx";
import { hasSecret, tellerQuery } from "./telling.api.ts";

const hasLinkEnded = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === "tellers.link_ended");

/** `/tell`: where somebody tells by a link. */
export function TellingScreen() {
  // Another link in the same window changes only what stands behind the #.
  useEffect(() => {
    const open = () => hasSecret() && window.location.reload();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  const { data: teller, error, isPending, refetch } = useQuery(tellerQuery);
  if (hasLinkEnded(error)) return <LinkEnded />;
  if (isPending)
    return (
      <>
        <h1 className="sr-only">Saga</h1>
        <Spinner label={m.telling_opening_your_link()} />
      </>
    );
  if (teller) return <TellerHome teller={teller} />;
  return (
    <div className="wrap my-auto grid max-w-[40rem] gap-5 py-8">
      <PageHeading title="Saga">{m.telling_the_link_could_not_be_opened()}</PageHeading>
      <Notice tone="failed" title={errorWords(error).text} onRetry={() => void refetch()}>
        {errorWords(error).advice}
      </Notice>
    </div>
  );
}
