import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages";
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
      <PageHeading title={m.sign_in_sign_in()} className="text-2xl">
        {result === "ok" ? m.sign_in_you_are_signed_in() : m.sign_in_the_sign_in_did_not_work()}
      </PageHeading>
      <p className="text-l text-ink-soft">{m.sign_in_you_can_close_this_window_and()}</p>
    </main>
  );
}
