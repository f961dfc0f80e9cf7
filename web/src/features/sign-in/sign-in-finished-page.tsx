import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { PageHeading } from "#ui/page-heading.tsx";
import { openIdChannelName, toOpenIdResult } from "./openid-popup.ts";

/** Where the popup of a sign-in ends: it tells the page that opened it and closes itself. */
export function SignInFinishedPage() {
  const [search] = useSearchParams();
  const result = toOpenIdResult(search.get("result"));

  useEffect(() => {
    const channel = new BroadcastChannel(openIdChannelName);
    channel.postMessage(result);
    channel.close();
    window.close();
  }, [result]);

  return (
    <main id="content" className="grid min-h-dvh place-content-center gap-4 p-6 text-center">
      <PageHeading title="Sign in" className="text-2xl">
        {result === "ok" ? "You are signed in" : "The sign-in did not work"}
      </PageHeading>
      <p className="text-l text-ink-soft">You can close this window and go back to Saga.</p>
    </main>
  );
}
