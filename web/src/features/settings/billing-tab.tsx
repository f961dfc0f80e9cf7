import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";

/** What it costs: nothing. There is no plan that one could go up to. */
export function BillingTab() {
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="text-l font-semibold">You are currently on the free plan</p>
      <p className="text-ink-soft">
        This Saga runs on your family's own server. There is nothing to pay here, and no plan above this one.
      </p>
      <Button variant="secondary" disabledReason="There is no other plan: everything is yours already.">
        Upgrade to Pro
      </Button>
    </Card>
  );
}
