import { CloudOff } from "lucide-react";
import { Button } from "#ui/button.tsx";

type Props = { isLasting: boolean; isKept: boolean; onSendAgain: () => void; onPutAside: () => void };

const words = ({ isLasting, isKept }: Props): string => {
  if (!isKept)
    return "Not sent yet. Please keep this page open: it will be sent when the connection is back.";
  if (isLasting) return "Not sent yet. The server did not take it. It is kept on this device.";
  return "Not sent yet. It is kept on this device and will be sent when the connection is back.";
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
          Send again
        </Button>
        {props.isLasting && (
          <Button variant="quiet" size="small" onPress={props.onPutAside}>
            Put it aside
          </Button>
        )}
      </div>
    </div>
  );
}
