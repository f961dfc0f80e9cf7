import { troubleWords } from "#lib/model-words.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SupportCard } from "./support-card.tsx";
import type { Sitting } from "./use-interview-session.ts";

/** What has to be said about the conversation, below its newest words. */
export function RoomNotices({ sitting: { session, send }, isAdmin }: { sitting: Sitting; isAdmin: boolean }) {
  const { failure, unsent, support, about, wentOnElsewhere, trouble } = session;
  const isQuestionMissing = failure !== null && unsent.length === 0;
  return (
    <>
      {isQuestionMissing && (
        <Notice tone="failed" title="Failed to get next question" onRetry={() => send({ type: "retryDue" })}>
          Your answers are saved. Check that you are connected to the internet, then try again.
        </Notice>
      )}
      {support && (
        <SupportCard
          lines={support.lines}
          lang={about?.language ?? "en"}
          onHide={() => send({ type: "supportRead" })}
        />
      )}
      {isAdmin && trouble && (
        <div role="status">
          <Notice tone="info" title="This question is a prepared one.">
            {troubleWords(trouble)} Only administrators see this.
          </Notice>
        </div>
      )}
      {wentOnElsewhere && (
        <div role="status">
          <Notice
            tone="info"
            title="This interview went on in another window."
            actions={
              <Button variant="secondary" onPress={() => send({ type: "noticeRead" })}>
                Close
              </Button>
            }
          >
            Here is where it is now. Your text is still below.
          </Notice>
        </div>
      )}
    </>
  );
}
