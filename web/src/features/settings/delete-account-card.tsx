import { Archive, Trash2 } from "lucide-react";
import { useState } from "react";
import { addressOf } from "#lib/call-address.ts";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { useDeparture } from "./use-departure.ts";

type Props = { exportOf: string; people: number; interviews: number };

/** Has the account removed in seven days, after it has been said what goes, or takes that back. */
export function DeleteAccountCard({ exportOf, people, interviews }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { departure, dueAt, request, takeBack, isPending } = useDeparture({
    onSettled: () => setIsAsking(false),
  });
  if (departure.isError)
    return (
      <Notice
        tone="failed"
        title={m.settings_whether_your_account_stays_could_not()}
        onRetry={() => void departure.refetch()}
      >
        {errorWords(departure.error).advice}
      </Notice>
    );
  return (
    <section
      aria-labelledby="delete-account"
      className="flex flex-wrap items-center justify-between gap-4 rounded-l border border-record bg-surface p-[clamp(min(1.1rem,5vw),4cqi,1.5rem)]"
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-2" role="status">
        <h2 id="delete-account" className="text-xl">
          {m.settings_delete_account()}
        </h2>
        <p className="text-ink-soft">
          {dueAt === null
            ? m.settings_you_see_what_goes_first_and()
            : m.settings_your_account_and_everything_in_it({ dueAt: formatLongDate(dueAt) ?? "" })}
        </p>
      </div>
      {dueAt === null ? (
        <Button variant="danger" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
          <Trash2 size={22} aria-hidden />
          {m.settings_delete_account()}
        </Button>
      ) : (
        <Button onPress={takeBack} disabledReason={isPending && m.settings_one_moment()} isReasonHidden>
          {m.settings_keep_my_account()}
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        title={m.settings_delete_your_account()}
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>{m.settings_keep_my_account()}</Button>
            <Button
              variant="danger"
              onPress={request}
              disabledReason={isPending && m.settings_one_moment()}
              isReasonHidden
            >
              {isPending ? m.settings_deleting() : m.settings_delete_in_seven_days()}
            </Button>
          </>
        }
      >
        <p>
          {m.settings_your_account_goes_in_seven_days({
            people: m.settings_people({ count: people }),
            interviews: m.settings_counted_interviews({ count: interviews }),
          })}
        </p>
        <a
          href={addressOf("exportUser", { params: { id: exportOf } })}
          download="saga-everything.zip"
          className={buttonStyle({ variant: "secondary" })}
        >
          <Archive size={22} aria-hidden />
          {m.settings_download_everything_first()}
        </a>
      </Dialog>
    </section>
  );
}
