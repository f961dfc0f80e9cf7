import { useQuery } from "@tanstack/react-query";
import { Globe, Mail } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { signInOptionsQuery } from "./sign-in.api.ts";

type Props = { onEmail: () => void; onProvider: () => void; isProviderOpen: boolean };

/** Google or Email. Google is there when this server has such a provider. */
export function ChoiceStep({ onEmail, onProvider, isProviderOpen }: Props) {
  const { data } = useQuery(signInOptionsQuery);
  return (
    <>
      <p className="text-ink-soft">Saga sends you a code by email. There is no password to remember.</p>
      <Button size="large" isWide onPress={onEmail}>
        <Mail size={26} aria-hidden />
        Continue with Email
      </Button>
      {data?.openid && (
        <Button variant="secondary" size="large" isWide onPress={onProvider}>
          <Globe size={26} aria-hidden />
          Continue with Google
        </Button>
      )}
      <p role="status" className="text-s text-ink-mute empty:hidden">
        {isProviderOpen && "Go on in the window that has opened."}
      </p>
    </>
  );
}
