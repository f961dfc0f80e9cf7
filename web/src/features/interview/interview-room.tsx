import { Shuffle } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { ChatLog } from "./chat-log.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { isComplete } from "./interview-session.ts";
import { RoomNotices } from "./room-notices.tsx";
import { isOtherQuestionOffered, lengthAdvice } from "./session-reading.ts";
import { TestingControls } from "./testing-controls.tsx";
import type { Sitting } from "./use-interview-session.ts";

/** The conversation of an open interview, with what has to be said about it. */
export function InterviewRoom({ sitting, isAdmin }: { sitting: Sitting; isAdmin: boolean }) {
  const { session, send, draft, isKept, giveAnswer } = sitting;
  const end = (anyway: boolean) => send({ type: "endConfirmed", anyway });
  return (
    <div className="mx-auto flex w-full max-w-[50rem] flex-1 flex-col justify-end gap-[clamp(1rem,3cqi,1.5rem)] px-[clamp(1rem,4cqi,1.5rem)] pt-5 pb-10">
      {isAdmin && !isComplete(session) && <TestingControls />}
      <ChatLog session={session} isKept={isKept} onSendAgain={() => send({ type: "retryDue" })} />
      {isOtherQuestionOffered(session) && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => send({ type: "otherWanted" })}
          className="-mt-4 self-start text-primary"
        >
          <Shuffle size={22} aria-hidden />
          Ask me something else
        </Button>
      )}
      <RoomNotices sitting={sitting} />
      <EndDialog
        ending={session.ending}
        unsentCount={session.unsent.length}
        isKept={isKept}
        canSendDraft={lengthAdvice(draft.text.trim().length).canSend}
        onStay={() => send({ type: "stayed" })}
        onSendAndEnd={() => {
          giveAnswer();
          end(false);
        }}
        onEnd={() => end(false)}
        onTryAgain={() => end(false)}
        onEndAnyway={() => end(true)}
      />
    </div>
  );
}
