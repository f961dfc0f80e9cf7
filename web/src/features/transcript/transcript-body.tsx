import type { Interview, Message } from "@saga/contract/interviews";
import { Pencil, UserPen } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { InterviewExport } from "./interview-export.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { type HeardSentence, heardAt, sentencesIn, startsIn, type Timeline } from "./sound-map.ts";
import type { Speaking } from "./spoken-answer.tsx";
import { TranscriptEditor } from "./transcript-editor.tsx";
import { intervieweeWords } from "./transcript-facts.ts";
import { TranscriptRow } from "./transcript-row.tsx";
import { useFollowing } from "./use-following.ts";
import type { InterviewAudio } from "./use-interview-audio.ts";
import { useOpener } from "./use-opener.ts";

type Props = {
  interview: Interview;
  timeline: Timeline | undefined;
  audio: InterviewAudio;
  onMessages: (change: (messages: Message[]) => Message[]) => void;
  onReload: () => void;
  speaking: Speaking;
};

const noSentences: readonly HeardSentence[] = [];
const silence: Timeline = { duration_ms: 0, pending: 0, segments: [] };

/** What was asked and answered, to read, to hear and to correct. */
export function TranscriptBody({
  interview,
  timeline = silence,
  audio,
  onMessages,
  onReload,
  speaking,
}: Props) {
  const [mode, setMode] = useState<"reading" | "editing" | "naming">("reading");
  const opener = useOpener(mode === "editing");
  const sentences = useMemo(() => sentencesIn(timeline), [timeline]);
  const starts = useMemo(() => startsIn(timeline), [timeline]);
  const heard = audio.isLoaded ? heardAt(timeline, sentences, audio.positionMs) : null;
  useFollowing(heard?.messageId ?? null, audio.isPlaying);
  const name = intervieweeWords(interview.subject);
  const onChanged = useCallback(
    (changed: Message) =>
      onMessages((messages) => messages.map((each) => (each.id === changed.id ? changed : each))),
    [onMessages],
  );

  if (interview.messages.length === 0)
    return <Notice tone="empty" title={m.transcript_no_transcript_available()} />;
  if (mode === "editing")
    return (
      <TranscriptEditor
        id={interview._id}
        name={name}
        language={interview.language}
        messages={interview.messages}
        onSaved={(messages) => onMessages(() => messages)}
        onClose={() => setMode("reading")}
      />
    );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl">{m.transcript_transcript()}</h2>
        <Button ref={opener} variant="secondary" size="small" onPress={() => setMode("editing")}>
          <Pencil size={22} aria-hidden />
          {m.transcript_edit_transcript()}
        </Button>
        <Button variant="quiet" size="small" onPress={() => setMode("naming")}>
          <UserPen size={22} aria-hidden />
          {m.transcript_correct_a_name()}
        </Button>
        <InterviewExport id={interview._id} title={interview.title} hasSound={timeline.segments.length > 0} />
      </div>
      <ol className="grid gap-6">
        {interview.messages.map((message) => {
          const isHeard = heard?.messageId === message.id;
          return (
            <TranscriptRow
              key={message.id}
              interviewId={interview._id}
              message={message}
              speaker={message.role === "user" ? name : m.transcript_interviewer()}
              language={interview.language}
              startMs={starts.get(message.id)}
              sentences={sentences.get(message.id) ?? noSentences}
              isHeard={isHeard}
              heardFrom={isHeard ? heard.from : null}
              onPlay={audio.playFrom}
              onChanged={onChanged}
              speaking={speaking}
            />
          );
        })}
      </ol>
      {mode === "naming" && (
        <NameDialog
          id={interview._id}
          language={interview.language}
          onClose={() => setMode("reading")}
          onCorrected={onReload}
        />
      )}
    </>
  );
}
