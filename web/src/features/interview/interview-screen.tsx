import type { KeptOutItem, Message } from "@saga/contract/interviews";
import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router";
import { useSession } from "#lib/session.ts";
import { isTelling, wayHome } from "#lib/telling.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { ToastShelf } from "#ui/toast-shelf.tsx";
import type { Target } from "./session/interview.api.ts";
import "./interview.css";
import { InterviewHeader } from "./interview-header.tsx";
import { InterviewSitting } from "./interview-sitting.tsx";
import { ReaderNote } from "./reader-note.tsx";
import { useInterviewSession } from "./session/use-interview-session.ts";

function useTarget(): Target {
  const { id } = useParams();
  const [search] = useSearchParams();
  const isNew = !id || id === "new";
  return {
    id: isNew ? null : id,
    interviewee: search.get("interviewee"),
    number: search.get("number"),
  };
}

/** What is known here for a list of what is kept out of stories. */
type KeptOutOf = {
  interviewId: string;
  lang: string;
  messages: readonly Message[];
  onLetIn: (item: KeptOutItem, left: readonly KeptOutItem[]) => void;
  onDeleted: (messages: readonly Message[]) => void;
};

type Props = {
  /** Shows the photograph that this interview is about. */
  picture?: (interviewId: string) => ReactNode;
  keptOut?: (of: KeptOutOf) => ReactNode;
};

/** `/interview/new` and `/interview/{id}`: an interview. Brings its own header and main part. */
export function InterviewScreen({ picture, keptOut }: Props) {
  const target = useTarget();
  const sitting = useInterviewSession(target);
  const { user } = useSession();
  const { session, openAgain } = sitting;

  return (
    <div data-interview>
      <InterviewHeader
        title={session.about?.title ?? m.interview_new_interview()}
        progress={session.progress}
        name={session.about?.intervieweeName ?? null}
      />
      <ToastShelf />
      <main id="content" className="@container flex min-h-0 flex-1 flex-col overflow-y-auto">
        {session.phase === "opening" && (
          <Spinner
            label={
              target.id ? m.interview_opening_your_interview() : m.interview_preparing_your_first_question()
            }
          />
        )}
        {session.phase === "failed" && (
          <div className="wrap w-full py-8">
            <Notice
              tone="failed"
              title={
                target.id ? m.interview_failed_to_resume_interview() : m.interview_failed_to_start_interview()
              }
              onRetry={openAgain}
              actions={
                <LinkButton to={wayHome()} variant="quiet">
                  {isTelling() ? m.interview_back() : m.interview_back_to_dashboard()}
                </LinkButton>
              }
            >
              {m.interview_nothing_you_told_is_lost_advice({ advice: session.advice })}
            </Notice>
          </div>
        )}
        {session.phase === "open" && (
          <InterviewSitting sitting={sitting} isAdmin={user?.permissionLevel === "admin"}>
            {session.about?.isOfPicture && picture?.(session.about.id)}
            {session.about && session.stored.length === 1 && (
              <ReaderNote about={session.about} viewer={user} />
            )}
            {/* While help is offered, or an answer waits to be sent, nothing else asks to be looked at. */}
            {session.about &&
              !session.support &&
              !session.failure &&
              keptOut?.({
                interviewId: session.about.id,
                lang: session.about.language,
                messages: session.stored,
                onLetIn: (item, left) => sitting.send({ type: "letIn", item, left }),
                onDeleted: (messages) => sitting.send({ type: "wordsDeleted", messages }),
              })}
          </InterviewSitting>
        )}
      </main>
    </div>
  );
}
