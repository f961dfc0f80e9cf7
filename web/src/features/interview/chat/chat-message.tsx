import type { Message } from "@saga/contract/interviews";
import { deletedOn } from "#lib/deleted-on.ts";
import { m } from "#messages";
import { SpokenNote } from "../recording/spoken-note.tsx";
import type { About } from "../session/interview-session.ts";
import { partsOf } from "../session/turn-selectors.ts";
import { ChatBubble } from "./chat-bubble.tsx";

type Props = { message: Message; about: About | null; isCurrent?: boolean; isSpoken?: boolean };

/** What the person who tells is called in the conversation. */
export const tellerName = (about: About | null): string => about?.intervieweeName || m.interview_you();

/** A stored message. */
export function ChatMessage({ message, about, isCurrent, isSpoken }: Props) {
  const isTeller = message.role === "user";
  const { lead, rest } = partsOf(message);
  return (
    <ChatBubble
      id={message.id}
      sender={isTeller ? "teller" : "saga"}
      name={isTeller ? tellerName(about) : "Saga"}
      lead={lead}
      content={rest}
      lang={about?.language ?? "en"}
      isPrivate={message.is_private && !message.deleted_at}
      isCurrent={isCurrent && !isTeller}
      isSpoken={isSpoken}
    >
      {message.deleted_at && <p className="text-s text-ink-mute">{deletedOn(message.deleted_at)}</p>}
      {message.recording_ids && (
        <SpokenNote
          interviewId={about?.id ?? ""}
          recordingIds={message.recording_ids}
          isWaiting={message.content === ""}
        />
      )}
    </ChatBubble>
  );
}
