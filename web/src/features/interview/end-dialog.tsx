import { DraftDialog } from "./draft-dialog.tsx";
import type { Ending } from "./session/interview-session.ts";
import { UnsentDialog } from "./unsent-dialog.tsx";

type Props = {
  ending: Ending;
  unsentCount: number;
  isKept: boolean;
  canSendDraft: boolean;
  onStay: () => void;
  onSendAndEnd: () => void;
  onEnd: () => void;
  onTryAgain: () => void;
  onEndAnyway: () => void;
};

/** Nothing is left unsent silently: before leaving, the person says what becomes of it. */
export function EndDialog(props: Props) {
  const { ending, unsentCount, isKept, canSendDraft, onStay } = props;
  return (
    <>
      <UnsentDialog
        isOpen={ending === "unsent"}
        count={unsentCount}
        isKept={isKept}
        onStay={onStay}
        onTryAgain={props.onTryAgain}
        onLeave={props.onEndAnyway}
      />
      <DraftDialog
        isOpen={ending === "draft"}
        canSend={canSendDraft}
        onStay={onStay}
        onSend={props.onSendAndEnd}
        onKeep={props.onEnd}
      />
    </>
  );
}
