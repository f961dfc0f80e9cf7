import { troubleWords } from "#lib/model-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Sitting } from "./session/use-interview-session.ts";
import { SupportCard } from "./support-card.tsx";

/** What has to be said about the conversation, below its newest words. */
export function RoomNotices({ sitting: { session, send }, isAdmin }: { sitting: Sitting; isAdmin: boolean }) {
  const { failure, unsent, support, about, wentOnElsewhere, trouble } = session;
  const isQuestionMissing = failure !== null && unsent.length === 0;
  return (
    <>
      {isQuestionMissing && (
        <Notice
          tone="failed"
          title={m.interview_failed_to_get_next_question()}
          onRetry={() => send({ type: "retryDue" })}
        >
          {m.interview_your_answers_are_saved_check_that()}
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
          <Notice tone="info" title={m.interview_this_question_is_a_prepared_one()}>
            {m.interview_trouble_only_administrators_see_this({ trouble: troubleWords(trouble) })}
          </Notice>
        </div>
      )}
      {wentOnElsewhere && (
        <div role="status">
          <Notice
            tone="info"
            title={m.interview_this_interview_went_on_in_another()}
            actions={
              <Button variant="secondary" onPress={() => send({ type: "noticeRead" })}>
                {m.interview_close()}
              </Button>
            }
          >
            {m.interview_here_is_where_it_is_now()}
          </Notice>
        </div>
      )}
    </>
  );
}
