import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";

/** What it costs: nothing. There is no plan that one could go up to. */
export function BillingTab() {
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="text-l font-semibold">{m.settings_you_are_currently_on_the_free()}</p>
      <p className="text-ink-soft">{m.settings_this_saga_runs_on_your_familys()}</p>
      <Button variant="secondary" disabledReason={m.settings_there_is_no_other_plan_everything()}>
        {m.settings_upgrade_to_pro()}
      </Button>
    </Card>
  );
}
