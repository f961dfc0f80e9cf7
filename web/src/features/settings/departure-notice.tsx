import { formatLongDate } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useDeparture } from "./use-departure.ts";

/** Says to somebody whose account is to go when that is, and lets it be kept. Nothing to everybody else. */
export function DepartureNotice() {
  const { dueAt, takeBack, isPending } = useDeparture();
  if (dueAt === null) return null;
  return (
    <Notice
      tone="info"
      title={m.settings_your_account_goes_on({ dueAt: formatLongDate(dueAt) ?? "" })}
      actions={
        <Button onPress={takeBack} disabledReason={isPending && m.settings_one_moment()} isReasonHidden>
          {m.settings_keep_my_account()}
        </Button>
      }
    >
      {m.settings_everything_in_it_goes_too()}
    </Notice>
  );
}
