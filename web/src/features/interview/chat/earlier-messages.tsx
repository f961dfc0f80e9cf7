import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { Session } from "../session/interview-session.ts";
import { ChatMessage } from "./chat-message.tsx";

/** Messages that are shown at once, and that each press adds. */
export const shownAtOnce = 100;

type Props = { session: Session /** Somebody was led there. */; from: number | null; end: number };

/** The part of a long conversation before `end`, brought in by a button. It is no live region: nothing is announced. */
export function EarlierMessages({ session, from, end }: Props) {
  const [pressed, setPressed] = useState(end);
  const start = Math.min(pressed, from ?? end);
  return (
    <>
      {start > 0 && (
        <Button
          variant="secondary"
          className="self-center"
          onPress={() => setPressed(Math.max(0, start - shownAtOnce))}
        >
          {m.interview_show_earlier()}
        </Button>
      )}
      {session.stored.slice(start, end).map((message) => (
        <ChatMessage key={message.id} message={message} about={session.about} />
      ))}
    </>
  );
}
