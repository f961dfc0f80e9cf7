import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

export function SaveButton({ form }: { form: SettingsForm }) {
  return (
    <div>
      <Button
        size="large"
        onPress={form.save}
        disabledReason={form.nameProblem ?? (form.isSaving && m.settings_the_settings_are_being_saved())}
        isReasonHidden={form.isSaving}
      >
        {form.isSaving ? m.settings_saving() : m.settings_save_settings()}
      </Button>
    </div>
  );
}
