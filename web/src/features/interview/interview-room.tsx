import { type ReactNode, useRef } from "react";
import { m } from "#messages";
import { ChapterList } from "./chat/chapter-list.tsx";
import { ChatLog } from "./chat/chat-log.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { QuestionActions } from "./playback/question-actions.tsx";
import type { PlaybackControls } from "./playback/use-question-playback.ts";
import { RoomNotices } from "./room-notices.tsx";
import { chaptersOf } from "./session/chapters.ts";
import { isComplete } from "./session/interview-session.ts";
import { lengthAdvice } from "./session/interview-session-selectors.ts";
import { useFollowing } from "./session/use-following.ts";
import { useGoingBack } from "./session/use-going-back.ts";
import type { Sitting } from "./session/use-interview-session.ts";
import { TestingControls } from "./testing-controls.tsx";

type Props = {
  sitting: Sitting;
  isAdmin: boolean;
  controls: PlaybackControls;
  /** Answers that the server refuses have been taken out of the conversation; their sound is still there. */
  onPutAside: () => void;
  /** Beside what can be done with the question. */
  settings?: ReactNode;
  /** Below it: what becomes of the words. */
  note?: ReactNode;
  /** Below that: the answer that is in hand and not sent yet. */
  answer?: ReactNode;
  /** What has to be said about sound that was kept. */
  children?: ReactNode;
};

/** The conversation of an open interview, with what has to be said about it. */
export function InterviewRoom({ sitting, isAdmin, controls, onPutAside, ...parts }: Props) {
  const { session, send, draft, isKept, giveAnswer } = sitting;
  const end = (anyway: boolean) => send({ type: "endConfirmed", anyway });
  const room = useRef<HTMLElement>(null);
  const { from, go } = useGoingBack(useFollowing(room, session));
  return (
    <section
      ref={room}
      data-room
      aria-label={m.interview_what_was_asked_and_told()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-4!"
    >
      <div className="mx-auto flex min-h-full w-full max-w-[50rem] flex-col justify-end gap-[clamp(1rem,3cqi,1.5rem)] px-[clamp(1rem,4cqi,1.5rem)] pt-5 pb-6">
        {isAdmin && !isComplete(session) && <TestingControls />}
        <ChatLog
          session={session}
          from={from}
          isSpeaking={controls.isSpeaking}
          isKept={isKept}
          onSendAgain={() => send({ type: "retryDue" })}
          onPutAside={() => {
            send({ type: "putAside" });
            onPutAside();
          }}
        />
        <QuestionActions sitting={sitting} controls={controls} settings={parts.settings}>
          {parts.note}
        </QuestionActions>
        {parts.answer}
        <ChapterList
          chapters={session.failure || session.support ? [] : chaptersOf(session.stored)}
          lang={session.about?.language ?? "en"}
          onGo={go}
        />
        <RoomNotices sitting={sitting} isAdmin={isAdmin} />
        {parts.children}
      </div>
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
    </section>
  );
}
