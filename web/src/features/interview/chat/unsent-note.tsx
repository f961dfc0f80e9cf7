import { CloudOff } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";

type Props = { isLasting: boolean; isKept: boolean; onSendAgain: () => void; onPutAside: () => void };

const words = ({ isLasting, isKept }: Props): string => {
  if (!isKept) return m.interview_not_sent_yet_please_keep_this();
  if (isLasting) return m.interview_not_sent_yet_the_server_did();
  return m.interview_not_sent_yet_it_is_kept();
};

/** Under an answer that the server does not have: where it is now, and how to send it. */
export function UnsentNote(props: Props) {
  return (
    <div className="grid max-w-full justify-items-end gap-2">
      <p className="flex items-start gap-2.5 rounded-m bg-honey-soft px-4 py-2 text-s font-semibold text-on-honey-soft">
        <CloudOff size={22} aria-hidden className="mt-0.5" />
        {words(props)}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" size="small" onPress={props.onSendAgain}>
          {m.interview_send_again()}
        </Button>
        {props.isLasting && (
          <Button variant="quiet" size="small" onPress={props.onPutAside}>
            {m.interview_put_it_aside()}
          </Button>
        )}
      </div>
    </div>
  );
}
