import type { Message } from "@saga/contract/interviews";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useCallback, useMemo } from "react";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { AudioTranscript } from "./audio-transcript.tsx";
import { DeleteInterviewCard } from "./delete-interview-card.tsx";
import { InterviewTitle } from "./interview-title.tsx";
import { QuestionList } from "./question-list.tsx";
import { chaptersIn } from "./sound-map.ts";
import type { Speaking } from "./spoken-answer.tsx";
import { timelineQuery, transcriptQuery } from "./transcript.api.ts";
import { TranscriptBody } from "./transcript-body.tsx";
import { countWords, dateWords, intervieweeWords, messageAnchor } from "./transcript-facts.ts";
import { useInterviewAudio } from "./use-interview-audio.ts";

/** An interview that is shown, for what stands beside it. */
type Shown = {
  interviewId: string;
  lang: string;
  messages: readonly Message[];
  /** What stands in stories has changed. */
  onLetIn: () => void;
  /** Words of it were deleted for good. */
  onDeleted: () => void;
  /** Brings a message into sight. */
  onShow: (messageId: string) => void;
};

const showMessage = (id: string): void => {
  const message = document.getElementById(messageAnchor(id));
  message?.scrollIntoView({ block: "start" });
  message?.focus({ preventScroll: true });
};

type Props = {
  id: string;
  onDeleted: () => void;
  speaking: Speaking;
  children?: (shown: Shown) => ReactNode;
};

/** What was asked and answered in an interview, to read, hear and correct; `children` says what stands beside it. */
export function TranscriptScreen({ id, onDeleted, speaking, children }: Props) {
  const client = useQueryClient();
  const { data: interview, error, refetch } = useQuery(transcriptQuery(id));
  const { data: timeline } = useQuery(timelineQuery(id));
  const audio = useInterviewAudio(id);
  const messages = interview?.messages;
  const chapters = useMemo(
    () => (timeline && messages ? chaptersIn(timeline, messages) : []),
    [timeline, messages],
  );
  const reload = useCallback(() => {
    void client.invalidateQueries({ queryKey: transcriptQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: timelineQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: ["interviews"] });
  }, [client, id]);
  const changeMessages = useCallback(
    (change: (messages: Message[]) => Message[]) => {
      client.setQueryData(
        transcriptQuery(id).queryKey,
        (known) => known && { ...known, messages: change(known.messages) },
      );
      reload();
    },
    [client, id, reload],
  );
  const name = intervieweeWords(interview?.subject ?? "");

  return (
    <div className="wrap py-8">
      <LinkButton to={paths.home()} variant="quiet" className="-ml-4">
        <ArrowLeft size={24} aria-hidden />
        {m.transcript_back_to_all_sessions()}
      </LinkButton>
      <div className="grid gap-x-8 @min-[60rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          {interview ? (
            <>
              <InterviewTitle
                id={id}
                title={interview.title || m.transcript_interview()}
                onSaved={(title) =>
                  client.setQueryData(transcriptQuery(id).queryKey, (known) => known && { ...known, title })
                }
              />
              <div className="mt-3 text-l text-ink-soft">
                <p>{`${dateWords(interview)} · ${countWords(interview.messages.length)}`}</p>
                <p>{m.transcript_interview_with_name({ name })}</p>
              </div>
              <AudioTranscript
                about={{ name: interview.interviewee_name, date: interview.last_opened }}
                audio={audio}
                timeline={timeline}
                chapters={chapters}
              />
            </>
          ) : (
            <PageHeading title={m.transcript_interview()} className="mt-4 text-3xl">
              {m.transcript_interview()}
            </PageHeading>
          )}
          <section aria-label={m.transcript_transcript()} className="mt-8">
            {error ? (
              <Notice
                tone="failed"
                title={m.transcript_failed_to_fetch_interview_data()}
                onRetry={() => void refetch()}
              >
                {errorWords(error).advice}
              </Notice>
            ) : interview ? (
              <TranscriptBody
                interview={interview}
                timeline={timeline}
                audio={audio}
                onMessages={changeMessages}
                onReload={reload}
                speaking={speaking}
              />
            ) : (
              <Spinner label={m.transcript_loading_transcript()} />
            )}
          </section>
          {interview && (
            <DeleteInterviewCard
              id={id}
              title={interview.title || m.transcript_interview()}
              onDeleted={onDeleted}
            />
          )}
        </div>
        {interview && (
          <div className="grid min-w-0 content-start gap-8 pt-8">
            <QuestionList
              chapters={chapters}
              language={interview.language}
              positionMs={audio.isLoaded ? audio.positionMs : null}
              onPlay={audio.playFrom}
            />
            {children?.({
              interviewId: id,
              lang: interview.language,
              messages: interview.messages,
              onLetIn: () => void refetch(),
              onDeleted: reload,
              onShow: showMessage,
            })}
          </div>
        )}
      </div>
    </div>
  );
}
