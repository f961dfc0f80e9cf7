import { useRef } from "react";
import { AnswerBox } from "./answer-box.tsx";
import { CompleteNote } from "./complete-note.tsx";
import "./dock.css";
import { DockControls } from "./dock-controls.tsx";
import { isComplete } from "./interview-session.ts";
import { StatePill } from "./state-pill.tsx";
import { useDockHeight } from "./use-dock-height.ts";
import type { Sitting } from "./use-interview-session.ts";

/** Everything that is done in an interview, always in the same place at the bottom of the window. */
export function Dock({ sitting }: { sitting: Sitting }) {
  const { session, draft, giveAnswer } = sitting;
  const dock = useRef<HTMLElement>(null);
  const isThinking = session.asking !== null;
  useDockHeight(dock);

  return (
    <section
      ref={dock}
      data-dock
      aria-label="Your turn"
      className="@container relative rounded-t-xl bg-surface pt-6 pb-4 shadow-3"
    >
      <StatePill>{isThinking && "I'm thinking about a response..."}</StatePill>
      <div className="wrap grid gap-3">
        {isComplete(session) ? (
          <CompleteNote leftText={draft.text} />
        ) : (
          <AnswerBox
            draft={draft}
            lang={session.about?.language ?? "en"}
            isThinking={isThinking}
            onSend={giveAnswer}
          />
        )}
        <DockControls sitting={sitting} />
      </div>
    </section>
  );
}
