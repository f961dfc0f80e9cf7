import type { Message } from "@saga/contract/interviews";
import { Lock, Mic, Pencil, Play, RotateCcw } from "lucide-react";
import { memo, useState } from "react";
import { deletedOn } from "#lib/deleted-on.ts";
import { formatClock } from "#lib/format.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { AnswerEditor } from "./answer-editor.tsx";
import type { HeardSentence } from "./sound-map.ts";
import { type Speaking, SpokenAnswer } from "./spoken-answer.tsx";
import { SpokenText } from "./spoken-text.tsx";
import { messageAnchor } from "./transcript-facts.ts";
import { useOpener } from "./use-opener.ts";

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
  onChanged: (changed: Message) => void;
  /** Where an answer is added to by voice, or told anew. */
  speaking: Speaking;
};

const placeholderOf = ({ deleted_at }: Message): string =>
  deleted_at ? deletedOn(deleted_at) : m.transcript_spoken_waiting_to_be_written_down();

/** A question in the app's own type, or an answer in the storyteller's, with what can be done with it. */
export const TranscriptRow = memo(function TranscriptRow(props: Props) {
  const { interviewId, message, speaker, language, startMs, sentences, onPlay, onChanged, speaking } = props;
  const place = { interviewId, messageId: message.id };
  const close = () => setMode("reading");
  const [mode, setMode] = useState<"reading" | "editing" | "adding" | "anew">("reading");
  const editor = useOpener(mode === "editing");
  const adder = useOpener(mode === "adding");
  const reteller = useOpener(mode === "anew");
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
        {message.is_private && !message.deleted_at && (
          <Badge tone="sand" icon={<Lock size={18} aria-hidden />}>
            {m.transcript_kept_out_of_stories()}
          </Badge>
        )}
      </p>
      {mode === "editing" ? (
        <AnswerEditor
          place={place}
          label={isAnswer ? m.transcript_answer() : m.transcript_question()}
          content={message.content}
          language={language}
          onSaved={onChanged}
          onClose={close}
        />
      ) : (
        <p
          lang={isWritten ? language : undefined}
          dir="auto"
          className={`whitespace-pre-wrap text-l ${isAnswer && isWritten ? "font-story leading-read" : "text-ink-soft"}`}
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
            placeholderOf(message)
          )}
        </p>
      )}
      {(mode === "adding" || mode === "anew") && (
        <SpokenAnswer
          place={place}
          isAnew={mode === "anew"}
          {...{ language, speaking, onChanged }}
          onClose={close}
        />
      )}
      {mode === "reading" && (
        <div className="-ml-4 flex flex-wrap">
          {isWritten && (
            <Button
              ref={editor}
              variant="quiet"
              size="small"
              aria-label={m.transcript_edit_content({ content: message.content.slice(0, 40) })}
              onPress={() => setMode("editing")}
            >
              <Pencil size={20} aria-hidden />
              {m.transcript_edit()}
            </Button>
          )}
          {startMs !== undefined && isAnswer && (
            <Button
              variant="quiet"
              size="small"
              aria-label={m.transcript_listen_content({ content: message.content.slice(0, 40) })}
              onPress={() => onPlay(startMs)}
            >
              <Play size={20} aria-hidden />
              {m.transcript_listen()}
            </Button>
          )}
          {isAnswer && !message.is_talk && (
            <>
              <Button
                ref={adder}
                variant="quiet"
                size="small"
                aria-label={m.transcript_add_to_it_content({ content: message.content.slice(0, 40) })}
                onPress={() => setMode("adding")}
              >
                <Mic size={20} aria-hidden />
                {m.transcript_add_to_it()}
              </Button>
              <Button
                ref={reteller}
                variant="quiet"
                size="small"
                aria-label={m.transcript_tell_it_again_content({ content: message.content.slice(0, 40) })}
                onPress={() => setMode("anew")}
              >
                <RotateCcw size={20} aria-hidden />
                {m.transcript_tell_it_again()}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
});
