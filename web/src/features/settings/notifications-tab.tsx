import { Card } from "#ui/card.tsx";
import { Switch } from "#ui/switch.tsx";
import { SaveButton } from "./save-button.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

/** Which mails are sent. */
export function NotificationsTab({ form }: { form: SettingsForm }) {
  const { settings, changeSettings } = form;
  return (
    <Card className="pt-0!">
      <Switch
        label="Email Notifications"
        hint="A mail when somebody hands a person over to you. Sign-in codes and warnings are always sent."
        isOn={settings.email_notifications}
        onChange={(email_notifications) => changeSettings({ email_notifications })}
      />
      <Switch
        label="Marketing Emails"
        hint="This Saga sends none. Your choice is kept, should that ever change."
        isOn={settings.marketing_emails}
        onChange={(marketing_emails) => changeSettings({ marketing_emails })}
      />
      <div className="pt-4">
        <SaveButton form={form} />
      </div>
    </Card>
  );
}
