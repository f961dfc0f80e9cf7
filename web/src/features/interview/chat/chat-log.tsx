import { Fragment, useState } from "react";
import { m } from "#messages";
import type { Session } from "../session/interview-session.ts";
import { currentQuestion, isBack } from "../session/interview-session-selectors.ts";
import { ChatBubble } from "./chat-bubble.tsx";
import { ChatMessage, tellerName } from "./chat-message.tsx";
import { EarlierMessages, shownAtOnce } from "./earlier-messages.tsx";
import { ThinkingBubble } from "./thinking-bubble.tsx";
import { UnsentNote } from "./unsent-note.tsx";

type Props = {
  session: Session;
  /** Messages from here on are to be shown; null: the newest are enough. */
  from: number | null;
  isSpeaking: boolean;
  isKept: boolean;
  onSendAgain: () => void;
  onPutAside: () => void;
};

/**
 * The conversation. Those who return find a line of what they told before the question that waits; after a break Saga greets them below its
 * words. Only whole messages enter the log, so that a screen reader hears each one once.
 */
export function ChatLog({ session, from, isSpeaking, isKept, onSendAgain, onPutAside }: Props) {
  const { stored, unsent, asking, failure, about } = session;
  const [logStart] = useState(() => Math.max(0, stored.length - shownAtOnce));
  const [recapAt] = useState(() => stored.length - 1);
  const [isReturn] = useState(() => isBack(session));
  const current = currentQuestion(session);
  // Words of support ask for no answer: the lines of help below them must be in sight. Those of a break are over.
  const currentAt = current && current.move !== "support" && !isBack(session) ? stored.length - 1 : -1;
  const lang = about?.language ?? "en";
  // Keys are places in the transcript: an answer keeps its place, and its node, when the server has stored it, and so it
  // is not announced again.
  return (
    <>
      <EarlierMessages session={session} from={from} end={logStart} />
      <div
        role="log"
        aria-label={m.interview_conversation()}
        className="flex flex-col gap-[clamp(1rem,3cqi,1.5rem)]"
      >
        {stored.slice(logStart).map((message, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fragment key={logStart + place}>
            {logStart + place === recapAt && session.recap && !isReturn && (
              <p role="note" lang={lang} className="rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">
                {session.recap}
              </p>
            )}
            <ChatMessage
              message={message}
              about={about}
              isCurrent={logStart + place === currentAt}
              isSpoken={isSpeaking && logStart + place === currentAt}
            />
            {logStart + place === recapAt && session.recap && isReturn && (
              <ChatBubble
                sender="saga"
                name="Saga"
                content={session.recap}
                lang={lang}
                isCurrent={current !== null}
                isSpoken={isSpeaking}
              />
            )}
          </Fragment>
        ))}
        {unsent.map((answer, place) => (
          <ChatBubble
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={stored.length + place}
            sender="teller"
            name={tellerName(about)}
            content={answer.content}
            lang={lang}
          >
            {answer.content === "" && <p className="text-s text-ink-mute">{m.interview_spoken_answer()}</p>}
            {failure && place === unsent.length - 1 && (
              <UnsentNote
                isLasting={failure.isLasting}
                isKept={isKept}
                onSendAgain={onSendAgain}
                onPutAside={onPutAside}
              />
            )}
          </ChatBubble>
        ))}
      </div>
      {asking && <ThinkingBubble words={asking.words} lang={lang} isSpoken={isSpeaking} />}
    </>
  );
}
