import { Keyboard, Mic, MonitorSmartphone, Moon, Sun } from "lucide-react";
import { Card } from "#ui/card.tsx";
import { ChoiceRow } from "#ui/choice-row.tsx";
import { Switch } from "#ui/switch.tsx";
import { SaveButton } from "./save-button.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

const sizes = [
  { value: "normal", label: "Normal" },
  { value: "large", label: "Large", className: "text-l" },
  { value: "larger", label: "Larger", className: "text-xl" },
] as const;

const themes = [
  { value: "device", label: "My device", icon: <MonitorSmartphone size={22} aria-hidden /> },
  { value: "light", label: "Light", icon: <Sun size={22} aria-hidden /> },
  { value: "dark", label: "Dark", icon: <Moon size={22} aria-hidden /> },
] as const;

const modes = [
  { value: "voice", label: "Voice", icon: <Mic size={22} aria-hidden /> },
  { value: "text", label: "Text", icon: <Keyboard size={22} aria-hidden /> },
] as const;

type Props = { form: SettingsForm; onSignedOut: () => void };

/** How the app looks, sounds and speaks up, and where the account is signed in. */
export function SettingsTab({ form, onSignedOut }: Props) {
  const { settings, changeSettings } = form;
  return (
    <>
      <Card className="pt-0!">
        <ChoiceRow
          legend="Text size"
          hint="The whole of Saga follows at once."
          value={settings.text_size}
          options={sizes}
          onChange={(text_size) => changeSettings({ text_size })}
        />
        <ChoiceRow
          legend="Theme"
          hint="Light for the day, dark for the lamp."
          value={settings.theme}
          options={themes}
          onChange={(theme) => changeSettings({ theme })}
        />
        <ChoiceRow
          legend="How I like to answer"
          hint="Where an interview starts. You can change over at any time."
          value={settings.input_mode}
          options={modes}
          onChange={(input_mode) => changeSettings({ input_mode })}
        />
        <Switch
          label="Voice Features"
          hint="Saga reads its questions aloud and can listen. Without it you read and write."
          isOn={settings.voice_features}
          onChange={(voice_features) => changeSettings({ voice_features })}
        />
        <Switch
          label="Notifications"
          hint="Short messages on the screen while you use Saga. When something goes wrong you are always told."
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
