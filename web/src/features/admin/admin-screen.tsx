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
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
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
        <BackLink to={paths.dashboard()}>{m.admin_back_to_dashboard()}</BackLink>
        <PageHeading title={m.admin_admin_settings()} className="mt-3 text-3xl">
          {m.admin_admin_settings()}
        </PageHeading>
      </div>
      <div className="grid grid-cols-1 gap-5 @wide:grid-cols-2">
        <AdminPlace
          title={m.admin_user_management()}
          icon={<Users size={32} aria-hidden />}
          tint="teal"
          action={open(paths.users(), m.admin_open_users())}
        >
          {m.admin_everybody_who_can_sign_in_and()}
        </AdminPlace>
        <AdminPlace
          title={m.admin_beta_invitations()}
          icon={<MailPlus size={32} aria-hidden />}
          tint="plum"
          action={
            <Button aria-haspopup="dialog" onPress={() => setIsInviting(true)}>
              <MailPlus size={22} aria-hidden />
              {m.admin_invite_beta_user()}
            </Button>
          }
        >
          {m.admin_invite_somebody_by_mail_in_english()}
        </AdminPlace>
        <AdminPlace
          title={m.admin_site_configuration()}
          icon={<SlidersHorizontal size={32} aria-hidden />}
          tint="sand"
          isClosed
          badge={
            <Badge tone="sand" icon={<Hourglass size={20} aria-hidden />}>
              {m.admin_coming_soon()}
            </Badge>
          }
          action={
            <Button variant="secondary" disabledReason={m.admin_coming_soon()} isReasonHidden>
              {m.admin_configure()}
            </Button>
          }
        >
          {m.admin_set_on_the_server_by_environment()}
        </AdminPlace>
        <AdminPlace
          title={m.admin_data_management()}
          icon={<Database size={32} aria-hidden />}
          tint="honey"
          action={open(paths.allInterviews(), m.admin_open_interviews())}
        >
          {m.admin_every_interview_in_this_saga_by()}
        </AdminPlace>
      </div>
      <section aria-labelledby="records" className="grid grid-cols-1 gap-5">
        <h2 id="records" className="text-2xl">
          {m.admin_services_and_records()}
        </h2>
        <div className="grid grid-cols-1 gap-5 @wide:grid-cols-3">
          <AdminPlace
            title={m.admin_prompts()}
            icon={<MessageCircleQuestion size={32} aria-hidden />}
            tint="teal"
            action={open(paths.prompts(), m.admin_open_prompts())}
          >
            {m.admin_how_an_ai_model_should_sound()}
          </AdminPlace>
          <AdminPlace
            title={m.admin_spend()}
            icon={<Coins size={32} aria-hidden />}
            tint="honey"
            action={open(paths.spend(), m.admin_open_spend())}
          >
            {m.admin_tokens_speech_and_cost_by_day()}
          </AdminPlace>
          <AdminPlace
            title={m.admin_audit_log()}
            icon={<ScrollText size={32} aria-hidden />}
            tint="plum"
            action={open(paths.auditLog(), m.admin_open_the_log())}
          >
            {m.admin_who_invited_read_changed_and_removed()}
          </AdminPlace>
        </div>
      </section>
      <Services />
      <section aria-labelledby="set-up" className="grid justify-items-start gap-4">
        <h2 id="set-up" className="text-2xl">
          {m.admin_set_up()}
        </h2>
        <p className="text-ink-soft">{m.admin_mail_address_model_voice_and_copies()}</p>
        {open(paths.setUp(), m.admin_open_the_set_up())}
      </section>
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </div>
  );
}
