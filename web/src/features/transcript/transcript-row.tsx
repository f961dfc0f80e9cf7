import type { Message } from "@saga/contract/interviews";
import { Lock, Pencil, Play } from "lucide-react";
import { memo, useState } from "react";
import { formatClock } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { AnswerEditor } from "./answer-editor.tsx";
import type { HeardSentence } from "./sound-map.ts";
import { SpokenText } from "./spoken-text.tsx";
import { messageAnchor } from "./transcript-facts.ts";

type Props = {
  interviewId: string;
  message: Message;
  speaker: string;
  language: string;
  /** Where its sound begins; undefined: it was not spoken. */
  startMs: number | undefined;
  sentences: readonly HeardSentence[];
  /** It is being heard; the first character of the sentence, where that is known. */
  isHeard: boolean;
  heardFrom: number | null;
  onPlay: (ms: number) => void;
  onChanged: (messageId: string, content: string) => void;
};

/** A question in the app's own type, or an answer in the storyteller's, with what can be done with it. */
export const TranscriptRow = memo(function TranscriptRow(props: Props) {
  const { interviewId, message, speaker, language, startMs, sentences, onPlay, onChanged } = props;
  const [isEditing, setIsEditing] = useState(false);
  const isAnswer = message.role === "user";
  const isWritten = message.content !== "";
  return (
    <li
      id={messageAnchor(message.id)}
      tabIndex={-1}
      className={`scroll-mt-36 ${isAnswer ? "border-l-4 border-primary pl-5" : ""}`}
    >
      <p className="mb-1 flex flex-wrap items-center gap-3 text-s font-semibold text-ink-mute">
        {speaker}
        {startMs !== undefined && <span className="whitespace-nowrap">{formatClock(startMs / 1000)}</span>}
        {message.is_private && (
          <Badge tone="sand" icon={<Lock size={18} aria-hidden />}>
            Kept out of stories
          </Badge>
        )}
      </p>
      {isEditing ? (
        <AnswerEditor
          place={{ interviewId, messageId: message.id }}
          label={isAnswer ? "Answer" : "Question"}
          content={message.content}
          language={language}
          onSaved={(content) => onChanged(message.id, content)}
          onClose={() => setIsEditing(false)}
        />
      ) : (
        <p
          lang={language}
          dir="auto"
          className={`whitespace-pre-wrap text-l ${isAnswer ? "font-story leading-read" : "text-ink-soft"}`}
        >
          {isWritten ? (
            <SpokenText
              content={message.content}
              sentences={sentences}
              isHeard={props.isHeard}
              heardFrom={props.heardFrom}
              onPlay={onPlay}
            />
          ) : (
            "Spoken. Waiting to be written down."
          )}
        </p>
      )}
      {!isEditing && (
        <div className="-ml-4 flex flex-wrap">
          {isWritten && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Edit: ${message.content.slice(0, 40)}`}
              onPress={() => setIsEditing(true)}
            >
              <Pencil size={20} aria-hidden />
              Edit
            </Button>
          )}
          {startMs !== undefined && isAnswer && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Listen: ${message.content.slice(0, 40)}`}
              onPress={() => onPlay(startMs)}
            >
              <Play size={20} aria-hidden />
              Listen
            </Button>
          )}
        </div>
      )}
    </li>
  );
});
