import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ChatMessage } from "./chat-message.tsx";
import type { Session } from "./interview-session.ts";

/** Messages that are shown at once, and that each press adds. */
export const shownAtOnce = 100;

type Props = { session: Session; end: number };

/** The part of a long conversation before `end`, brought in by a button. It is no live region: nothing is announced. */
export function EarlierMessages({ session, end }: Props) {
  const [start, setStart] = useState(end);
  return (
    <>
      {start > 0 && (
        <Button
          variant="secondary"
          className="self-center"
          onPress={() => setStart(Math.max(0, start - shownAtOnce))}
        >
          Show earlier
        </Button>
      )}
      {session.stored.slice(start, end).map((message) => (
        <ChatMessage key={message.id} message={message} about={session.about} />
      ))}
    </>
  );
}
