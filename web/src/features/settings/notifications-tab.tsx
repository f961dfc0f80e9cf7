import { m } from "#messages";
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
        label={m.settings_email_notifications()}
        hint={m.settings_a_mail_when_somebody_hands_a()}
        isOn={settings.email_notifications}
        onChange={(email_notifications) => changeSettings({ email_notifications })}
      />
      <Switch
        label={m.settings_marketing_emails()}
        hint={m.settings_this_saga_sends_none_your_choice()}
        isOn={settings.marketing_emails}
        onChange={(marketing_emails) => changeSettings({ marketing_emails })}
      />
      <div className="pt-4">
        <SaveButton form={form} />
      </div>
    </Card>
  );
}
