import {
  Coins,
  Database,
  Hourglass,
  MailPlus,
  MessageCircleQuestion,
  ScrollText,
  SlidersHorizontal,
  Users,
} from "lucide-react";
import { useState } from "react";
import { BackLink } from "#ui/back-link.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { AdminPlace } from "./admin-place.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { Services } from "./services.tsx";

const open = (to: string, words: string) => (
  <LinkButton to={to} variant="secondary">
    {words}
  </LinkButton>
);

/** `/admin`: what administrators look after. */
export function AdminScreen() {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-5 pb-18">
      <div>
        <BackLink to="/game-dashboard">Back to Dashboard</BackLink>
        <PageHeading title="Admin Settings" className="mt-3 text-3xl">
          Admin Settings
        </PageHeading>
      </div>
      <div className="grid grid-cols-1 gap-5 @wide:grid-cols-2">
        <AdminPlace
          title="User Management"
          icon={<Users size={32} aria-hidden />}
          tint="teal"
          action={open("/user-management", "Open users")}
        >
          Everybody who can sign in, and the people they interview.
        </AdminPlace>
        <AdminPlace
          title="Beta Invitations"
          icon={<MailPlus size={32} aria-hidden />}
          tint="plum"
          action={
            <Button aria-haspopup="dialog" onPress={() => setIsInviting(true)}>
              <MailPlus size={22} aria-hidden />
              Invite Beta User
            </Button>
          }
        >
          Invite somebody by mail, in English or Swedish.
        </AdminPlace>
        <AdminPlace
          title="Site Configuration"
          icon={<SlidersHorizontal size={32} aria-hidden />}
          tint="sand"
          isClosed
          badge={
            <Badge tone="sand" icon={<Hourglass size={20} aria-hidden />}>
              Coming Soon
            </Badge>
          }
          action={
            <Button variant="secondary" disabledReason="Coming Soon" isReasonHidden>
              Configure
            </Button>
          }
        >
          Set on the server by environment, for now.
        </AdminPlace>
        <AdminPlace
          title="Data Management"
          icon={<Database size={32} aria-hidden />}
          tint="honey"
          action={open("/data-management", "Open interviews")}
        >
          Every interview in this Saga, by name, mail and day.
        </AdminPlace>
      </div>
      <section aria-labelledby="records" className="grid grid-cols-1 gap-5">
        <h2 id="records" className="text-2xl">
          Services and records
        </h2>
        <div className="grid grid-cols-1 gap-5 @wide:grid-cols-3">
          <AdminPlace
            title="Prompts"
            icon={<MessageCircleQuestion size={32} aria-hidden />}
            tint="teal"
            action={open("/prompts", "Open prompts")}
          >
            How an AI model should sound when it words the questions.
          </AdminPlace>
          <AdminPlace
            title="Spend"
            icon={<Coins size={32} aria-hidden />}
            tint="honey"
            action={open("/spend", "Open spend")}
          >
            Tokens, speech and cost by day, by model and by interview.
          </AdminPlace>
          <AdminPlace
            title="Audit log"
            icon={<ScrollText size={32} aria-hidden />}
            tint="plum"
            action={open("/audit-log", "Open the log")}
          >
            Who invited, read, changed and removed what, and when.
          </AdminPlace>
        </div>
      </section>
      <Services />
      <section aria-labelledby="set-up" className="grid justify-items-start gap-4">
        <h2 id="set-up" className="text-2xl">
          Set-up
        </h2>
        <p className="text-ink-soft">
          Mail, address, model, voice and copies: how they are set, and a button that tries each.
        </p>
        {open("/set-up", "Open the set-up")}
      </section>
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </div>
  );
}
