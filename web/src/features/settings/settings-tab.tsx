import { Keyboard, Mic, MonitorSmartphone, Moon, Sun } from "lucide-react";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { ChoiceRow } from "#ui/choice-row.tsx";
import { Switch } from "#ui/switch.tsx";
import { SaveButton } from "./save-button.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

const sizes = () =>
  [
    { value: "normal", label: m.settings_normal() },
    { value: "large", label: m.settings_large(), className: "text-l" },
    { value: "larger", label: m.settings_larger(), className: "text-xl" },
  ] as const;

const themes = () =>
  [
    { value: "device", label: m.settings_my_device(), icon: <MonitorSmartphone size={22} aria-hidden /> },
    { value: "light", label: m.settings_light(), icon: <Sun size={22} aria-hidden /> },
    { value: "dark", label: m.settings_dark(), icon: <Moon size={22} aria-hidden /> },
  ] as const;

const modes = () =>
  [
    { value: "voice", label: m.settings_voice(), icon: <Mic size={22} aria-hidden /> },
    { value: "text", label: m.settings_text(), icon: <Keyboard size={22} aria-hidden /> },
  ] as const;

type Props = { form: SettingsForm; onSignedOut: () => void };

/** How the app looks, sounds and speaks up, and where the account is signed in. */
export function SettingsTab({ form, onSignedOut }: Props) {
  const { settings, changeSettings } = form;
  return (
    <>
      <Card className="pt-0!">
        <ChoiceRow
          legend={m.settings_text_size()}
          hint={m.settings_the_whole_of_saga_follows_at()}
          value={settings.text_size}
          options={sizes()}
          onChange={(text_size) => changeSettings({ text_size })}
        />
        <ChoiceRow
          legend={m.settings_theme()}
          hint={m.settings_light_for_the_day_dark_for()}
          value={settings.theme}
          options={themes()}
          onChange={(theme) => changeSettings({ theme })}
        />
        <ChoiceRow
          legend={m.settings_how_i_like_to_answer()}
          hint={m.settings_where_an_interview_starts_you_can()}
          value={settings.input_mode}
          options={modes()}
          onChange={(input_mode) => changeSettings({ input_mode })}
        />
        <Switch
          label={m.settings_voice_features()}
          hint={m.settings_saga_reads_its_questions_aloud_and()}
          isOn={settings.voice_features}
          onChange={(voice_features) => changeSettings({ voice_features })}
        />
        <Switch
          label={m.settings_notifications()}
          hint={m.settings_short_messages_on_the_screen_while()}
          isOn={settings.notifications}
          onChange={(notifications) => changeSettings({ notifications })}
        />
        <div className="pt-4">
          <SaveButton form={form} />
        </div>
      </Card>
      <SessionsCard onSignedOut={onSignedOut} />
    </>
  );
}
