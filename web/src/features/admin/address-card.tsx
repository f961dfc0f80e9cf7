import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { SetUpCard } from "./set-up-card.tsx";

/** What this browser can say of the address that it reached the server by. */
function verdictOf(publicUrl: string | null): string {
  const { origin, protocol, hostname } = window.location;
  const found = [
    window.isSecureContext
      ? m.admin_the_microphone_can_be_used_at()
      : m.admin_browsers_give_no_microphone_at_this(),
  ];
  if (protocol === "http:" && window.isSecureContext)
    found.push(m.admin_hostname_is_this_machine_itself_other({ hostname }));
  if (publicUrl === null) found.push(m.admin_links_in_mails_name_whatever_address());
  else if (new URL(publicUrl).origin === origin) found.push(m.admin_it_is_the_address_in_public());
  else found.push(m.admin_links_in_mails_name_another_address({ publicUrl }));
  return found.join(" ");
}

/** The address, and whether browsers trust it. */
export function AddressCard({ publicUrl }: { publicUrl: string | null }) {
  const [verdict, setVerdict] = useState<string | null>(null);
  return (
    <SetUpCard
      title={m.admin_address()}
      state={publicUrl?.startsWith("https:") ? "works" : "missing"}
      attempt={
        <div className="grid gap-3">
          <div>
            <Button variant="secondary" onPress={() => setVerdict(verdictOf(publicUrl))}>
              {m.admin_check_this_address()}
            </Button>
          </div>
          <p role="status" className="empty:hidden">
            {verdict}
          </p>
        </div>
      }
    >
      <p>
        {publicUrl ? m.admin_people_come_to_publicurl({ publicUrl }) : m.admin_set_public_url_to_the_https()}
      </p>
    </SetUpCard>
  );
}
