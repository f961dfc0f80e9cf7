import type { Interview } from "@saga/contract/interviews";
import { Lock } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { intervieweeWords } from "./transcript-facts.ts";

type Props = { interview: Interview & { interviewee_name: string } };

/** Questions in the app's own type, answers in the storyteller's. */
export function TranscriptMessages({ interview }: Props) {
  if (interview.messages.length === 0) return <Notice tone="empty" title="No transcript available" />;
  return (
    <ol className="grid gap-6">
      {interview.messages.map((message) => {
        const isAnswer = message.role === "user";
        return (
          <li key={message.id} className={isAnswer ? "border-l-4 border-primary pl-5" : undefined}>
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
              className={`whitespace-pre-wrap text-l ${isAnswer ? "font-story leading-read" : "text-ink-soft"}`}
            >
              {message.content}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
