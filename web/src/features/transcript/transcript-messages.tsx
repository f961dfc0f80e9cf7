import type { Interview } from "@saga/contract/interviews";
import { Lock, Volume2 } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { intervieweeWords, messageAnchor } from "./transcript-facts.ts";

type Props = {
  interview: Interview & { interviewee_name: string };
  /** Plays a message from its beginning; undefined when it was not spoken. */
  onHear: (messageId: string) => (() => void) | undefined;
};

/** Questions in the app's own type, answers in the storyteller's. */
export function TranscriptMessages({ interview, onHear }: Props) {
  if (interview.messages.length === 0) return <Notice tone="empty" title="No transcript available" />;
  return (
    <ol className="grid gap-6">
      {interview.messages.map((message) => {
        const hear = onHear(message.id);
        const isAnswer = message.role === "user";
        return (
          <li
            key={message.id}
            id={messageAnchor(message.id)}
            tabIndex={-1}
            className={isAnswer ? "scroll-mt-24 border-l-4 border-primary pl-5" : undefined}
          >
            <p className="mb-1 flex flex-wrap items-center gap-3 text-s font-semibold text-ink-mute">
              {isAnswer ? intervieweeWords(interview.interviewee_name) : "Interviewer"}
              {message.is_private && (
                <Badge tone="sand" icon={<Lock size={18} aria-hidden />}>
                  Kept out of stories
                </Badge>
              )}
            </p>
            <p
              lang={interview.language}
              dir="auto"
              className={`whitespace-pre-wrap text-l ${isAnswer ? "font-story leading-read" : "text-ink-soft"}`}
            >
              {message.content || "Spoken. Waiting to be written down."}
            </p>
            {hear && isAnswer && (
              <Button variant="quiet" size="small" onPress={hear}>
                <Volume2 size={22} aria-hidden />
                Hear this answer
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
