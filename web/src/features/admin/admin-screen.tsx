import { Coins, MessageCircleQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { BackLink } from "./back-link.tsx";
import { Services } from "./services.tsx";

type PlaceProps = { title: string; icon: ReactNode; to: string; action: string; children: string };

function Place({ title, icon, to, action, children }: PlaceProps) {
  return (
    <Card as="section" aria-label={title} className="grid content-start justify-items-start gap-3">
      {icon}
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">{children}</p>
      <LinkButton to={to} variant="secondary">
        {action}
      </LinkButton>
    </Card>
  );
}

/** `/admin`: what administrators look after. */
export function AdminScreen() {
  return (
    <div className="wrap grid gap-8 pt-5 pb-18">
      <div>
        <BackLink to="/game-dashboard">Back to Dashboard</BackLink>
        <PageHeading title="Admin Settings" className="mt-3 text-3xl">
          Admin Settings
        </PageHeading>
      </div>
      <div className="grid gap-5 @wide:grid-cols-2">
        <Place
          title="Prompts"
          icon={<MessageCircleQuestion size={32} aria-hidden className="text-primary" />}
          to="/prompts"
          action="Open prompts"
        >
          How an AI model should sound when it words the questions. What is safe and what is asked stays as it
          is.
        </Place>
        <Place
          title="Spend"
          icon={<Coins size={32} aria-hidden className="text-primary" />}
          to="/spend"
          action="Open spend"
        >
          Tokens, speech and cost of the services by day, by model and by interview.
        </Place>
      </div>
      <Services />
    </div>
  );
}
