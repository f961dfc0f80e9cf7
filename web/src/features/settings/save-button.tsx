import { Button } from "#ui/button.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

export function SaveButton({ form }: { form: SettingsForm }) {
  return (
    <div>
      <Button
        size="large"
        onPress={form.save}
        disabledReason={form.nameProblem ?? (form.isSaving && "The settings are being saved.")}
        isReasonHidden={form.isSaving}
      >
        {form.isSaving ? "Saving..." : "Save Settings"}
      </Button>
    </div>
  );
}
