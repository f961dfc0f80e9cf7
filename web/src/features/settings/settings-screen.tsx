import type { User as Account } from "@saga/contract/people";
import { defaultSettings } from "@saga/contract/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Bell, ReceiptText, SlidersHorizontal, User } from "lucide-react";
import type { ReactNode } from "react";
import { accountSettingsQuery } from "#lib/account-settings-query.ts";
import { errorWords } from "#lib/error-words.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { interviewsQuery } from "#lib/interviews-query.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TabList } from "#ui/tab-list.tsx";
import { BillingTab } from "./billing-tab.tsx";
import { DeleteAccountCard } from "./delete-account-card.tsx";
import { NotificationsTab } from "./notifications-tab.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { SettingsTab } from "./settings-tab.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

type Props = {
  /** What else can be done with the account. */
  children?: (account: Account) => ReactNode;
  /** The account is signed out everywhere, or gone. */
  onGone: () => void;
};

/** `/settings`: everybody's own account. */
export function SettingsScreen({ onGone, children }: Props) {
  const { user } = useSession();
  const { data, isError, error, refetch } = useQuery(accountSettingsQuery);
  return (
    <div className="wrap pt-5 pb-18">
      <LinkButton to={paths.home()} variant="quiet" className="-ml-4">
        <ArrowLeft size={24} aria-hidden />
        {m.settings_back_to_dashboard()}
      </LinkButton>
      <PageHeading title={m.settings_account_settings()} className="mt-3 mb-6 text-3xl">
        {m.settings_account_settings()}
      </PageHeading>
      {isError && (
        <Notice
          tone="failed"
          title={m.settings_your_settings_could_not_be_loaded()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {!isError && (!user || !data) && <Spinner label={m.settings_loading_settings()} />}
      {user && data && (
        <Settings user={user} settings={{ ...defaultSettings, ...data }} onGone={onGone}>
          {children}
        </Settings>
      )}
    </div>
  );
}

function Settings({
  user,
  settings,
  onGone,
  children,
}: Props & { user: Account; settings: typeof defaultSettings }) {
  const form = useSettingsForm(user, settings);
  const interviewees = useQuery(intervieweesQuery(user.id));
  const people = interviewees.data ?? [];
  const interviews = useQuery({
    ...interviewsQuery([user.id, ...people.map(({ id }) => id)]),
    enabled: interviewees.isSuccess,
  });
  const tabs = [
    {
      id: "profile",
      label: m.settings_profile(),
      icon: <User size={22} aria-hidden />,
      content: <ProfileTab form={form} email={user.email ?? ""} />,
    },
    {
      id: "settings",
      label: m.settings_settings(),
      icon: <SlidersHorizontal size={22} aria-hidden />,
      content: <SettingsTab form={form} onSignedOut={onGone} />,
    },
    {
      id: "notifications",
      label: m.settings_notifications(),
      icon: <Bell size={22} aria-hidden />,
      content: <NotificationsTab form={form} />,
    },
    {
      id: "billing",
      label: m.settings_billing(),
      icon: <ReceiptText size={22} aria-hidden />,
      content: <BillingTab />,
    },
  ];
  return (
    <div className="grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-[19rem_minmax(0,1fr)]">
      <ProfileCard user={user} interviews={interviews.data?.length ?? null} />
      <div className="@container grid grid-cols-1 gap-5">
        <TabList label={m.settings_tabs()} items={tabs} />
        {children?.(user)}
        <DeleteAccountCard
          exportOf={user.id}
          people={people.length}
          interviews={interviews.data?.length ?? 0}
        />
      </div>
    </div>
  );
}
