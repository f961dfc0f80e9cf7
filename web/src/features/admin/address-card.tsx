import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { SetUpCard } from "./set-up-card.tsx";

/** What this browser can say of the address that it reached the server by. */
function verdictOf(publicUrl: string | null): string {
  const { origin, protocol, hostname } = window.location;
  const found = [
    window.isSecureContext
      ? "The microphone can be used at this address."
      : "Browsers give no microphone at this address: it needs https.",
  ];
  if (protocol === "http:" && window.isSecureContext)
    found.push(`${hostname} is this machine itself. Other devices need https.`);
  if (publicUrl === null) found.push("Links in mails name whatever address people came by.");
  else if (new URL(publicUrl).origin === origin) found.push("It is the address in PUBLIC_URL.");
  else found.push(`Links in mails name another address: ${publicUrl}.`);
  return found.join(" ");
}

/** The address, and whether browsers trust it. */
export function AddressCard({ publicUrl }: { publicUrl: string | null }) {
  const [verdict, setVerdict] = useState<string | null>(null);
  return (
    <SetUpCard
      title="Address"
      state={publicUrl?.startsWith("https:") ? "works" : "missing"}
      attempt={
        <div className="grid gap-3">
          <div>
            <Button variant="secondary" onPress={() => setVerdict(verdictOf(publicUrl))}>
              Check this address
            </Button>
          </div>
          <p role="status" className="empty:hidden">
            {verdict}
          </p>
        </div>
      }
    >
      <p>
        {publicUrl
          ? `People come to ${publicUrl}.`
          : "Set PUBLIC_URL to the https address that people come to, and put a proxy with a certificate in front."}
      </p>
    </SetUpCard>
  );
}
